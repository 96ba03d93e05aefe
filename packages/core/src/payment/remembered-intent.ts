import type { Context } from '../context.ts'
import { takeLocalRate } from '../rate-limit/take-local-rate.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { retrieveIntent } from '../stripe/payment-intent.ts'
import type { StripePaymentIntent } from '../stripe/stripe.ts'

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
  // A failure is no answer; and a buyer who has paid does not hear of a decline.
  const forget = () => answers.delete(key)
  intent.then(({ last_payment_error }) => last_payment_error && forget(), forget)
  return intent
}

/** Counts one call of a link's holder about the order's payment. Error: `request.too_many` (429). */
export function takePaymentQuestion(ctx: Context, { short_id }: OrderItem): void {
  takeLocalRate(ctx, questions, short_id)
}
