import { createHash } from 'node:crypto'
import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'

/** An attendee as the door of that list sees them: no email, no ticket link, and admitted only where it was at this list. */
export function doorAttendee(attendee: AttendeeRow, check_in_list_id: string): DoorAttendee {
  const checkIn = attendee.check_ins.find((each) => each.check_in_list_id === check_in_list_id)
  return {
    code_hash: codeHash(attendee.short_id),
    reference: attendee.reference,
    first_name: attendee.first_name,
    last_name: attendee.last_name,
    ticket_id: attendee.ticket_id,
    ticket_title: attendee.ticket_title,
    price_label: attendee.price_label,
    status: attendee.status,
    checked_in_at: checkIn?.checked_in_at ?? null,
  }
}

/** By what a device knows a ticket that it scans; it does not lead to the ticket (docs/decisions/0041). */
export function codeHash(attendee_short_id: string): string {
  return createHash('sha256').update(attendee_short_id).digest('base64url').slice(0, 22)
}
