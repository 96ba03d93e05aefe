import type { OrderRow } from '@foyer/contracts/order/order'
import { isPaidInFoyer } from '@foyer/contracts/order/order-status'

/** What cancelling chosen orders concerns; amounts in minor units. */
export interface CancelScope {
  /** Those that can be cancelled. */
  orders: OrderRow[]
  /** How many others were chosen. */
  leftOut: number
  tickets: number
  /** How many of the orders have money that can go back to a card, and how much. */
  paidByCard: number
  refund: number
}

/** Of the chosen orders, the completed ones can be cancelled. */
export function cancelScope(chosen: readonly OrderRow[]): CancelScope {
  const orders = chosen.filter(({ status }) => status === 'COMPLETED')
  const paid = orders.filter(isPaidByCard)
  return {
    orders,
    leftOut: chosen.length - orders.length,
    tickets: sumOf(orders, ({ ticket_count }) => ticket_count),
    paidByCard: paid.length,
    refund: sumOf(paid, moneyLeft),
  }
}

/**
 * Whether a refund is asked for when this order is cancelled. Also while its bank or an earlier refund holds the money: then the
 * order is refused, and is not cancelled without its money.
 */
export function isPaidByCard(order: OrderRow): boolean {
  return isPaidInFoyer(order.payment_provider) && order.source !== 'MANUAL' && moneyLeft(order) > 0
}

function moneyLeft({ total, refunded_total }: OrderRow): number {
  return total - refunded_total
}

function sumOf(orders: readonly OrderRow[], amount: (order: OrderRow) => number): number {
  return orders.reduce((sum, order) => sum + amount(order), 0)
}
