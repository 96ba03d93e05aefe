import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type * as endpoints from '@foyer/contracts/check-in/check-in-endpoints'
import { attendeeReference, linkId } from '@foyer/contracts/id'
import { shownNames } from '@foyer/contracts/person-name'
import {
  changeAttendee,
  passedOn,
  type SettledAttendee,
  settleAttendee,
} from '../attendee/change-attendee.ts'
import { admitsTicket, requireOpenCheckInList } from '../check-in-list/open-check-in-list.ts'
import { giveBackRate, type RateLimit, takeRate } from '../rate-limit/take-rate.ts'
import {
  AttendeeEntity,
  type AttendeeItem,
  attendeeRow,
  codeHash,
} from '../store/attendee/attendee-entity.ts'
import type { AttendeeChange } from '../store/attendee/follow-order.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { readBarcodes } from '../store/import/barcode-entity.ts'
import { findPassedTicket } from '../store/transfer/transfer-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { doorAttendee } from './list-door-attendees.ts'

/**
 * Admits a ticket's holder at a list once. Of many scans one is the admission, and the others learn its time. A retried
 * scan stays the same (F19). Errors: check_in_list.not_found, .not_active, .expired; attendee.not_found, .cancelled,
 * .passed_on; check_in.wrong_list, .not_paid, .already; request.too_many.
 */
export async function createCheckIn(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createCheckIn>,
): Promise<DoorAttendee> {
  const moment = scanMoment(ctx.now, body.scanned_at)
  const list = await requireOpenCheckInList(params.check_in_list_short_id, moment)
  const { attendee, order } = await findAttendee(ctx, list, body.code)
  const scan = { checked_in_at: moment.toISOString(), scan_id: body.scan_id }
  const admitted = await changeAttendee(attendee.short_id, (current) => {
    checkAdmission(list, { attendee: current, order })
    return admission(list, current, scan)
  })
  return doorAttendee(attendeeRow(admitted), list.id, admitted.version)
}

function checkAdmission(list: CheckInListItem, { attendee, order }: SettledAttendee): void {
  if (attendee.event_id !== list.event_id) throw new AppError('check_in.wrong_list')
  const details = holderOf(attendee)
  if (!admitsTicket(list, attendee.ticket_id)) throw new AppError('check_in.wrong_list', { details })
  if (attendee.status === 'CANCELLED') throw new AppError('attendee.cancelled', { details })
  if (order.status !== 'COMPLETED') throw new AppError('check_in.not_paid', { details })
}

type Scan = AttendeeItem['check_ins'][string]

/** The admission as a change of the current attendee. Null if this very scan was already admitted. */
function admission(list: CheckInListItem, attendee: AttendeeItem, scan: Scan): AttendeeChange | null {
  const earlier = attendee.check_ins[list.id]
  if (earlier?.scan_id === scan.scan_id) return null
  if (earlier) {
    const { checked_in_at } = earlier
    throw new AppError('check_in.already', { details: { checked_in_at, ...holderOf(attendee) } })
  }
  return { set: { check_ins: { ...attendee.check_ins, [list.id]: scan } } }
}

function holderOf(attendee: AttendeeItem) {
  return { ...shownNames(attendee), ticket_title: attendee.ticket_title }
}

/** Undoes an admission at a list, so that the ticket can be scanned again (specification §4, Attendee). */
export async function deleteCheckIn(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteCheckIn>,
): Promise<void> {
  const list = await requireOpenCheckInList(params.check_in_list_short_id, ctx.now)
  const attendee_short_id = await findByReference(ctx, list, params.attendee_reference)
  await changeAttendee(attendee_short_id, (attendee) => {
    if (attendee.status === 'CANCELLED') throw new AppError('attendee.cancelled')
    const { [list.id]: undone, ...others } = attendee.check_ins
    if (!undone) throw new AppError('check_in.not_found')
    return { set: { check_ins: others } }
  })
}

/** Counts a client's wrong references at one list. References are short enough to guess, QR codes are not. */
export const wrongReferences: RateLimit = { name: 'door_reference', most: 30, seconds: 600 }

/**
 * The attendee that a scan's code names: by the QR's short id, by the reference that people read aloud, or by the code of a ticket from another
 * system, the last two within the event. Errors: attendee.not_found; request.too_many for wrong references and codes.
 */
export async function findAttendee(
  ctx: Context,
  list: CheckInListItem,
  code: string,
): Promise<SettledAttendee> {
  const isOwn = linkId.safeParse(code).success
  const isReference = attendeeReference.safeParse(code).success
  const own = isReference ? await findByReference(ctx, list, code) : isOwn ? code : null
  const settled = own === null ? null : await settleAttendee(own)
  if (settled?.attendee.event_id === list.event_id) return settled
  // Also the code of another event here, of which a ticket was imported.
  const found = await findOldCode(ctx, list, code)
  const known = (found === undefined ? null : await settleAttendee(found)) ?? settled
  if (!known) throw new AppError('attendee.not_found')
  return known
}

/** Counts a client's wrong codes at one list. They may be short enough to guess, but a door scans many that are not for it. */
const wrongCodes: RateLimit = { name: 'door_code', most: 600, seconds: 600 }

/**
 * The short id of the attendee that a code of another system admits at the list's event. Nothing else leads from such a code to a
 * ticket (docs/decisions/0133). Error: request.too_many.
 */
async function findOldCode(ctx: Context, list: CheckInListItem, code: string): Promise<string | undefined> {
  if (linkId.safeParse(code).success) return attendeeOfCode(list, code)
  const client = `${list.id} ${ctx.clientAddress}`
  await takeRate(ctx, wrongCodes, client)
  const found = await attendeeOfCode(list, code)
  if (found !== undefined) await giveBackRate(ctx, wrongCodes, client)
  return found
}

/** The same without counting: for a code that cannot be guessed, or that is counted already. */
async function attendeeOfCode(
  { event_id }: Pick<CheckInListItem, 'event_id'>,
  code: string,
): Promise<string | undefined> {
  const code_hash = codeHash(code)
  return (await readBarcodes(event_id, [code_hash])).get(code_hash)
}

/** The short id of the attendee with this reference in the list's event. Errors: as above. */
export async function findByReference(
  ctx: Context,
  list: CheckInListItem,
  reference: string,
): Promise<string> {
  const { event_id, id } = list
  const client = `${id} ${ctx.clientAddress}`
  await takeRate(ctx, wrongReferences, client)
  const { data } = await AttendeeEntity.query.reference({ event_id, reference }).go({ hydrate: true })
  const [found] = data
  const passed = found ? null : await findPassedTicket(event_id, reference)
  // Other systems have references of this shape too.
  const short_id = found?.short_id ?? (passed ? undefined : await attendeeOfCode(list, reference))
  if (short_id === undefined && !passed) throw new AppError('attendee.not_found')
  await giveBackRate(ctx, wrongReferences, client)
  if (passed) throw passedOn(passed)
  return short_id ?? ''
}

const longestOfflineMs = 24 * 60 * 60 * 1000

/**
 * When a ticket was scanned: by the server's clock, or by the device's if it was offline, at most a day ago and never in
 * the future (F20).
 */
export function scanMoment(now: Date, scanned_at: string | undefined): Date {
  if (scanned_at === undefined) return now
  const told = Date.parse(scanned_at)
  return new Date(Math.min(now.getTime(), Math.max(told, now.getTime() - longestOfflineMs)))
}
