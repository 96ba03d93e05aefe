import type { Attendee, AttendeeRow } from '@foyer/contracts/attendee/attendee'
import { type AnsweredRow, answeredRow } from '../question/answered-row.ts'
import type { AttendeeItem } from './attendee-entity.ts'

/** Where the attendee was admitted, first admission first. */
function checkInsOf({ check_ins }: Pick<AttendeeItem, 'check_ins'>): Attendee['check_ins'] {
  return Object.entries(check_ins)
    .map(([check_in_list_id, { checked_in_at }]) => ({ check_in_list_id, checked_in_at }))
    .toSorted((a, b) => Date.parse(a.checked_in_at) - Date.parse(b.checked_in_at))
}

/** The compact line by which lists know an attendee. */
export function attendeeRow(attendee: AttendeeItem): AttendeeRow & AnsweredRow {
  return {
    short_id: attendee.short_id,
    reference: attendee.reference,
    event_id: attendee.event_id,
    order_short_id: attendee.order_short_id,
    order_reference: attendee.order_reference,
    ticket_id: attendee.ticket_id,
    ticket_title: attendee.ticket_title,
    price_label: attendee.price_label,
    first_name: attendee.first_name,
    last_name: attendee.last_name,
    email: attendee.email,
    status: attendee.status,
    check_ins: checkInsOf(attendee),
    created_at: attendee.created_at,
    ...answeredRow(attendee.answers),
  }
}
