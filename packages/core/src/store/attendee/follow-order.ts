import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import type { Message } from '@foyer/contracts/message'
import type { OrderAttendee } from '@foyer/contracts/order/order'
import { toSend } from '../../table/write.ts'
import type { OrderItem } from '../order/order-entity.ts'
import { type AttendeeItem, readAttendees } from './attendee-entity.ts'

/** What one write changes of an attendee, and the messages that it causes. */
export interface AttendeeChange {
  set: Partial<
    Pick<
      AttendeeItem,
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'former_addresses'
      | 'notes'
      | 'notes_change'
      | 'status'
      | 'check_ins'
      | 'offer'
    >
  >
  messages?: readonly Message[]
}

type OrderState = Pick<OrderItem, 'status' | 'completed_at' | 'slots' | 'is_silent' | 'source'>

/**
 * What an attendee becomes by the order's state; null when nothing changes. The valid tickets of a completed order
 * become active and are sent (docs/decisions/0040); a cancelled order's, and those cancelled on their own, are no longer admitted, nor
 * counted as admitted. An order that ends without ever having been completed never had attendees.
 */
export function followOrder(attendee: AttendeeItem, order: OrderState): AttendeeChange | null {
  if (!order.completed_at) return null
  const isValid = order.status === 'COMPLETED' && !isCancelledAlone(attendee, order)
  if (isValid && attendee.status !== 'ACTIVE') {
    const message = ticketEmail(attendee, order)
    return { set: { status: 'ACTIVE' }, messages: message ? [message] : [] }
  }
  if (!isValid && attendee.status !== 'CANCELLED') {
    return { set: { status: 'CANCELLED', check_ins: {} } }
  }
  return null
}

/**
 * With the completed order: one email for each address, none for the buyer's own. A reactivated ticket has its
 * own, which `reactivateAttendee` has counted.
 */
function ticketEmail(
  { short_id: attendee_short_id, status, is_mailed_first = true }: AttendeeItem,
  { is_silent, source }: OrderState,
) {
  if (status !== 'RESERVED') return toSend(ticketEmailDue, { attendee_short_id, is_counted: true })
  if (is_silent || !is_mailed_first) return null
  return toSend(ticketEmailDue, { attendee_short_id, is_first: true, is_counted: source !== 'ONLINE' })
}

function isCancelledAlone({ short_id }: AttendeeItem, { slots }: OrderState): boolean {
  return slots.some((slot) => slot.short_id === short_id && slot.is_cancelled)
}

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
    const { first_name, last_name, email, answers = [], check_ins } = attendee
    const is_admitted = Object.keys(check_ins).length > 0
    const status = followOrder(attendee, order)?.set.status ?? attendee.status
    const passed = slot.passed && { passed_on_at: slot.passed.passed_on_at }
    return { ...slot, ...passed, first_name, last_name, email, answers, status, is_admitted }
  })
}
