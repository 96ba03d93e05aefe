import type { PublicOrder } from '@foyer/contracts/order/order'

/** An order with the end of its hold by this browser's clock, which may be wrong by hours. */
export interface CheckoutOrder extends PublicOrder {
  held_until: string
}

export function toCheckoutOrder(order: PublicOrder, now = Date.now()): CheckoutOrder {
  return { ...order, held_until: new Date(now + order.seconds_left * 1000).toISOString() }
}

export function ticketCount(order: Pick<PublicOrder, 'lines'>): number {
  return order.lines.reduce((sum, line) => sum + line.quantity, 0)
}
