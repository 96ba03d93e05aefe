import type { RecipientGroup } from '@foyer/contracts/event-message/event-message'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { inEventPartition } from '../../table/in-event-partition.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

/**
 * A message to people of an event, in the event's partition, with how far its sending has got; what it says lies in an item
 * of its own. Access patterns: by id; all of an event, of which there are 20 a day at most.
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
      attendee_short_ids: { type: kept<string[]>(), required: true },
      missed_message_id: { type: kept<string | null>(), required: true },
      /** Addresses that were found when it was written. */
      total: { type: 'number', required: true },
      /** Into how many chunks they are divided, and how many of those are done. */
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
