import { isAppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { writeOrder } from '../order-state/write-order.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrder } from '../store/order/read-order.ts'
import { createIntent } from '../stripe/payment-intent.ts'
import { isIdempotencyConflict, keysLiveMilliseconds, refusalOf } from '../stripe/stripe.ts'
import { untilWritten } from '../table/until-written.ts'

/**
 * The order with the payment intent of its attempt, where the maker of that intent died before writing it down (F7). The
 * attempt's key finds it again at Stripe, as long as Stripe knows the key; afterwards asking would make another, so nothing is
 * asked. Only its maker was told the intent's client secret: a buyer can't have paid one that stays unknown.
 */
export async function adoptLostIntent(ctx: Context, order: OrderItem): Promise<OrderItem> {
  return untilWritten(async (attempted) => {
    const before = attempted === 0 ? order : await readOrder(order.short_id)
    if (before.payment_intent_id !== null || !isKeyKnown(ctx, before)) return before
    const payment_intent_id = await lostIntent(before)
    if (payment_intent_id === null) return before
    const result = await writeOrder({ before, after: { ...before, payment_intent_id } })
    return result === 'written' ? readOrder(order.short_id) : result
  })
}

/** Null where Stripe refuses to make one: then there is none. */
async function lostIntent(order: OrderItem): Promise<string | null> {
  try {
    return (await createIntent(order)).id
  } catch (error) {
    const isRefused = refusalOf(error) !== null || isAppError(error, 'payment.not_available')
    if (!isRefused && !isIdempotencyConflict(error)) throw error
    return null
  }
}

function isKeyKnown(ctx: Context, { payment_attempt, payment_attempt_at }: OrderItem): boolean {
  if (!payment_attempt || !payment_attempt_at) return false
  return ctx.now.getTime() - Date.parse(payment_attempt_at) <= keysLiveMilliseconds
}
