import type { OrderItem } from '@foyer/core/store/order/order-entity'
import { activeSlots } from '@foyer/core/store/order/order-row'
import type { Facts } from './read-facts.ts'

/** Every completed order has exactly its attendees, named and admitted; a cancelled order's are not; no other person is listed. */
export function checkAttendees({ sales, attendees }: Facts): string[] {
  const listed = Map.groupBy(attendees, ({ order_short_id }) => order_short_id)
  const known = new Set(sales.map(({ short_id }) => short_id))
  const strangers = attendees.filter(({ order_short_id }) => !known.has(order_short_id))
  return [
    ...strangers.map(({ short_id }) => `attendee ${short_id} belongs to no completed order`),
    ...sales.flatMap((order) => checkOrder(order, listed.get(order.short_id) ?? [])),
  ]
}

function checkOrder(order: OrderItem, listed: Facts['attendees']): string[] {
  const { short_id, status, slots, lines } = order
  const bought = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const valid =
    status === 'COMPLETED' ? new Set(activeSlots(order).map(({ short_id }) => short_id)) : new Set()
  const isExact =
    slots.length === bought &&
    listed.length === bought &&
    slots.every((slot) => listed.some((attendee) => attendee.short_id === slot.short_id))
  const wrong = listed.filter(
    ({ short_id, status, email }) =>
      status !== (valid.has(short_id) ? 'ACTIVE' : 'CANCELLED') || email === '',
  )
  return [
    ...(isExact ? [] : [`${short_id} (${status}) has ${listed.length} attendees for ${bought} tickets`]),
    ...wrong.map((attendee) => `attendee ${attendee.short_id} of a ${status} order is ${attendee.status}`),
  ]
}
