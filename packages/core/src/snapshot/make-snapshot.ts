import { isLarge } from '../change-log/kept-lists.ts'
import { writeListKeys } from '../change-log/list-keys.ts'
import { isNews, type LineKind, type LogLine, lineKinds } from '../change-log/log-line.ts'
import { readLog, readWholeLog } from '../change-log/read-log.ts'
import { readSnapshot, writeSnapshot } from '../change-log/snapshot-file.ts'
import { readListShards } from '../event-graph/event-graph.ts'
import { sortRows } from '../list/short-list.ts'
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
  /** Ids of what lists stopped showing lately: an older line about it may still come. */
  gone: ReadonlySet<string>
}

/** How many rows the file of the newest has: enough for the pages that are read from it (`list/list-rows.ts`), whatever goes meanwhile. */
const mostNewest = 500

/**
 * Writes an event's rows to the bucket, as the last snapshot and the log since then have them; nothing if the log has nothing new
 * (docs/decisions/0092). The first one, and one after a week in which none was written, is made from the lists.
 */
export async function makeSnapshot(ctx: Context, event_id: string): Promise<void> {
  const head = await readLogHead(event_id)
  const rows = head?.snapshot ? await rowsOfLog(event_id) : null
  const { is_keyed = false, has_newest = false } = head?.snapshot ?? {}
  const isComplete = is_keyed && has_newest
  if (rows && head?.snapshot && isComplete && isSame(rows.position, head.snapshot.position)) return
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
    gone: new Set(),
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
  const { rebuilt_at } = orders.header
  return { lines, position: news.position, rebuilt_at, gone: goneOf(news.lines) }
}

/** The same from the lists, and all of the log that is there. */
async function rowsOfLists(ctx: Context, event_id: string): Promise<Rows> {
  const { lines, position } = await readWholeLog(event_id, logStart)
  const listed = await readLists(event_id)
  const all = newest([...listed.values(), ...lines])
  return { lines: all, position, rebuilt_at: nowInstant(ctx), gone: goneOf(lines) }
}

function goneOf(lines: readonly LogLine[]): Rows['gone'] {
  return new Set(lines.flatMap(({ id, row }) => (row ? [] : id)))
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
async function store(ctx: Context, event_id: string, rows: Rows): Promise<void> {
  const { position, rebuilt_at } = rows
  const all = [...rows.lines.values()]
  const of = (kind: LineKind) => all.filter((line) => line.kind === kind)
  const listed = (kind: LineKind) => of(kind).filter(({ row }) => row !== null).length
  const snapshot = {
    ...{ position, rebuilt_at, made_at: nowInstant(ctx) },
    ...{ orders: listed('order'), attendees: listed('attendee'), is_keyed: true, has_newest: true },
  }
  for (const kind of lineKinds) {
    const own = of(kind)
    const header = { event_id, kind, position, rebuilt_at }
    await writeSnapshot({ ...header, lines: own.length }, own)
    if (isLarge(snapshot, kind)) await writeNewest(header, own, rows.gone)
  }
  await ChangeLogHeadEntity.upsert({ log_event_id: event_id }).set({ snapshot }).go()
}

type Written = Omit<Parameters<typeof writeSnapshot>[0], 'lines' | 'complete_after'>

/** The newest rows in a file of their own, with what has gone lately: an older line that comes late must not bring it back. */
async function writeNewest(header: Written, lines: readonly LogLine[], lately: Rows['gone']): Promise<void> {
  const listed = lines.flatMap((line) =>
    line.row ? { line, id: line.id, created_at: createdAt(line.row) } : [],
  )
  const rows = sortRows(listed, { by: 'created_at', direction: 'desc', id: 'id' })
  const kept = rows.slice(0, mostNewest)
  const complete_after = rows.length > kept.length ? (kept.at(-1)?.created_at ?? '') : null
  const gone = lines.filter(({ id, row }) => row === null && lately.has(id))
  const own = [...kept.map(({ line }) => line), ...gone]
  await writeSnapshot({ ...header, lines: own.length, complete_after }, own, 'newest')
}

/** Rows of both kinds say when they were created; a damaged one comes last. */
function createdAt(row: { short_id: string; created_at?: string }): string | null {
  return row.created_at ?? null
}
