import type { Order } from '@foyer/contracts/order/order'

/** What can still be given back, in minor units: nothing of an order that was never paid, or paid elsewhere. */
export function refundableAmount(order: Order): number {
  const isPaidHere = order.payment_status === 'PAYMENT_RECEIVED' && order.payment_provider === 'STRIPE'
  return isPaidHere ? order.remaining_total : 0
}
