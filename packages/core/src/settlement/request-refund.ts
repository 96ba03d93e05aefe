import type { Message } from '@foyer/contracts/message'
import { endsRefunds, holdsMoney } from '@foyer/contracts/order/order-dispute'
import { isPaidInFoyer } from '@foyer/contracts/order/order-status'
import { refundDue } from '@foyer/contracts/payment/payment-messages'
import { config } from '../config.ts'
import type { OrderWrite } from '../order-state/write-order.ts'
import { newId } from '../random-id.ts'
import { auditedOrder } from '../store/audit/audited.ts'
import type { OrderItem, OrderRefund } from '../store/order/order-entity.ts'
import { toSend } from '../table/write.ts'
import { AppError, asSystem, type Context, nowInstant } from '../verb.ts'
import { newWatch } from './payment-watch.ts'
import { splitRefund } from './split-refund.ts'

/**
 * The order with one more attempt to give money back, the messages for Stripe and the audit log, and the
 * watch that sees it through. One row per attempt (F13); Stripe is asked with the row's id as its idempotency key, so a refund is made once.
 */
export function requestRefund(
  ctx: Context,
  order: OrderItem,
  request: Pick<OrderRefund, 'amount' | 'reason' | 'notify_buyer'>,
): { after: OrderItem; messages: Message[]; watch: OrderWrite['watch'] } {
  const refund: OrderRefund = {
    ...request,
    ...splitRefund(order, order.refunds, request.amount),
    id: newId('refund'),
    status: 'PENDING',
    stripe_refund_id: null,
    // What could not be sold earns the platform nothing.
    returns_fee: request.reason === 'SOLD_OUT' || config().REFUND_APPLICATION_FEE,
    created_at: nowInstant(ctx),
  }
  // The refund of tickets that were sold out has no actor, whichever call triggers it.
  const by = request.reason === 'SOLD_OUT' ? asSystem(ctx) : ctx
  return {
    after: { ...order, refund_status: 'REFUND_PENDING', refunds: [...order.refunds, refund] },
    messages: [
      toSend(refundDue, { order_short_id: order.short_id, refund_id: refund.id }),
      auditedOrder(by, 'order.refund_requested', order, request.amount),
    ],
    // Stripe knows nothing of a test order.
    watch: order.is_test ? undefined : newWatch(ctx, order.short_id),
  }
}

/**
 * What may still be given back: paid through Stripe or as a test, less what was or is being refunded and what the buyer's bank has taken or
 * keeps for now; minor units.
 */
export function refundableAmount(order: OrderItem): number {
  const isPaid = order.payment_status === 'PAYMENT_RECEIVED' && isPaidInFoyer(order.payment_provider)
  const given = sumOf(order.refunds.filter(({ status }) => status !== 'FAILED'))
  const disputed = sumOf((order.disputes ?? []).filter(holdsMoney))
  return isPaid ? Math.max(0, order.total - given - disputed) : 0
}

function sumOf(rows: readonly { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Only what came through Stripe can go back through it (specification §5), and not while the buyer's bank keeps it (F31), nor the rest of what the
 * bank has taken a part of.
 */
export function requireRefundable(order: OrderItem): void {
  const { source, payment_provider, disputes = [] } = order
  if (source === 'MANUAL') throw new AppError('order.manual_not_refundable')
  if (payment_provider === 'OFFLINE') throw new AppError('order.offline_not_refundable')
  if (disputes.some(holdsMoney)) throw new AppError('order.disputed')
  if (disputes.some(endsRefunds) && refundableAmount(order) > 0) throw new AppError('order.charged_back')
}
