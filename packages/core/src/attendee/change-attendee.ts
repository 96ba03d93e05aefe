import { admissionCountDue } from '@foyer/contracts/attendee/attendee-messages'
import type { Message } from '@foyer/contracts/message'
import { passChanged } from '@foyer/contracts/wallet/wallet-messages'
import {
  AttendeeEntity,
  type AttendeeItem,
  listedNow,
  readAttendee,
} from '../store/attendee/attendee-entity.ts'
import { type AttendeeChange, followOrder } from '../store/attendee/follow-order.ts'
import { noteAddresses } from '../store/lookup/lookup-entities.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { changesOf } from '../store/statistics/counts.ts'
import { admissionCounts } from '../store/statistics/order-counts.ts'
import { type PassedTicketItem, readPassedTicket } from '../store/transfer/transfer-entity.ts'
import { isConditionRefused, outbox, toSend, untilWritten } from '../table/write.ts'
import { noteRow } from '../trace.ts'
import { AppError, isAppError } from '../verb.ts'

const tries = 12

/** Why there is no attendee of that short id: their ticket was passed on, or there never was one. */
export async function missingAttendee(
  short_id: string,
): Promise<AppError<'attendee.passed_on' | 'attendee.not_found'>> {
  const passed = await readPassedTicket(short_id)
  return passed ? passedOn(passed) : new AppError('attendee.not_found')
}

/** The refusal of a ticket that has a next holder; both doors say when that was. */
export function passedOn({
  passed_on_at,
}: Pick<PassedTicketItem, 'passed_on_at'>): AppError<'attendee.passed_on'> {
  return new AppError('attendee.passed_on', { details: { passed_on_at } })
}

/**
 * The one way in which a listed attendee changes: reads it, asks what is to change (null: nothing), and writes it
 * whole on condition that nothing was written since, else starts over. Answers the attendee after the change. Errors:
 * `attendee.not_found`, `server.busy`, and whatever `decide` throws.
 */
export async function changeAttendee(
  short_id: string,
  decide: (attendee: AttendeeItem) => AttendeeChange | null | Promise<AttendeeChange | null>,
): Promise<AttendeeItem> {
  return untilWritten(
    async () => {
      const attendee = await readAttendee(short_id)
      if (!attendee) throw await missingAttendee(short_id)
      const change = await decide(attendee)
      return change ? ((await writeNext(attendee, change)) ?? 'lost') : attendee
    },
    { tries },
  )
}

async function writeNext(
  read: AttendeeItem,
  { set, messages = [] }: AttendeeChange,
): Promise<AttendeeItem | null> {
  const { outbox: _sent, outbox_id: _sentId, ttl: _ttl, ...kept } = read
  const after = { ...read, ...set }
  const sent = outbox(...messages, countDue(read, after), passDue(read, after))
  const listed = listedNow({ ...kept, ...set, version: read.version + 1, ...sent })
  noteRow({ event_id: read.event_id, kind: 'attendee', short_id: read.short_id })
  try {
    await AttendeeEntity.put(listed)
      .where(({ version }, { eq }) => eq(version, read.version))
      .go()
    return listed
  } catch (error) {
    if (isConditionRefused(error)) return null
    throw error
  }
}

/** This is written here for every change, so that no verb can forget it (docs/decisions/0024). */
function countDue(before: AttendeeItem, after: AttendeeItem): Message | undefined {
  const changes = changesOf(admissionCounts(before.check_ins), admissionCounts(after.check_ins))
  const { event_id, short_id: attendee_short_id } = after
  return changes.length > 0 ? toSend(admissionCountDue, { event_id, attendee_short_id }) : undefined
}

/** A wallet may keep the ticket once it was valid; it shows the holder's name and whether the ticket still is (docs/decisions/0084). */
function passDue(before: AttendeeItem, after: AttendeeItem): Message | undefined {
  if (before.status === 'RESERVED') return
  const shown = ({ status, first_name, last_name }: AttendeeItem) =>
    [status, first_name, last_name].join('\n')
  if (shown(before) !== shown(after)) return toSend(passChanged, { attendee_short_id: after.short_id })
}

/** An attendee that agrees with its order. */
export interface SettledAttendee {
  attendee: AttendeeItem
  order: OrderItem
}

/**
 * The attendee and its order, both strongly read, after the order's state has been applied to the attendee: whether
 * the consumer has already done so makes no difference. Null when the attendee is unknown. Error: attendee.passed_on.
 */
export async function settleAttendee(short_id: string): Promise<SettledAttendee | null> {
  const read = await readWithOrder(short_id)
  if (!read || !followOrder(read.attendee, read.order)) return read
  await changeAttendee(short_id, (current) => followOrder(current, read.order))
  // The order may have changed again meanwhile.
  return settleAttendee(short_id)
}

/** The attendee as `settleAttendee` would leave it, without a write: the page function may only read. Error: attendee.passed_on. */
export async function readSettledAttendee(short_id: string): Promise<SettledAttendee | null> {
  const read = await readWithOrder(short_id)
  return read && { ...read, attendee: { ...read.attendee, ...followOrder(read.attendee, read.order)?.set } }
}

async function readWithOrder(short_id: string): Promise<SettledAttendee | null> {
  const attendee = await readAttendee(short_id)
  if (attendee) return { attendee, order: await readOrder(attendee.order_short_id) }
  const passed = await readPassedTicket(short_id)
  if (passed) throw passedOn(passed)
  return null
}

const atOnce = 10

/**
 * Makes an order's attendees what the order's state says: COMPLETED → active, listed and sent their tickets, and the order found by
 * its addresses; CANCELLED → not admitted. Any number of times, at once or late, with the same end.
 */
export async function activateAttendees(order_short_id: string): Promise<void> {
  await untilWritten(async () => {
    const order = await readOrder(order_short_id)
    const slots = [...order.slots]
    const addresses = [order.email]
    while (slots.length > 0) {
      const batch = slots.splice(0, atOnce)
      const attendees = await Promise.all(batch.map(({ short_id }) => activate(short_id, order)))
      addresses.push(...attendees.flat().map(({ email }) => email))
    }
    if (order.status === 'COMPLETED') await noteAddresses(order, addresses)
    // A process that changed the order meanwhile may have found nothing to do yet, so what was just done may be outdated.
    const { version } = await readOrder(order_short_id)
    return version === order.version ? 'written' : 'lost'
  })
}

async function activate(short_id: string, order: OrderItem): Promise<AttendeeItem[]> {
  try {
    return [await changeAttendee(short_id, (attendee) => followOrder(attendee, order))]
  } catch (error) {
    // Passed on since the order was read, which is then another: the new ticket is active from the start.
    if (isAppError(error, 'attendee.passed_on')) return []
    throw error
  }
}
