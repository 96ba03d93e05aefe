import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type { createCheckIn as endpoint } from '@foyer/contracts/check-in/check-in-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import { changeAttendee } from '../attendee/change-attendee.ts'
import type { SettledAttendee } from '../attendee/settle-attendee.ts'
import { admitsTicket } from '../check-in-list/admits-ticket.ts'
import { requireOpenCheckInList } from '../check-in-list/require-open-check-in-list.ts'
import type { Context } from '../context.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { attendeeRow } from '../store/attendee/attendee-row.ts'
import type { AttendeeChange } from '../store/attendee/follow-order.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { doorAttendee } from './door-attendee.ts'
import { findAttendee } from './find-attendee.ts'
import { scanMoment } from './scan-moment.ts'

/**
 * Admits the holder of a ticket at the door's list, once: of any number of scans one is the admission, the others are
 * told when it was; a retry of the same scan is the same admission (F19).
 * Errors: check_in_list.not_found, .not_active, .expired; attendee.not_found, attendee.cancelled;
 * check_in.wrong_list, .not_paid, .already (details: checked_in_at, first_name, last_name, ticket_title); request.too_many.
 */
export async function createCheckIn(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<DoorAttendee> {
  const moment = scanMoment(ctx.now, body.scanned_at)
  const list = await requireOpenCheckInList(params.check_in_list_short_id, moment)
  const { attendee, order } = await findAttendee(ctx, list, body.code)
  const scan = { checked_in_at: moment.toISOString(), scan_id: body.scan_id }
  const admitted = await changeAttendee(attendee.short_id, (current) => {
    checkAdmission(list, { attendee: current, order })
    return admission(list, current, scan)
  })
  return doorAttendee(attendeeRow(admitted), list.id)
}

function checkAdmission(list: CheckInListItem, { attendee, order }: SettledAttendee): void {
  if (attendee.event_id !== list.event_id) throw new AppError('check_in.wrong_list')
  const details = holderOf(attendee)
  if (!admitsTicket(list, attendee.ticket_id)) throw new AppError('check_in.wrong_list', { details })
  if (attendee.status === 'CANCELLED') throw new AppError('attendee.cancelled', { details })
  if (order.status !== 'COMPLETED') throw new AppError('check_in.not_paid', { details })
}

type Scan = AttendeeItem['check_ins'][string]

/** The admission as a change of the attendee as they are now; null when this very scan was admitted already. */
function admission(list: CheckInListItem, attendee: AttendeeItem, scan: Scan): AttendeeChange | null {
  const earlier = attendee.check_ins[list.id]
  if (earlier?.scan_id === scan.scan_id) return null
  if (earlier) {
    const { checked_in_at } = earlier
    throw new AppError('check_in.already', { details: { checked_in_at, ...holderOf(attendee) } })
  }
  return { set: { check_ins: { ...attendee.check_ins, [list.id]: scan } } }
}

function holderOf({ first_name, last_name, ticket_title }: AttendeeItem) {
  return { first_name, last_name, ticket_title }
}
