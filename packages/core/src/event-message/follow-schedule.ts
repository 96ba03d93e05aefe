import {
  type eventStartChanged,
  scheduledMessageDue,
} from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { EmailWithheld } from '../mail/ses-refusal.ts'
import { giveBackMails, takeMails } from '../mail/take-mails.ts'
import { EventEntity, type EventItem } from '../store/event/event-entity.ts'
import { EventMessageEntity, type EventMessageItem } from '../store/event-message/event-message-entity.ts'
import { outbox, toSend, untilWritten } from '../table/write.ts'
import { AppError, type Context, instantAfter, nowInstant } from '../verb.ts'
import { chunkCountOf } from './divide-event-message.ts'
import { readEventMessage } from './event-messages.ts'
import { findPresentRecipients } from './find-recipients.ts'
import { messagesOf, plannedFor, writeWaiting } from './plan-message.ts'

/** Whether the message has to be sent again, because SQS brought it before its time. */
type Followed = 'early' | 'done'

/**
 * Sends a scheduled message when its time has come: finds its recipients, and has them divided. Before that, and when the message comes
 * early, it looks whether the event has moved. An older plan's message does nothing, nor does that of a message that was stopped.
 * A message of an archived event is stopped, one that comes more than a day late is left to its writer. Error: `EmailWithheld`
 * while the account's budget of mail is used up.
 */
export async function followSchedule(
  ctx: Context,
  { payload, deliver_at = '' }: Message<typeof scheduledMessageDue>,
): Promise<Followed> {
  return untilWritten(async () => {
    const [message, event] = await Promise.all([readEventMessage(payload), readEvent(payload.event_id)])
    if (!event || !message?.is_waiting || message.plan !== payload.plan) return 'done'
    if ((await plannedFor(message, event)) !== message.due_at) return planAgain(ctx, event, message)
    if (deliver_at > nowInstant(ctx)) return 'early'
    if ((message.due_at ?? '') < instantAfter(ctx, -mostLateSeconds)) return 'done'
    return event.status === 'ARCHIVED' ? stop(ctx, message) : begin(ctx, event, message)
  })
}

/** After this, what it says about the event is hardly true anymore. */
const mostLateSeconds = 86_400

async function readEvent(event_id: string): Promise<EventItem | null> {
  const { data } = await EventEntity.get({ event_id }).go({ consistent: true })
  return data
}

async function stop(ctx: Context, message: EventMessageItem): Promise<Followed | 'lost'> {
  const isStopped = await writeWaiting(message, { cancelled_at: nowInstant(ctx), is_waiting: false })
  return isStopped ? 'done' : 'lost'
}

async function begin(ctx: Context, event: EventItem, message: EventMessageItem): Promise<Followed | 'lost'> {
  const { length: total } = await findPresentRecipients(event.event_id, message)
  await takeMailsNowOrLater(ctx, event, total)
  const begun = { is_waiting: false, total, chunk_count: chunkCountOf(total) }
  const messages = messagesOf(ctx, event, { ...message, ...begun })
  if (await writeWaiting(message, { ...begun, ...messages })) return 'done'
  await giveBackMails(ctx, event.account_id, 'messages', total)
  return 'lost'
}

/** A budget that is used up is new on the next day. */
async function takeMailsNowOrLater(ctx: Context, { account_id }: EventItem, mails: number): Promise<void> {
  try {
    await takeMails(ctx, account_id, 'messages', mails)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'email.budget_used_up') throw error
    throw new EmailWithheld(instantAfter(ctx, error.retry_after ?? mostLateSeconds))
  }
}

/** Moves the messages that go out days before an event's start, after that has changed. */
export async function moveMessages(
  ctx: Context,
  { payload: { event_id } }: Message<typeof eventStartChanged>,
): Promise<void> {
  const { data: messages } = await EventMessageEntity.query
    .primary({ event_id })
    .go({ consistent: true, pages: 'all' })
  for (const { id: message_id, is_waiting } of messages) {
    if (!is_waiting) continue
    await untilWritten(async () => {
      const [message, event] = await Promise.all([
        readEventMessage({ event_id, message_id }),
        readEvent(event_id),
      ])
      if (!event || !message?.is_waiting) return 'done'
      const isRight = (await plannedFor(message, event)) === message.due_at
      return isRight ? 'done' : planAgain(ctx, event, message)
    })
  }
}

/** A move never sends a message at once: where its time would be past, its writer decides. */
async function planAgain(
  ctx: Context,
  event: EventItem,
  message: EventMessageItem,
): Promise<Followed | 'lost'> {
  const { event_id, id: message_id } = message
  const due_at = await plannedFor(message, event)
  const plan = (message.plan ?? 0) + 1
  const due =
    due_at !== null && due_at > nowInstant(ctx)
      ? toSend(scheduledMessageDue, { event_id, message_id, plan }, due_at)
      : undefined
  return (await writeWaiting(message, { due_at, plan, ...outbox(due) })) ? 'done' : 'lost'
}
