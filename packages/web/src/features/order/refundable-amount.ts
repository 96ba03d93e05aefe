import type { Order } from '@foyer/contracts/order/order'

/** What can still be given back, in minor units: nothing of an order that was never paid. */
export function refundableAmount(order: Order): number {
  return order.payment_status === 'PAYMENT_RECEIVED' ? order.total - order.refunded_total : 0
}
