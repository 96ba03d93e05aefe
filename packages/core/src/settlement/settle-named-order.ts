import { writeOrder } from '../order-state/write-order.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { createIntent, foreignReason } from '../stripe/payment-intent.ts'
import {
  isIdempotencyConflict,
  keysLiveMilliseconds,
  refusalOf,
  type StripePaymentIntent,
} from '../stripe/stripe.ts'
import { untilWritten } from '../table/write.ts'
import { type Context, isAppError } from '../verb.ts'
import { recordForeignPayment } from './foreign-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Settles the order that a payment intent's metadata names, if it is the payment which this order began (F24). The owner of a
 * Stripe account writes metadata as they like, so it only says where to look. Answers the order; null where the payment is
 * foreign or names no order: then nothing changes.
 */
export async function settleNamedOrder(
  ctx: Context,
  intent: StripePaymentIntent,
  stripe_account_id: string | null,
): Promise<OrderItem | null> {
  const { foyer_order: short_id } = intent.metadata
  if (!short_id) return null
  const order = await findOrder(short_id)
  if (order === null) {
    await recordForeignPayment(ctx, intent, { stripe_account_id, reason: 'ORDER', order: null })
    return null
  }
  if (stripe_account_id === order.stripe_account_id) await adoptLostIntent(ctx, order)
  const settled = await settlePayment(ctx, short_id, intent, stripe_account_id)
  return foreignReason(settled, intent, stripe_account_id) === null ? settled : null
}

async function findOrder(short_id: string): Promise<OrderItem | null> {
  try {
    return await readOrder(short_id)
  } catch (error) {
    if (isAppError(error, 'order.not_found')) return null
    throw error
  }
}

/**
 * The order with the payment intent of its attempt, in case the process died before writing it down (F7). The
 * attempt's key finds it again at Stripe, as long as Stripe knows the key; afterwards asking would make another, so nothing is
 * asked. Only that process was told the intent's client secret: a buyer cannot have paid an intent that stays unknown.
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

/** Null if Stripe refuses to make one, because then none exists. */
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
