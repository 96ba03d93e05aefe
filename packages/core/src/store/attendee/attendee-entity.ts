import type { AttendeeRow, AttendeeStatus } from '@foyer/contracts/attendee/attendee'
import type { Locale } from '@foyer/contracts/locale'
import type { Answer } from '@foyer/contracts/question/answer'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'
import type { AnsweredRow } from '../question/answered-row.ts'

/** Admissions by check-in list id. */
export type CheckIns = Record<string, { checked_in_at: string; scan_id: string }>

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
      /** Who of the team changed the notes last; an id, since names change (null: a key). */
      notes_change: { type: kept<{ at: string; user_id: string | null }>() },
      answers: { type: kept<Answer[]>() },
      check_ins: { type: kept<CheckIns>(), required: true },
      created_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
      list_shard: { type: 'number', required: true },
      row: { type: kept<AttendeeRow & AnsweredRow>() },
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
