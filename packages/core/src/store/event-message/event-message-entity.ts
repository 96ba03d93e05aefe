import type { RecipientGroup, SendWhen } from '@foyer/contracts/event-message/event-message'
import type { EntityItem } from 'electrodb'
import { inEventPartition, kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

/**
 * A message to people of an event and its progress, in the event's partition. Its text is a separate item. Access
 * patterns: by id; all of an event, with a maximum of 20 a day.
 */
export const EventMessageEntity = new LazyEntity(
  {
    model: { entity: 'event_message', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      recipient_group: { type: kept<RecipientGroup>(), required: true },
      ticket_ids: { type: kept<string[]>(), required: true },
      order_short_id: { type: kept<string | null>(), required: true },
      /** Missing in messages that are older than this group. */
      order_short_ids: { type: kept<string[]>() },
      attendee_short_ids: { type: kept<string[]>(), required: true },
      missed_message_id: { type: kept<string | null>(), required: true },
      /** When it goes out, as its writer said. Missing in messages that are older than schedules: at once. */
      send_when: { type: kept<SendWhen>() },
      send_at: { type: kept<string | null>() },
      days_before: { type: kept<number | null>() },
      time_of_day: { type: kept<string | null>() },
      /** What follows from that: a UTC instant, null for at once. */
      due_at: { type: kept<string | null>() },
      /** Whether it still waits for that instant. */
      is_waiting: { type: 'boolean' },
      /** Counts how often it was planned; the message of an earlier plan is void. */
      plan: { type: 'number' },
      /** How many addresses it had when it was written, or when it was due. */
      total: { type: 'number', required: true },
      /** How many chunks they are divided into, and how many of those are done. */
      chunk_count: { type: 'number', required: true },
      done_chunks: { type: 'number', required: true },
      sent: { type: 'number', required: true },
      skipped: { type: 'number', required: true },
      failed: { type: 'number', required: true },
      created_at: { type: 'string', required: true },
      cancelled_at: { type: kept<string | null>(), required: true },
      request_hash: { type: 'string', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: inEventPartition,
    },
  },
  onTable,
)
export type EventMessageItem = EntityItem<typeof EventMessageEntity>

/**
 * What a message says: up to 50,000 characters, which its list must not read. That of a test has no message and vanishes
 * by TTL. Access pattern: by the message's id.
 */
export const EventMessageTextEntity = new LazyEntity(
  {
    model: { entity: 'event_message_text', version: '1', service: 'foyer' },
    attributes: {
      message_id: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      /** Sanitized HTML. */
      content: { type: 'string', required: true },
      ttl: { type: 'number' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['message_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/**
 * Some of a message's recipients, who get it together: found once, so that trying again reaches the same people. Forgets
 * them when it is done. Access pattern: by message and number.
 */
export const EventMessageChunkEntity = new LazyEntity(
  {
    model: { entity: 'event_message_chunk', version: '1', service: 'foyer' },
    attributes: {
      message_id: { type: 'string', required: true },
      chunk: { type: 'number', required: true },
      recipients: { type: kept<MessageRecipient[]>(), required: true },
      attempts: { type: 'number', required: true },
      /** How often it was put off because SES took no mail; the message of an earlier round is void. */
      round: { type: 'number', required: true },
      is_done: { type: 'boolean', required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['message_id', 'chunk'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** An address that gets a message, and through which ticket or order; `attendee_short_id` null: as the order's buyer. */
export interface MessageRecipient {
  email: string
  order_short_id: string
  attendee_short_id: string | null
}

interface Holder {
  email: string
  order_short_id: string
  short_id: string
}

/** By an attendee of theirs. */
export function asHolder({ email, order_short_id, short_id }: Holder): MessageRecipient {
  return { email, order_short_id, attendee_short_id: short_id }
}

/** By an order of theirs. */
export function asBuyer({ email, short_id }: { email: string; short_id: string }): MessageRecipient {
  return { email, order_short_id: short_id, attendee_short_id: null }
}
