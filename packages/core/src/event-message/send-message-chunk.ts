import { eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { createWriteTransaction } from 'electrodb'
import { readPresentHolder } from '../attendee/passing-on.ts'
import { EmailUnderWay } from '../mail/claim-email.ts'
import { sendOnce } from '../mail/send-once.ts'
import { closedWaitSeconds, EmailWaits, mostRounds, SesClosed } from '../mail/ses-refusal.ts'
import type { EmailOutcome } from '../mail/suppressed-address.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import {
  asHolder,
  EventMessageChunkEntity,
  EventMessageEntity,
  type MessageRecipient,
} from '../store/event-message/event-message-entity.ts'
import { type Miss, messageEmailId, recordMisses } from '../store/event-message/message-misses.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { isConditionRefused, outbox, toSend, transact } from '../table/write.ts'
import { type Context, instantAfter, nowInstant } from '../verb.ts'
import { readEventMessage } from './event-messages.ts'
import { type MessageDraft, messageEmail, readMessageDraft } from './message-email.ts'

/** One fewer than SQS tries a message, so that Foyer ends it and no message is being sent forever. */
const mostAttempts = 4

type Due = Message<typeof eventMessageDue> & { name: 'eventMessageDue' }

/**
 * Sends a message to the recipients of one chunk and counts the outcome, once. May run again after being interrupted:
 * people who have it do not get it again. An address that the mail service refuses counts as failed, one at which
 * something else fails is tried four times; while it takes no mail at all the chunk is put off. Nothing happens when
 * the message was stopped or deleted, or the chunk is done.
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
  // Another copy of this chunk is sending at this moment. However that ends, no address has failed.
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

/** A person who was sent it does not count as missed here: a later bounce is recorded when it comes. */
function missOf({ recipient, outcome }: Handled, at: string): Miss | null {
  if (outcome === 'NOT_TAKEN') return { ...recipient, status: outcome, reason: null, at }
  if (outcome === null) return { ...recipient, status: 'CANCELLED', reason: null, at }
  const { status, reason } = outcome
  return status === 'SUPPRESSED' || status === 'REJECTED' ? { ...recipient, status, reason, at } : null
}

/** The outcome of one recipient's email; null: what made them a recipient was cancelled meanwhile, so there is none. */
export type SendOutcome = EmailOutcome | null

/**
 * Sends a message to one recipient, once however often it is tried, in the language of their ticket or order. The
 * email becomes part of the order's mail history, with what SES says of it (F18). Without a draft it only finds out
 * who has it.
 */
export async function sendToRecipient(
  ctx: Context,
  message: Message<typeof eventMessageDue> & { name: 'eventMessageDue' },
  draft: MessageDraft | null,
  { email, order_short_id, attendee_short_id }: MessageRecipient,
): Promise<SendOutcome> {
  const id = messageEmailId(message.payload.message_id, email)
  const subject = { subject_id: order_short_id, ...(attendee_short_id ? { attendee_short_id } : {}) }
  const outcome = await sendOnce(ctx, { ...message, id }, subject, async () => {
    const reader = draft && (await readReader(order_short_id, attendee_short_id))
    return reader && messageEmail(draft, { ...reader, email })
  })
  if (outcome || !attendee_short_id || !draft) return outcome
  // Passed on since the recipients were found: it is for the person who comes.
  const next = await readPresentHolder(attendee_short_id)
  if (next?.status !== 'ACTIVE' || next.short_id === attendee_short_id) return null
  return sendToRecipient(ctx, message, draft, asHolder(next))
}

async function readReader(order_short_id: string, attendee_short_id: string | null) {
  if (attendee_short_id === null) {
    const order = await readOrder(order_short_id)
    return order.status === 'COMPLETED' ? order : null
  }
  const attendee = await readAttendee(attendee_short_id)
  return attendee?.status === 'ACTIVE' ? attendee : null
}
