import { fromStripeAmount } from '@foyer/contracts/money'
import type { RefundStatus } from '@foyer/contracts/order/order'
import {
  orderCounted,
  orderRefundedNoticeDue,
  soldOutRefundNoticeDue,
} from '@foyer/contracts/order/order-messages'
import { type Context, nowInstant } from '../context.ts'
import { noCounts } from '../order/completed-order.ts'
import type { OrderItem, OrderRefund } from '../order/order-entity.ts'
import { readOrder } from '../order/read-order.ts'
import { writeOrder } from '../order/write-order.ts'
import { newId } from '../random-id.ts'
import { toSend } from '../table/outbox.ts'
import type { StripeRefund } from './stripe.ts'

/**
 * Books what Stripe says of a refund: ours by its row's id, one made in Stripe's dashboard as a new row (F13). A row that
 * has failed or succeeded stays as it is, so repeats and late events change nothing.
 */
export async function settleRefund(ctx: Context, short_id: string, refund: StripeRefund): Promise<void> {
  const order = await readOrder(short_id)
  const row = rowOf(order, refund) ?? rowFromDashboard(ctx, order, refund)
  const status = statusOf(refund)
  if (row.status !== 'PENDING') return
  if (status === 'PENDING' && row.stripe_refund_id === refund.id) return
  const settled: OrderRefund = { ...row, status, stripe_refund_id: refund.id }
  const refunds = [...order.refunds.filter(({ id }) => id !== row.id), settled]
  const refunded_total = sumOf(refunds, 'SUCCEEDED')
  const after = { ...order, refunds, refunded_total, refund_status: refundStatus(order, refunds) }
  const result = await writeOrder({ before: order, after, messages: messagesFor(ctx, order, settled) })
  if (result !== 'written') await settleRefund(ctx, short_id, refund)
}

function rowOf(order: OrderItem, refund: StripeRefund): OrderRefund | undefined {
  return order.refunds.find(
    ({ id, stripe_refund_id }) => stripe_refund_id === refund.id || id === refund.metadata?.foyer_refund,
  )
}

function rowFromDashboard(ctx: Context, order: OrderItem, refund: StripeRefund): OrderRefund {
  return {
    id: newId('refund'),
    amount: fromStripeAmount(refund.amount, order.currency),
    status: 'PENDING',
    reason: 'REFUND',
    stripe_refund_id: null,
    notify_buyer: true,
    created_at: nowInstant(ctx),
  }
}

function statusOf(refund: StripeRefund): OrderRefund['status'] {
  if (refund.status === 'succeeded') return 'SUCCEEDED'
  return refund.status === 'failed' || refund.status === 'canceled' ? 'FAILED' : 'PENDING'
}

function sumOf(refunds: readonly OrderRefund[], status: OrderRefund['status']): number {
  return refunds.filter((refund) => refund.status === status).reduce((sum, { amount }) => sum + amount, 0)
}

function refundStatus(order: OrderItem, refunds: readonly OrderRefund[]): RefundStatus {
  if (sumOf(refunds, 'PENDING') > 0) return 'REFUND_PENDING'
  const refunded = sumOf(refunds, 'SUCCEEDED')
  if (refunded === order.total) return 'REFUNDED'
  if (refunds.at(-1)?.status === 'FAILED') return 'REFUND_FAILED'
  return refunded > 0 ? 'PARTIALLY_REFUNDED' : 'NONE'
}

function messagesFor(ctx: Context, order: OrderItem, { status, amount, reason, notify_buyer }: OrderRefund) {
  if (status !== 'SUCCEEDED') return []
  const order_short_id = order.short_id
  return [
    order.completed_at === null
      ? undefined
      : toSend(orderCounted, { ...noCounts(ctx, order), refunded: amount }),
    notify_buyer ? toSend(orderRefundedNoticeDue, { order_short_id, amount, reason }) : undefined,
    reason === 'SOLD_OUT' ? toSend(soldOutRefundNoticeDue, { order_short_id }) : undefined,
  ]
}
