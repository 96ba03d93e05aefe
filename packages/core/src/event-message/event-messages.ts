import type { EventMessage, EventMessageRow } from '@foyer/contracts/event-message/event-message'
import type * as endpoints from '@foyer/contracts/event-message/event-message-endpoints'
import type { MessageMiss } from '@foyer/contracts/event-message/message-miss'
import type { ListMeta } from '@foyer/contracts/list'
import { createWriteTransaction } from 'electrodb'
import { requireEvent } from '../event-graph/event-graph.ts'
import { listRows } from '../list/list-rows.ts'
import {
  EventMessageEntity,
  type EventMessageItem,
  EventMessageTextEntity,
} from '../store/event-message/event-message-entity.ts'
import { deleteMisses, type MessageMissItem, readMisses } from '../store/event-message/message-misses.ts'
import { isConditionRefused, transact } from '../table/write.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'

/** Messages of an event and how far they have got, newest first by default. */
export async function listEventMessages(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listEventMessages>,
): Promise<{ data: EventMessageRow[]; meta: ListMeta }> {
  const { event_id } = await requireEvent(ctx, params.event_id, 'order.manage')
  const { data: items } = await EventMessageEntity.query
    .primary({ event_id })
    .go({ consistent: true, pages: 'all' })
  const rows = items.map(toEventMessageRow)
  return listRows(query, {
    partitions: [async () => rows],
    order_by: 'created_at',
    id: 'id',
    searched: ['subject'],
    total: async () => rows.length,
  })
}

/** One message, with what it says. */
export async function getEventMessage(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getEventMessage>,
): Promise<EventMessage> {
  return toEventMessage(await requireEventMessage(ctx, params))
}

/**
 * Stops a message: one that is scheduled is not sent, and chunks of another that have not begun are not sent anymore. One that is
 * stopped already stays so.
 */
export async function cancelEventMessage(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.cancelEventMessage>,
): Promise<EventMessage> {
  const message = await requireEventMessage(ctx, params)
  if (message.cancelled_at !== null) return toEventMessage(message)
  const { event_id, id, chunk_count } = message
  try {
    await EventMessageEntity.patch({ event_id, id })
      .set({ cancelled_at: nowInstant(ctx), is_waiting: false })
      .where(({ done_chunks }, { lt }) => lt(done_chunks, chunk_count))
      .go()
  } catch (error) {
    if (isConditionRefused(error)) throw new AppError('message.already_sent')
    throw error
  }
  return toEventMessage(await requireEventMessage(ctx, params))
}

/** Deletes a message that is not being sent from the history, one that is scheduled before it is due; the orders that got it keep it among their emails. */
export async function deleteEventMessage(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteEventMessage>,
): Promise<void> {
  const message = await requireEventMessage(ctx, params)
  if (toEventMessageRow(message).status === 'SENDING') throw new AppError('message.still_sending')
  const { event_id, id, is_waiting = false } = message
  await deleteMisses(id)
  const refusals = await transact(() =>
    createWriteTransaction({ item: EventMessageEntity, text: EventMessageTextEntity }, ({ item, text }) => [
      item
        .delete({ event_id, id })
        .where((is, { eq }) => (is_waiting ? eq(is.is_waiting, true) : ''))
        .commit(),
      text.delete({ message_id: id }).commit(),
    ]).go(),
  )
  // Its time came in between.
  if (refusals !== null) throw new AppError('message.still_sending')
}

/** People that a message did not reach, and why, latest first by default. */
export async function listMessageMisses(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listMessageMisses>,
): Promise<{ data: MessageMiss[]; meta: ListMeta }> {
  const { id } = await requireEventMessage(ctx, params)
  const misses = await readMisses(id)
  const { data, meta } = await listRows(query, {
    partitions: [async () => misses],
    order_by: 'at',
    id: 'address_hash',
    searched: ['email'],
    total: async () => misses.length,
  })
  return { data: data.map(toMessageMiss), meta }
}

function toMessageMiss({ message_id: _message, address_hash: _hash, ttl: _ttl, ...miss }: MessageMissItem) {
  return miss
}

interface MessageParams {
  event_id: string
  message_id: string
}

/** The message as last written, or null. */
export async function readEventMessage({
  event_id,
  message_id,
}: MessageParams): Promise<EventMessageItem | null> {
  const { data } = await EventMessageEntity.get({ event_id, id: message_id }).go({ consistent: true })
  return data
}

/** The message, for somebody who manages the orders of that event. */
export async function requireEventMessage(ctx: Context, params: MessageParams): Promise<EventMessageItem> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  const message = await readEventMessage(params)
  if (!message) throw new AppError('message.not_found')
  return message
}

/** The message as lists show it. A finished message keeps its count, even if people joined or left since. */
export function toEventMessageRow(item: EventMessageItem): EventMessageRow {
  const { chunk_count, done_chunks, is_waiting, plan: _plan, request_hash: _hash, ...shown } = item
  const { outbox: _outbox, outbox_id: _id, ...stored } = shown
  const row = { ...ofOlder, ...stored }
  if (row.cancelled_at !== null) return { ...row, status: 'CANCELLED' }
  if (is_waiting) return { ...row, status: 'SCHEDULED' }
  const reached = row.sent + row.skipped + row.failed
  return done_chunks < chunk_count
    ? { ...row, status: 'SENDING' }
    : { ...row, status: 'SENT', total: reached }
}

/** Of messages that are older than schedules, and than the choice of several orders. */
const ofOlder = {
  order_short_ids: [],
  send_when: 'NOW' as const,
  ...{ send_at: null, days_before: null, time_of_day: null, due_at: null },
}

/** The same with what it says. */
export async function toEventMessage(item: EventMessageItem): Promise<EventMessage> {
  const { data: text } = await EventMessageTextEntity.get({ message_id: item.id }).go({ consistent: true })
  return { ...toEventMessageRow(item), content: text?.content ?? '' }
}
