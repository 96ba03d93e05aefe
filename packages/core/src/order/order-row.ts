import { displayStatus, type OrderRow } from '@foyer/contracts/order/order'
import type { OrderItem } from './order-entity.ts'

/** The compact line by which lists know an order; none until it was completed. */
export function orderRow(order: OrderItem): OrderRow | undefined {
  if (order.completed_at === null) return undefined
  return {
    short_id: order.short_id,
    reference: order.reference,
    display_status: displayStatus(order),
    first_name: order.first_name,
    last_name: order.last_name,
    email: order.email,
    total: order.total,
    refunded_total: order.refunded_total,
    currency: order.currency,
    created_at: order.created_at,
    completed_at: order.completed_at ?? null,
    ticket_count: order.slots.length,
  }
}
