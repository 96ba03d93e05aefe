import type { Message } from '@foyer/contracts/message'
import { refundDue } from '@foyer/contracts/payment/payment-messages'
import { type Context, nowInstant } from '../context.ts'
import type { OrderItem, OrderRefund } from '../order/order-entity.ts'
import { newId } from '../random-id.ts'
import { toSend } from '../table/outbox.ts'

/**
 * The order with one more attempt to give money back, and the message that makes Stripe do it. One row per attempt (F13);
 * Stripe is asked with the row's id as its idempotency key, so a refund is made once.
 */
export function requestRefund(
  ctx: Context,
  order: OrderItem,
  request: Pick<OrderRefund, 'amount' | 'reason' | 'notify_buyer'>,
): { after: OrderItem; messages: Message[] } {
  const refund: OrderRefund = {
    ...request,
    id: newId('refund'),
    status: 'PENDING',
    stripe_refund_id: null,
    created_at: nowInstant(ctx),
  }
  return {
    after: { ...order, refund_status: 'REFUND_PENDING', refunds: [...order.refunds, refund] },
    messages: [toSend(refundDue, { order_short_id: order.short_id, refund_id: refund.id })],
  }
}

/** What may still be given back: paid, less what was or is being refunded; minor units. */
export function refundableAmount(order: OrderItem): number {
  const isPaid = order.payment_status === 'PAYMENT_RECEIVED'
  const given = order.refunds
    .filter(({ status }) => status !== 'FAILED')
    .reduce((sum, { amount }) => sum + amount, 0)
  return isPaid ? order.total - given : 0
}
