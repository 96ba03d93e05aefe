import type { Order } from '@foyer/contracts/order/order'
import { displayStatus } from '@foyer/contracts/order/order-status'
import { readOrderEmails } from '../mail/read-order-emails.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { readOrderAttendees } from '../store/attendee/read-order-attendees.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readHistory } from './read-history.ts'

/** The order as its organizer sees it, with its attendees and all emails about it. */
export async function toOrder(order: OrderItem): Promise<Order> {
  const [shared, emails, history] = await Promise.all([
    toSharedOrder(order),
    readOrderEmails(order.short_id),
    readHistory(order),
  ])
  return { ...shared, emails, history }
}

/** What organizer and buyer both see of an order; the contract's shapes leave out what is the organizer's. */
export async function toSharedOrder(
  order: OrderItem,
  written: readonly AttendeeItem[] = [],
): Promise<Omit<Order, 'emails' | 'history'>> {
  const { answers = [] } = order
  return {
    ...order,
    answers,
    disputes: order.disputes ?? [],
    accepted_terms: order.accepted_terms ?? null,
    affiliate_code: order.affiliate_code ?? null,
    display_status: displayStatus(order),
    remaining_total: order.total - order.refunded_total,
    attendees: await readOrderAttendees(order, written),
  }
}
