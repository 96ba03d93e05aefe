import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { fullName } from '@foyer/contracts/person-name'
import type { Holder } from './verdict.ts'

/** The attendee's fields that verdicts show. */
export function holder(attendee: DoorAttendee): Holder {
  return {
    name: fullName(attendee),
    ticket: [attendee.ticket_title, attendee.price_label].filter(Boolean).join(' · '),
  }
}
