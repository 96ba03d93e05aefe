import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PaymentIntent } from '@foyer/contracts/payment/payment'
import type { createPaymentIntent as endpoint } from '@foyer/contracts/payment/payment-endpoints'
import { AppError } from '../app-error.ts'
import { config, required } from '../config.ts'
import { type Context, nowInstant } from '../context.ts'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { requireHeld } from '../order/require-held.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { newWatch } from '../settlement/payment-watch.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrder } from '../store/order/read-order.ts'
import { createIntent } from '../stripe/payment-intent.ts'
import type { StripePaymentIntent } from '../stripe/stripe.ts'
import { untilWritten } from '../table/until-written.ts'
import { rememberedIntent, takePaymentQuestion } from './remembered-intent.ts'

/**
 * Starts or resumes paying an order that is held and has a named buyer; one open intent per order, so double clicks
 * and second tabs pay once, and a decline can be tried again (F8). An intent that was cancelled at Stripe is followed by
 * another. That Stripe will be asked is written down first, with the watch that finds what got lost (F7).
 * Errors: order.expired, order.already_completed, order.buyer_not_named, payment.not_available, payment.amount_refused,
 * payment.unavailable, request.idempotency_conflict, request.too_many.
 */
export async function createPaymentIntent(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PaymentIntent> {
  takePaymentQuestion(ctx, await readOrder(params.order_short_id))
  return untilWritten(() => payOrder(ctx, params.order_short_id))
}

async function payOrder(ctx: Context, short_id: string): Promise<PaymentIntent | 'lost'> {
  const order = await readOrder(short_id)
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

/** The order's intent, which the order knows. `lost`: somebody else wrote the order meanwhile. */
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
