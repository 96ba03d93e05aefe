import type { eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import type { Context } from '../context.ts'
import { EmailUnderWay } from '../mail/claim-email.ts'
import { mostRounds } from '../mail/closed-wait.ts'
import { EmailWaits, SesClosed } from '../mail/ses-refusal.ts'
import { EventMessageChunkEntity } from '../store/event-message/event-message-chunk-entity.ts'
import type { MessageRecipient } from '../store/event-message/message-recipient.ts'
import { isConditionRefused } from '../table/transact.ts'
import { finishChunk, type Handled } from './finish-chunk.ts'
import { readMessageDraft } from './message-email.ts'
import { putOffChunk } from './put-off-chunk.ts'
import { readEventMessage } from './require-event-message.ts'
import { type SendOutcome, sendToRecipient } from './send-to-recipient.ts'

/** One fewer than SQS tries a message: the last word is ours, so that no message is being sent for ever. */
const mostAttempts = 4

type Due = Message<typeof eventMessageDue> & { name: 'eventMessageDue' }

/**
 * Sends a message to the recipients of one chunk and counts the outcome, once. May run again after being interrupted:
 * who has it does not get it again. An address that the mail service refuses counts as failed, one at which something else fails
 * is tried four times; while it takes no mail at all the chunk is put off. Nothing happens when the message was stopped or deleted, or the chunk is done.
 */
export async function sendMessageChunk(ctx: Context, message: Due): Promise<void> {
  const { event_id, message_id } = message.payload
  const sending = await readEventMessage({ event_id, message_id })
  const begun = sending && (await beginAttempt(message.payload))
  if (!begun) return
  if (sending.cancelled_at !== null) return countInterrupted(ctx, message, begun)
  const draft = await readMessageDraft({ event_id, message_id })
  if (!draft) return
  const { handled, failure } = await sendToAll(begun.recipients, (recipient) =>
    sendToRecipient(ctx, message, draft, recipient),
  )
  const waits = failure instanceof EmailWaits ? failure : null
  if (waits && message.payload.round < mostRounds) return putOffChunk(ctx, message.payload, waits)
  // Another copy of this chunk is sending at this moment: how that ends is no failure of an address.
  if (failure instanceof EmailUnderWay) throw failure
  if (failure && !waits && begun.attempts < mostAttempts) throw failure
  await finishChunk(ctx, message.payload, handled)
}

/** One after another; a mail service that takes no mail is not asked again in the same run. */
async function sendToAll(
  recipients: readonly MessageRecipient[],
  send: (recipient: MessageRecipient) => Promise<SendOutcome>,
): Promise<{ handled: Handled[]; failure: unknown }> {
  const handled: Handled[] = []
  let failure: unknown
  for (const recipient of recipients) {
    try {
      const outcome = failure instanceof SesClosed ? 'NOT_TAKEN' : await send(recipient)
      handled.push({ recipient, outcome })
    } catch (error) {
      failure = error
      handled.push({ recipient, outcome: 'NOT_TAKEN' })
    }
  }
  return { handled, failure }
}

/** A message that was stopped while an attempt lay dead: the people that attempt reached count all the same. */
async function countInterrupted(
  ctx: Context,
  message: Due,
  { recipients, attempts }: Attempt,
): Promise<void> {
  if (attempts === 1 && message.payload.round === 0) return
  const known = await Promise.all(
    recipients.map(async (recipient) => ({
      recipient,
      outcome: await sendToRecipient(ctx, message, null, recipient),
    })),
  )
  await finishChunk(
    ctx,
    message.payload,
    known.filter(({ outcome }) => outcome !== null),
  )
}

interface Attempt {
  recipients: MessageRecipient[]
  /** With this one. */
  attempts: number
}

async function beginAttempt({ message_id, chunk, round }: Due['payload']): Promise<Attempt | null> {
  try {
    const { data } = await EventMessageChunkEntity.patch({ message_id, chunk })
      .add({ attempts: 1 })
      .where((is, { eq }) => `${eq(is.is_done, false)} AND ${eq(is.round, round)}`)
      .go({ response: 'all_new' })
    return { recipients: data.recipients ?? [], attempts: data.attempts ?? 0 }
  } catch (error) {
    if (isConditionRefused(error)) return null
    throw error
  }
}
