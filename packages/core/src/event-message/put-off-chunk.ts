import { eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { type Context, instantAfter } from '../context.ts'
import { closedWaitSeconds } from '../mail/closed-wait.ts'
import type { EmailWaits } from '../mail/ses-refusal.ts'
import { EventMessageChunkEntity } from '../store/event-message/event-message-chunk-entity.ts'
import { outbox, toSend } from '../table/outbox.ts'
import { isConditionRefused } from '../table/transact.ts'

/**
 * Has a chunk sent later, because an email of it waits for the mail service: after as long as `closedWaitSeconds` says. This try
 * does not count. The old round's message is void from now on, so that a redelivered one does not send beside the new.
 */
export async function putOffChunk(
  ctx: Context,
  { event_id, message_id, chunk, round }: Message<typeof eventMessageDue>['payload'],
  why: EmailWaits,
): Promise<void> {
  const next = { event_id, message_id, chunk, round: round + 1 }
  try {
    await EventMessageChunkEntity.patch({ message_id, chunk })
      .set({ round: next.round, attempts: 0 })
      .set(outbox(toSend(eventMessageDue, next, instantAfter(ctx, closedWaitSeconds(round, why)))))
      .where((is, { eq }) => eq(is.round, round))
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}
