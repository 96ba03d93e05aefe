import type { MessageSchedule } from '@foyer/contracts/event-message/event-message'
import {
  eventMessageCreated,
  scheduledMessageDue,
} from '@foyer/contracts/event-message/event-message-messages'
import { createWriteTransaction } from 'electrodb'
import { audited } from '../store/audit/audited.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import {
  EventMessageEntity,
  type EventMessageItem,
  EventMessageTextEntity,
} from '../store/event-message/event-message-entity.ts'
import { outbox, toSend, transact } from '../table/write.ts'
import { AppError, type Context, instantAfter, nowInstant } from '../verb.ts'

const longestAheadSeconds = 366 * 86_400

/**
 * When a message that somebody writes now goes out: a UTC instant, null for at once. Errors: `event.status_conflict` for an
 * archived event; `request.invalid` for a time that is past, or more than a year ahead.
 */
export async function requireDueAt(
  ctx: Context,
  event: EventItem,
  schedule: MessageSchedule,
): Promise<string | null> {
  const due_at = await plannedFor(schedule, event)
  if (due_at === null) return null
  if (event.status === 'ARCHIVED') throw new AppError('event.status_conflict')
  const field = schedule.send_when === 'AT_TIME' ? 'send_at' : 'days_before'
  if (due_at <= nowInstant(ctx)) throw refusal('Choose a time in the future.', field)
  if (due_at > instantAfter(ctx, longestAheadSeconds)) throw refusal('Choose a time within a year.', field)
  return due_at
}

function refusal(sentence: string, field: string): AppError {
  return new AppError('request.invalid', { errors: { [field]: [sentence] } })
}

/** When a message goes out as the event is now. */
export async function plannedFor(
  schedule: MessageSchedule | EventMessageItem,
  event: EventItem,
): Promise<string | null> {
  const { send_when = 'NOW', send_at = null, days_before = null, time_of_day = null } = schedule
  const { dueAt } = await import('./due-at.ts')
  return dueAt({ send_when, send_at, days_before, time_of_day }, event)
}

/** What the write of a message causes: that it is due at its time, or that it is divided now; and the report of who did it. */
export function messagesOf(ctx: Context, { account_id }: EventItem, message: EventMessageItem) {
  const { event_id, id: message_id, due_at = null, plan = 0, total: recipients } = message
  const key = { event_id, message_id }
  const done = { account_id, subject_id: event_id }
  return message.is_waiting
    ? outbox(
        toSend(scheduledMessageDue, { ...key, plan }, due_at ?? undefined),
        audited(ctx, { ...done, action: 'event.message_scheduled', details: { message_id } }),
      )
    : outbox(
        toSend(eventMessageCreated, key),
        audited(ctx, { ...done, action: 'event.message_sent', details: { message_id, recipients } }),
      )
}

/**
 * Writes a message over that waits for its time, if it was not changed, sent or stopped since it was read: so a change and
 * its time never both happen. `text`: what it says, where that changes too. False if another write came first.
 */
export async function writeWaiting(
  seen: EventMessageItem,
  changes: Partial<EventMessageItem>,
  text?: { subject: string; content: string },
): Promise<boolean> {
  const { event_id, id, plan = 0 } = seen
  const refusals = await transact(() =>
    createWriteTransaction({ item: EventMessageEntity, words: EventMessageTextEntity }, ({ item, words }) => [
      item
        .patch({ event_id, id })
        .set(changes)
        .where((is, { eq }) => [eq(is.is_waiting, true), eq(is.plan, plan)].join(' AND '))
        .commit(),
      ...(text ? [words.put({ message_id: id, ...text }).commit()] : []),
    ]).go(),
  )
  return refusals === null
}
