import { displayStatus, type Order } from '@foyer/contracts/order/order'
import { readOrderAttendees } from '../attendee/read-order-attendees.ts'
import type { OrderItem } from './order-entity.ts'

/** The order as its organizer sees it, with its attendees. */
export async function toOrder(order: OrderItem): Promise<Order> {
  return { ...order, display_status: displayStatus(order), attendees: await readOrderAttendees(order) }
}
