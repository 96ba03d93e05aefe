import type { Order } from '@foyer/contracts/order/order'
import { holdsMoney } from '@foyer/contracts/order/order-dispute'

/** What can still be given back, in minor units: nothing of an order that was never paid, paid elsewhere, or is disputed. */
export function refundableAmount(order: Order): number {
  const isPaidHere = order.payment_status === 'PAYMENT_RECEIVED' && order.payment_provider === 'STRIPE'
  const isDisputed = order.disputes.some(holdsMoney)
  return isPaidHere && !isDisputed ? order.remaining_total : 0
}
