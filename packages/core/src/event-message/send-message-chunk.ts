import type { eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { createWriteTransaction } from 'electrodb'
import type { Context } from '../context.ts'
import { isConditionRefused, transact } from '../table/transact.ts'
import { EventMessageChunkEntity } from './event-message-chunk-entity.ts'
import { EventMessageEntity } from './event-message-entity.ts'
import { readMessageDraft } from './message-email.ts'
import { readEventMessage } from './require-event-message.ts'
import { type SendOutcome, sendToRecipient } from './send-to-recipient.ts'

/** One fewer than SQS tries a message: the last word is ours, so that no message is being sent for ever. */
const mostAttempts = 4

/**
 * Sends a message to the recipients of one chunk and counts what became of it, once. May run again after being interrupted:
 * who has it does not get it again. An address that the mail service does not take is tried four times. Nothing
 * happens when the message was stopped or deleted, or the chunk is done.
 */
export async function sendMessageChunk(
  ctx: Context,
  message: Message<typeof eventMessageDue> & { name: 'eventMessageDue' },
): Promise<void> {
  const { event_id, message_id, chunk } = message.payload
  const sending = await readEventMessage({ event_id, message_id })
  if (!sending || sending.cancelled_at !== null) return
  const begun = await beginAttempt({ message_id, chunk })
  const draft = begun && (await readMessageDraft({ event_id, message_id }))
  if (!draft) return
  const outcomes: SendOutcome[] = []
  let failure: unknown
  for (const recipient of begun.recipients) {
    try {
      outcomes.push(await sendToRecipient(ctx, message, draft, recipient))
    } catch (error) {
      failure = error
      outcomes.push('failed')
    }
  }
  if (failure && begun.attempts < mostAttempts) throw failure
  await finish(message.payload, outcomes)
}

async function beginAttempt(key: { message_id: string; chunk: number }) {
  try {
    const { data } = await EventMessageChunkEntity.patch(key)
      .add({ attempts: 1 })
      .where(({ is_done }, { eq }) => eq(is_done, false))
      .go({ response: 'all_new' })
    return { recipients: data.recipients ?? [], attempts: data.attempts ?? 0 }
  } catch (error) {
    if (isConditionRefused(error)) return null
    throw error
  }
}

/** The chunk's state and the message's counts change together, so nothing is counted twice. */
async function finish(
  { event_id, message_id, chunk }: { event_id: string; message_id: string; chunk: number },
  outcomes: readonly SendOutcome[],
): Promise<void> {
  const count = (outcome: SendOutcome) => outcomes.filter((given) => given === outcome).length
  const counts = { sent: count('sent'), skipped: count('skipped'), failed: count('failed') }
  await transact(() =>
    createWriteTransaction(
      { sending: EventMessageEntity, part: EventMessageChunkEntity },
      ({ sending, part }) => [
        part
          .patch({ message_id, chunk })
          .set({ is_done: true, recipients: [] })
          .where(({ is_done }, { eq }) => eq(is_done, false))
          .commit(),
        sending
          .patch({ event_id, id: message_id })
          .add({ ...counts, done_chunks: 1 })
          .commit(),
      ],
    ).go(),
  )
}
