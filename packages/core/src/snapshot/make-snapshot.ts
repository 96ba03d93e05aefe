import { writeListKeys } from '../change-log/list-keys.ts'
import { isNews, type LineKind, type LogLine, lineKinds } from '../change-log/log-line.ts'
import { readLog, readWholeLog } from '../change-log/read-log.ts'
import { readSnapshot, writeSnapshot } from '../change-log/snapshot-file.ts'
import { readListShards } from '../event-graph/event-graph.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import {
  ChangeLogHeadEntity,
  type LogPosition,
  logStart,
  readLogHead,
} from '../store/change-log/change-log-entity.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import { type Context, nowInstant } from '../verb.ts'

/** Rows by kind and id, up to a position of the log. */
interface Rows {
  lines: Map<string, LogLine>
  position: LogPosition
  rebuilt_at: string
}

/**
 * Writes an event's rows to the bucket, as the last snapshot and the log since then have them; nothing if the log has nothing new
 * (docs/decisions/0092). The first one, and one after a week in which none was written, is made from the lists.
 */
export async function makeSnapshot(ctx: Context, event_id: string): Promise<void> {
  const head = await readLogHead(event_id)
  const rows = head?.snapshot ? await rowsOfLog(event_id) : null
  const is_keyed = head?.snapshot?.is_keyed ?? false
  if (rows && head?.snapshot && is_keyed && isSame(rows.position, head.snapshot.position)) return
  const found = rows ?? (await rowsOfLists(ctx, event_id))
  if (!is_keyed || !rows) await writeListKeys(event_id, [...found.lines.values()])
  await store(ctx, event_id, found)
}

/** Makes it from the lists, whatever the log says; readers of the log begin again from it. Later changes count on top of it. */
export async function rebuildSnapshot(
  ctx: Context,
  event_id: string,
  waitForIndexes: () => Promise<void>,
): Promise<void> {
  const { position } = await readWholeLog(event_id, logStart)
  const head = await readLogHead(event_id)
  const known = head?.snapshot?.position ?? logStart
  await waitForIndexes()
  const lines = await readLists(event_id)
  await writeListKeys(event_id, [...lines.values()])
  await store(ctx, event_id, {
    lines,
    position: position.map((seq, shard) => Math.max(seq, known[shard] ?? 0)),
    rebuilt_at: nowInstant(ctx),
  })
}

/** An event's rows as the last snapshot and the log have them; null without a snapshot, or where the log since then has expired. */
export async function rowsOfLog(event_id: string): Promise<Rows | null> {
  const files = await Promise.all(lineKinds.map((kind) => readSnapshot(event_id, kind)))
  const [orders, attendees] = files
  if (!orders || !attendees) return null
  // The files are written one after another: what the older one lacks is in the log, and the newer one knows it already.
  const position = orders.header.position.map((seq, shard) =>
    Math.min(seq, attendees.header.position[shard] ?? 0),
  )
  const news = await readLog(event_id, position)
  if (!news) return null
  const lines = newest([...orders.lines, ...attendees.lines, ...news.lines])
  return { lines, position: news.position, rebuilt_at: orders.header.rebuilt_at }
}

/** The same from the lists, and all of the log that is there. */
async function rowsOfLists(ctx: Context, event_id: string): Promise<Rows> {
  const { lines, position } = await readWholeLog(event_id, logStart)
  const listed = await readLists(event_id)
  return { lines: newest([...listed.values(), ...lines]), position, rebuilt_at: nowInstant(ctx) }
}

/** The rows of the event's lists themselves. */
export async function readLists(event_id: string): Promise<Map<string, LogLine>> {
  const shards = await readListShards(event_id)
  const [orders, attendees] = await Promise.all([
    Promise.all(shards.map((shard) => OrderEntity.query.list(shard).go({ pages: 'all' }))),
    Promise.all(shards.map((shard) => AttendeeEntity.query.list(shard).go({ pages: 'all' }))),
  ])
  const line = (kind: LineKind) => (item: { row?: { short_id: string } | undefined }) =>
    item.row ? [{ kind, id: item.row.short_id, version: 0, row: item.row }] : []
  return newest([
    ...orders.flatMap(({ data }) => data.flatMap(line('order'))),
    ...attendees.flatMap(({ data }) => data.flatMap(line('attendee'))),
  ])
}

function newest(lines: readonly LogLine[]): Map<string, LogLine> {
  const known = new Map<string, LogLine>()
  for (const line of lines) {
    const key = `${line.kind} ${line.id}`
    if (isNews(line, known.get(key))) known.set(key, line)
  }
  return known
}

function isSame(left: LogPosition, right: LogPosition): boolean {
  return left.every((seq, shard) => seq === right[shard])
}

/** Files first: a process that dies in between leaves files that say themselves where they stand. */
async function store(ctx: Context, event_id: string, { lines, position, rebuilt_at }: Rows): Promise<void> {
  const all = [...lines.values()]
  const of = (kind: LineKind) => all.filter((line) => line.kind === kind)
  for (const kind of lineKinds) {
    const own = of(kind)
    await writeSnapshot({ event_id, kind, position, rebuilt_at, lines: own.length }, own)
  }
  const listed = (kind: LineKind) => of(kind).filter(({ row }) => row !== null).length
  const snapshot = {
    ...{ position, rebuilt_at, made_at: nowInstant(ctx) },
    ...{ orders: listed('order'), attendees: listed('attendee'), is_keyed: true },
  }
  await ChangeLogHeadEntity.upsert({ log_event_id: event_id }).set({ snapshot }).go()
}
