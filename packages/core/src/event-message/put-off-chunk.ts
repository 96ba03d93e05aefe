import { eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { type Context, instantAfter } from '../context.ts'
import { outbox, toSend } from '../table/outbox.ts'
import { isConditionRefused } from '../table/transact.ts'
import { EventMessageChunkEntity } from './event-message-chunk-entity.ts'

/** As far as SQS delays a message. */
const longestWaitMinutes = 15

/** With the waits between them some three days: a day's quota is free again by then. */
export const mostRounds = 300

/**
 * Has a chunk sent later, because the mail service takes nobody's mail: after 1, 2, 4, 8, then every 15 minutes. This try
 * does not count. The old round's message is void from now on, so that a redelivered one does not send beside the new.
 */
export async function putOffChunk(
  ctx: Context,
  { event_id, message_id, chunk, round }: Message<typeof eventMessageDue>['payload'],
): Promise<void> {
  const minutes = Math.min(longestWaitMinutes, 2 ** round)
  const next = { event_id, message_id, chunk, round: round + 1 }
  try {
    await EventMessageChunkEntity.patch({ message_id, chunk })
      .set({ round: next.round, attempts: 0 })
      .set(outbox(toSend(eventMessageDue, next, instantAfter(ctx, minutes * 60))))
      .where((is, { eq }) => eq(is.round, round))
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}
