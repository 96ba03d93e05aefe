import { createHash } from 'node:crypto'
import type { Attendee, AttendeeRow, AttendeeStatus } from '@foyer/contracts/attendee/attendee'
import type { FormerTicket } from '@foyer/contracts/check-in/check-in'
import type { Locale } from '@foyer/contracts/locale'
import type { Answer } from '@foyer/contracts/question/answer'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes, writtenAt } from '../../table/write.ts'
import type { FormerAddress } from '../order/order-entity.ts'
import { type AnsweredRow, answeredRow } from '../question/question-entity.ts'

/** Admissions by check-in list id. */
export type CheckIns = Record<string, { checked_in_at: string; scan_id: string }>

/** The open offer of a ticket to its next holder; `short_id`: of the link that accepts it. */
export type TicketOffer = NonNullable<Attendee['offer']> & { short_id: string; locale: Locale }

/** Who held the ticket before, and the code by which doors know that former ticket. */
export type FormerHolder = Attendee['former_holders'][number] & FormerTicket

/** What a list's row knows of further codes: those of tickets that this one took the place of, and those that it was imported with. */
export interface PassedRow {
  former?: FormerTicket[]
  /** Hashes of further codes that admit. */
  codes?: string[]
}

/**
 * A ticket and its holder. Written when the buyer names them (status RESERVED, unlisted); the completed order
 * makes them ACTIVE and listed (docs/decisions/0002). An admission is one conditional update of this item.
 */
export const AttendeeEntity = new LazyEntity(
  {
    model: { entity: 'attendee', version: '1', service: 'foyer' },
    attributes: {
      short_id: { type: 'string', required: true },
      reference: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      order_short_id: { type: 'string', required: true },
      order_reference: { type: 'string', required: true },
      ticket_id: { type: 'string', required: true },
      ticket_title: { type: 'string', required: true },
      price_id: { type: 'string', required: true },
      price_label: { type: 'string', required: true },
      first_name: { type: 'string', required: true },
      last_name: { type: 'string', required: true },
      email: { type: 'string', required: true },
      locale: { type: kept<Locale>(), required: true },
      status: { type: kept<AttendeeStatus>(), required: true },
      /** The completed order sends an email for it: it is the first for its address, which is not the buyer's. */
      is_mailed_first: { type: 'boolean' },
      notes: { type: 'string', required: true },
      /** The team member who last changed the notes; an id, since names change (null: a key). */
      notes_change: { type: kept<{ at: string; user_id: string | null }>() },
      answers: { type: kept<Answer[]>() },
      /** Hashes of codes from another system that admit it (docs/decisions/0133); absent where it was not imported with one. */
      codes: { type: kept<string[]>() },
      check_ins: { type: kept<CheckIns>(), required: true },
      created_at: { type: 'string', required: true },
      updated_at: { type: 'string' },
      version: { type: 'number', required: true },
      list_shard: { type: 'number', required: true },
      /** Absent while it is not offered. */
      offer: { type: kept<TicketOffer | undefined>() },
      /** Oldest first; absent for a ticket that was never passed on. */
      former_holders: { type: kept<FormerHolder[]>() },
      /** Addresses that were left by link, oldest first. */
      former_addresses: { type: kept<FormerAddress[]>() },
      row: { type: kept<AttendeeRow & AnsweredRow & PassedRow>() },
      ttl: { type: 'number' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['short_id'] },
        sk: { field: 'sk', composite: [] },
      },
      list: {
        index: 'gsi1',
        scope: 'attendee',
        condition: (attendee: Record<string, unknown>) => attendee.row !== undefined,
        pk: { field: 'gsi1pk', composite: ['event_id', 'list_shard'] },
        sk: { field: 'gsi1sk', composite: ['created_at', 'short_id'] },
      },
      reference: {
        index: 'gsi2',
        scope: 'attendee_reference',
        condition: (attendee: Record<string, unknown>) => attendee.row !== undefined,
        pk: { field: 'gsi2pk', composite: ['event_id'] },
        sk: { field: 'gsi2sk', composite: ['reference'] },
      },
    },
  },
  onTable,
)
export type AttendeeItem = EntityItem<typeof AttendeeEntity>

/** Where the attendee was admitted, first admission first. */
function checkInsOf({ check_ins }: Pick<AttendeeItem, 'check_ins'>): Attendee['check_ins'] {
  return Object.entries(check_ins)
    .map(([check_in_list_id, { checked_in_at }]) => ({ check_in_list_id, checked_in_at }))
    .toSorted((a, b) => Date.parse(a.checked_in_at) - Date.parse(b.checked_in_at))
}

/** The compact line by which lists know an attendee. */
export function attendeeRow(attendee: AttendeeItem): AttendeeRow & AnsweredRow & PassedRow {
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
    ...(attendee.updated_at && { updated_at: attendee.updated_at }),
    ...answeredRow(attendee.answers),
    ...passedRow(attendee),
    ...(attendee.codes ? { codes: attendee.codes } : {}),
  }
}

/** An attendee as it is written: as of this moment, and with the line by which lists know it. */
export function listedNow(attendee: AttendeeItem): AttendeeItem {
  const next = { ...attendee, updated_at: writtenAt() }
  return { ...next, row: attendeeRow(next) }
}

function passedRow({ former_holders = [] }: AttendeeItem): PassedRow {
  if (former_holders.length === 0) return {}
  return {
    former: former_holders.map(({ code_hash, reference, passed_on_at }) => ({
      code_hash,
      reference,
      passed_on_at,
    })),
  }
}

/** What lets a device recognize a ticket that it scans. It does not lead to the ticket (docs/decisions/0041). */
export function codeHash(attendee_short_id: string): string {
  return createHash('sha256').update(attendee_short_id).digest('base64url').slice(0, 22)
}

/** The attendee as it is now (strongly consistent), or null. */
export async function readAttendee(short_id: string): Promise<AttendeeItem | null> {
  const { data } = await AttendeeEntity.get({ short_id }).go({ consistent: true })
  return data
}

/** Attendees by their short ids, strongly read. */
export async function readAttendees(short_ids: readonly string[]): Promise<Map<string, AttendeeItem>> {
  if (short_ids.length === 0) return new Map()
  const keys = short_ids.map((short_id) => ({ short_id }))
  const { data } = await AttendeeEntity.get(keys).go({ consistent: true })
  return new Map(data.map((attendee) => [attendee.short_id, attendee]))
}
