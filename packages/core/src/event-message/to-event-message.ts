import type { EventMessage, EventMessageRow } from '@foyer/contracts/event-message/event-message'
import type { EventMessageItem } from '../store/event-message/event-message-entity.ts'
import { EventMessageTextEntity } from '../store/event-message/event-message-text-entity.ts'

/** The message as lists show it. What is done has reached as many as it has reached, even if people came or went meanwhile. */
export function toEventMessageRow(item: EventMessageItem): EventMessageRow {
  const { chunk_count, done_chunks, request_hash: _hash, outbox: _outbox, outbox_id: _id, ...row } = item
  if (row.cancelled_at !== null) return { ...row, status: 'CANCELLED' }
  const reached = row.sent + row.skipped + row.failed
  return done_chunks < chunk_count
    ? { ...row, status: 'SENDING' }
    : { ...row, status: 'SENT', total: reached }
}

/** The same with what it says. */
export async function toEventMessage(item: EventMessageItem): Promise<EventMessage> {
  const { data: text } = await EventMessageTextEntity.get({ message_id: item.id }).go({ consistent: true })
  return { ...toEventMessageRow(item), content: text?.content ?? '' }
}
