import type { OrderAttendee } from '@foyer/contracts/order/order'
import type { OrderItem } from '../order/order-entity.ts'
import type { AttendeeItem } from './attendee-entity.ts'
import { followOrder } from './follow-order.ts'
import { readAttendees } from './read-attendees.ts'

/**
 * The tickets of an order in the order of its lines, strongly read; those that are not named yet with empty names.
 * Their status is what the order makes of them, whether or not the consumer has been there already. `written`: those
 * that the caller has just written, which are not read again.
 */
export async function readOrderAttendees(
  order: OrderItem,
  written: readonly AttendeeItem[] = [],
): Promise<OrderAttendee[]> {
  const known = new Map(written.map((attendee) => [attendee.short_id, attendee]))
  // Attendees are named together with the buyer: until then there is nothing to read.
  const named = order.email === '' ? [] : order.slots.map(({ short_id }) => short_id)
  const read = await readAttendees(named.filter((short_id) => !known.has(short_id)))
  const attendees = new Map([...known, ...read])
  return order.slots.map((slot) => {
    const attendee = attendees.get(slot.short_id)
    if (!attendee)
      return { ...slot, first_name: '', last_name: '', email: '', answers: [], status: 'RESERVED' }
    const { first_name, last_name, email, answers = [] } = attendee
    const status = followOrder(attendee, order)?.set.status ?? attendee.status
    return { ...slot, first_name, last_name, email, answers, status }
  })
}
