import { isAddressLost, type OrderEmail } from '@foyer/contracts/email/email'
import type { Order } from '@foyer/contracts/order/order'

/** True when the buyer's current address accepts no emails. */
export function isBuyerUnreachable(order: Order): boolean {
  return order.emails.some((email) => email.to === order.email && isAddressLost(email))
}

/** The attendee to correct: their ticket did not arrive, and they still have the same address. Null when there is none. */
export function unreachedAttendee(order: Order, email: OrderEmail): string | null {
  if (!email.attendee_short_id || !isAddressLost(email)) return null
  const holder = order.attendees.find(({ short_id }) => short_id === email.attendee_short_id)
  return holder?.email === email.to ? holder.short_id : null
}
