import type { Order } from '@foyer/contracts/order/order'
import { endsRefunds, holdsMoney } from '@foyer/contracts/order/order-dispute'
import { isPaidInFoyer } from '@foyer/contracts/order/order-status'

/** The amount that can still be refunded, in minor units. Zero for an order that was never paid, was paid elsewhere, or of which a bank holds or took a part. */
export function refundableAmount(order: Order): number {
  const isPaidHere = order.payment_status === 'PAYMENT_RECEIVED' && isPaidInFoyer(order.payment_provider)
  const isDisputed = order.disputes.some((one) => holdsMoney(one) || endsRefunds(one))
  return isPaidHere && !isDisputed ? order.remaining_total : 0
}

/** Whether a refund can begin now. Only one is pending at a time. */
export function canRefund(order: Order): boolean {
  return refundableAmount(order) > 0 && order.refund_status !== 'REFUND_PENDING'
}
