import type { eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { createWriteTransaction } from 'electrodb'
import { type Context, nowInstant } from '../context.ts'
import { EventMessageChunkEntity } from '../store/event-message/event-message-chunk-entity.ts'
import { EventMessageEntity } from '../store/event-message/event-message-entity.ts'
import { type Miss, recordMisses } from '../store/event-message/message-misses.ts'
import type { MessageRecipient } from '../store/event-message/message-recipient.ts'
import { transact } from '../table/transact.ts'
import type { SendOutcome } from './send-to-recipient.ts'

/** The outcome for a recipient; NOT_TAKEN: the mail service did not take the email. */
export interface Handled {
  recipient: MessageRecipient
  outcome: SendOutcome | 'NOT_TAKEN'
}

/**
 * Ends a chunk: writes down who it did not reach, then counts, once. The chunk's state and the message's counts change
 * together, so nothing is counted twice.
 */
export async function finishChunk(
  ctx: Context,
  { event_id, message_id, chunk }: Message<typeof eventMessageDue>['payload'],
  handled: readonly Handled[],
): Promise<void> {
  const at = nowInstant(ctx)
  await recordMisses(
    message_id,
    handled.flatMap((one) => missOf(one, at) ?? []),
  )
  const count = (counted: Count) => handled.filter((one) => countOf(one) === counted).length
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

type Count = 'sent' | 'skipped' | 'failed'

function countOf({ outcome }: Handled): Count {
  if (outcome === 'NOT_TAKEN' || outcome?.status === 'REJECTED') return 'failed'
  return outcome === null || outcome.status === 'SUPPRESSED' ? 'skipped' : 'sent'
}

/** A person who was sent it is no miss here: what comes back later is written down when it does. */
function missOf({ recipient, outcome }: Handled, at: string): Miss | null {
  if (outcome === 'NOT_TAKEN') return { ...recipient, status: outcome, reason: null, at }
  if (outcome === null) return { ...recipient, status: 'CANCELLED', reason: null, at }
  const { status, reason } = outcome
  return status === 'SUPPRESSED' || status === 'REJECTED' ? { ...recipient, status, reason, at } : null
}
