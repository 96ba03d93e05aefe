import {
  type eventMessageCreated,
  eventMessageDue,
} from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { type Context, ttlAfterDays } from '../context.ts'
import { EventMessageChunkEntity } from '../store/event-message/event-message-chunk-entity.ts'
import type { MessageRecipient } from '../store/event-message/message-recipient.ts'
import { outbox, toSend } from '../table/outbox.ts'
import { isConditionRefused } from '../table/transact.ts'
import { findRecipients } from './find-recipients.ts'
import { chunkOf } from './message-chunks.ts'
import { readEventMessage } from './require-event-message.ts'

const writesAtOnce = 10

/**
 * Divides a message's recipients into chunks, each of which asks for its own sending. May run again after being interrupted:
 * a chunk that is written stays as it is. Nothing happens when the message was stopped or deleted.
 */
export async function divideEventMessage(
  ctx: Context,
  { payload }: Message<typeof eventMessageCreated>,
): Promise<void> {
  const message = await readEventMessage(payload)
  if (!message || message.cancelled_at !== null) return
  const recipients = await findRecipients(payload.event_id, message)
  const chunks = Map.groupBy(recipients, ({ email }) => chunkOf(email, message.chunk_count))
  for (let first = 0; first < message.chunk_count; first += writesAtOnce) {
    const length = Math.min(writesAtOnce, message.chunk_count - first)
    const numbers = Array.from({ length }, (_, index) => first + index)
    await Promise.all(numbers.map((chunk) => writeChunk(ctx, payload, chunk, chunks.get(chunk) ?? [])))
  }
}

async function writeChunk(
  ctx: Context,
  { event_id, message_id }: { event_id: string; message_id: string },
  chunk: number,
  recipients: MessageRecipient[],
): Promise<void> {
  try {
    await EventMessageChunkEntity.create({
      ...{ message_id, chunk, recipients },
      attempts: 0,
      round: 0,
      is_done: false,
      ttl: ttlAfterDays(ctx, 14),
      ...outbox(toSend(eventMessageDue, { event_id, message_id, chunk })),
    }).go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}
