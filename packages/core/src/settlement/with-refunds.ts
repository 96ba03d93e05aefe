import type { RefundStatus } from '@foyer/contracts/order/order-status'
import type { OrderItem, OrderRefund } from '../store/order/order-entity.ts'

/** The order with these attempts to give money back, and what they add up to. */
export function withRefunds(order: OrderItem, refunds: OrderRefund[]): OrderItem {
  const refunded_total = sumOf(refunds, 'SUCCEEDED')
  return { ...order, refunds, refunded_total, refund_status: refundStatus(order, refunds) }
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
