import {
  type eventMessageCreated,
  eventMessageDue,
} from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { addressHash } from '../store/email/sent-email-entity.ts'
import {
  EventMessageChunkEntity,
  type MessageRecipient,
} from '../store/event-message/event-message-entity.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { type Context, ttlAfterDays } from '../verb.ts'
import { readEventMessage } from './event-messages.ts'
import { findPresentRecipients } from './find-recipients.ts'

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
  const recipients = await findPresentRecipients(payload.event_id, message)
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

/** How many recipients a chunk has on average: few enough that stopping a message takes effect soon. */
const chunkSize = 25

/** Into how many chunks a number of addresses is divided. */
export function chunkCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / chunkSize))
}

/**
 * The chunk of an address, from 0: the same whenever it is asked for. So no address is in two, even if dividing was
 * interrupted and the people of the event have changed when it goes on.
 */
export function chunkOf(address: string, chunk_count: number): number {
  return Number.parseInt(addressHash(address).slice(0, 12), 16) % chunk_count
}
