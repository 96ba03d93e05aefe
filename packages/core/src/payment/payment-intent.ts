import type { EndpointAnswer } from '@foyer/contracts/endpoint'
import type { PaymentIntent, PaymentOutcome } from '@foyer/contracts/payment/payment'
import type * as endpoints from '@foyer/contracts/payment/payment-endpoints'
import { config, required } from '../config.ts'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { toPublicOrder } from '../order/get-public-order.ts'
import { requireHeld } from '../order/give-order-details.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { takeLocalRate } from '../rate-limit/take-rate.ts'
import { newWatch } from '../settlement/payment-watch.ts'
import { settleByStripe, settlePayment } from '../settlement/settle-payment.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { createIntent, retrieveIntent } from '../stripe/payment-intent.ts'
import type { StripePaymentIntent } from '../stripe/stripe.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'

/**
 * Starts or resumes paying an order that is held and has a named buyer; one open intent per order, so double clicks
 * and second tabs pay once, and a decline can be tried again (F8). An intent that was cancelled at Stripe is followed by
 * another. That Stripe will be asked is written down first, with the watch that finds what got lost (F7).
 */
export async function createPaymentIntent(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.createPaymentIntent>,
): Promise<PaymentIntent> {
  takePaymentQuestion(ctx, await readOrder(params.order_short_id))
  return untilWritten(() => payOrder(ctx, params.order_short_id))
}

async function payOrder(ctx: Context, short_id: string): Promise<PaymentIntent | 'lost'> {
  const order = await readOrder(short_id)
  if (order.is_test) throw new AppError('payment.not_available')
  const isRetry = wasAnswered(ctx, order, 'createPaymentIntent')
  if (isRetry && order.status === 'COMPLETED') return howToPay(order, await rememberedIntent(ctx, order))
  requireHeld(ctx, order)
  if (order.email === '') throw new AppError('order.buyer_not_named')
  const intent = await intentOf(ctx, order)
  if (intent === 'lost') return 'lost'
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    await settlePayment(ctx, order.short_id, intent)
    throw new AppError('order.already_completed')
  }
  return howToPay(order, intent)
}

function howToPay(order: OrderItem, intent: StripePaymentIntent): PaymentIntent {
  return {
    client_secret: intent.client_secret ?? '',
    publishable_key: required('STRIPE_PUBLISHABLE_KEY'),
    stripe_account_id: order.stripe_account_id ?? '',
    stripe_js_url: config().STRIPE_JS_URL,
  }
}

/** The order's intent, which the order now names. `lost`: another process wrote the order first. */
async function intentOf(ctx: Context, order: OrderItem): Promise<StripePaymentIntent | 'lost'> {
  if (!order.payment_attempt) return beginAttempt(ctx, order)
  if (order.payment_intent_id === null) return makeIntent(ctx, order)
  const intent = await rememberedIntent(ctx, order)
  return intent.status === 'canceled' ? beginAttempt(ctx, order) : intent
}

async function beginAttempt(ctx: Context, order: OrderItem): Promise<StripePaymentIntent | 'lost'> {
  const payment_attempt = (order.payment_attempt ?? 0) + 1
  const payment_attempt_at = nowInstant(ctx)
  const after = { ...order, payment_attempt, payment_attempt_at, payment_intent_id: null }
  const result = await writeOrder({ before: order, after, watch: newWatch(ctx, order.short_id) })
  return result === 'written' ? makeIntent(ctx, { ...after, version: order.version + 1 }) : 'lost'
}

async function makeIntent(ctx: Context, order: OrderItem): Promise<StripePaymentIntent | 'lost'> {
  const intent = await createIntent(order)
  const after = withAnswered(ctx, { ...order, payment_intent_id: intent.id }, 'createPaymentIntent')
  return (await writeOrder({ before: order, after })) === 'written' ? intent : 'lost'
}

/**
 * The state of an order's payment. Until a webhook arrives, it asks Stripe and settles the order by the answer, because a
 * return address is no proof of payment (F4).
 */
export async function getPaymentIntent(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getPaymentIntent>,
): Promise<EndpointAnswer<typeof endpoints.getPaymentIntent>['data']> {
  const order = await readOrder(params.order_short_id)
  takePaymentQuestion(ctx, order)
  const settled = await settleByStripe(ctx, order, () => rememberedIntent(ctx, order))
  return { outcome: outcomeOf(settled), order: await toPublicOrder(ctx, settled) }
}

/** How an order's payment stands, by the order alone. */
export function outcomeOf(order: OrderItem): PaymentOutcome {
  if (order.status === 'COMPLETED') return 'SUCCEEDED'
  if (order.payment_status === 'PROCESSING') return 'PROCESSING'
  return order.payment_status === 'PAYMENT_FAILED' ? 'FAILED' : 'UNCONFIRMED'
}

const memoryMilliseconds = 1500
const mostRemembered = 1000

/** Calls about one order's payment in a minute; a return page makes one every two seconds. */
const questions = { name: 'payment-questions', most: 120, seconds: 60 }

const answers = new Map<string, { at: number; intent: Promise<StripePaymentIntent> }>()

/**
 * The order's payment intent for a holder of its link: what Stripe answered last, for up to 1.5 seconds and as long as the
 * order stays as it is; a decline is not remembered. So one link cannot use up what Stripe answers all organizers of a stage. Kept in this process, of the
 * last 1,000 orders. What must be certain asks `retrieveIntent`.
 */
export function rememberedIntent(ctx: Context, order: OrderItem): Promise<StripePaymentIntent> {
  const key = `${order.short_id}/${order.version}/${order.payment_intent_id}`
  const now = ctx.now.getTime()
  const known = answers.get(key)
  if (known && Math.abs(now - known.at) < memoryMilliseconds) return known.intent
  answers.delete(key)
  const intent = retrieveIntent(order)
  answers.set(key, { at: now, intent })
  for (const oldest of answers.keys()) {
    if (answers.size <= mostRemembered) break
    answers.delete(oldest)
  }
  // A failed request is not kept as an answer, and a buyer who has paid must not be told about a decline.
  const forget = () => answers.delete(key)
  intent.then(({ last_payment_error }) => last_payment_error && forget(), forget)
  return intent
}

/** Counts one call of a link's holder about the order's payment. */
export function takePaymentQuestion(ctx: Context, { short_id }: OrderItem): void {
  takeLocalRate(ctx, questions, short_id)
}
