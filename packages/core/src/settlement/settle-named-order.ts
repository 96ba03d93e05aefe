import { isAppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrder } from '../store/order/read-order.ts'
import { foreignReason } from '../stripe/foreign-reason.ts'
import type { StripePaymentIntent } from '../stripe/stripe.ts'
import { adoptLostIntent } from './adopt-lost-intent.ts'
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
