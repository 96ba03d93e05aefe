import { type rowsChanged, snapshotDue } from '@foyer/contracts/change-log/change-log-messages'
import type { Message } from '@foyer/contracts/message'
import { appendLines, type LogItemKey } from '../change-log/append-lines.ts'
import { writeListKeys } from '../change-log/list-keys.ts'
import { goneVersion, type LineKind, type LogLine } from '../change-log/log-line.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import {
  ChangeLogHeadEntity,
  logStart,
  readLogHead,
  type SnapshotMark,
} from '../store/change-log/change-log-entity.ts'
import { readOrdersNow } from '../store/order/order-entity.ts'
import { outbox, toSend } from '../table/write.ts'
import { type Context, instantAfter, nowInstant } from '../verb.ts'

type Changed = Omit<Message<typeof rowsChanged>['payload'], 'changes'>

/** A snapshot is written at most this long after a change, in seconds: the longest delay of a message; */
const quietSeconds = 900
/** and at most once in this time, when a shard of the log has this many items since the last one. */
const busySeconds = 60
const busyItems = 40

/**
 * Appends the rows of these orders and attendees to their event's log, as they are now, and sees to it that a snapshot follows
 * (docs/decisions/0092). Read here and not taken from the message, so late, repeated and reordered messages say nothing old.
 */
export async function recordChanges(ctx: Context, changed: Changed): Promise<void> {
  const { event_id, order_short_ids, attendee_short_ids } = changed
  if (order_short_ids.length + attendee_short_ids.length === 0) return
  const [head, lines] = await Promise.all([readLogHead(event_id), readLines(changed)])
  const renamed = new Set(changed.renamed_short_ids)
  const [written] = await Promise.all([
    appendLines(ctx, event_id, lines, head?.snapshot),
    writeListKeys(
      event_id,
      lines.filter(({ id }) => renamed.has(id)),
    ),
  ])
  await announceSnapshot(ctx, { event_id, due_at: head?.due_at, wait: waitOf(written, head?.snapshot) })
}

/** The rows of these orders and attendees as they are now, strongly read. */
export async function readLines(
  changed: Pick<Changed, 'order_short_ids' | 'attendee_short_ids'>,
): Promise<LogLine[]> {
  const { order_short_ids, attendee_short_ids } = changed
  const [orders, attendees] = await Promise.all([
    readOrdersNow(order_short_ids),
    readAttendees(attendee_short_ids),
  ])
  return [
    ...order_short_ids.map((id) => lineOf('order', id, orders.get(id))),
    ...attendee_short_ids.map((id) => lineOf('attendee', id, attendees.get(id))),
  ]
}

function lineOf(
  kind: LineKind,
  id: string,
  item: { version: number; row?: { short_id: string } | undefined } | undefined,
): LogLine {
  return { kind, id, version: item?.version ?? goneVersion, row: item?.row ?? null }
}

function waitOf(written: readonly LogItemKey[], snapshot: SnapshotMark | undefined): number {
  const { position } = snapshot ?? { position: logStart }
  const isBusy = written.some(({ shard, seq }) => seq - (position[shard] ?? 0) > busyItems)
  return isBusy ? busySeconds : quietSeconds
}

async function announceSnapshot(
  ctx: Context,
  { event_id, due_at, wait }: { event_id: string; due_at: string | undefined; wait: number },
): Promise<void> {
  const next = instantAfter(ctx, wait)
  if (due_at !== undefined && due_at > nowInstant(ctx) && due_at <= next) return
  const told = toSend(snapshotDue, { event_id }, next)
  await ChangeLogHeadEntity.upsert({ log_event_id: event_id })
    .set({ due_at: next, ...outbox(told) })
    .go()
}
