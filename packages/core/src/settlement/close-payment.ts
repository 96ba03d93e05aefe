import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { cancelIntent, wasFaster } from '../stripe/payment-intent.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Sees to it that an order can no longer be paid at Stripe, before it ends or is paid elsewhere. Where the payment was
 * faster, the order is settled by it instead (F2). Errors: order.already_completed, payment.unavailable.
 */
export async function closePayment(ctx: Context, order: OrderItem): Promise<void> {
  if (order.payment_intent_id === null) return
  const intent = await cancelIntent(order)
  if (wasFaster(order, intent)) {
    await settlePayment(ctx, order.short_id, intent)
    throw new AppError('order.already_completed')
  }
}
