import { isLarge } from '../change-log/kept-lists.ts'
import { writeListKeys } from '../change-log/list-keys.ts'
import { type LineKind, type LogLine, lineKinds } from '../change-log/log-line.ts'
import { readLog, readWholeLog } from '../change-log/read-log.ts'
import { mergedLines } from '../change-log/row-file.ts'
import { openSnapshot, writeSnapshot } from '../change-log/snapshot-file.ts'
import {
  ChangeLogHeadEntity,
  type LogPosition,
  logStart,
  readLogHead,
} from '../store/change-log/change-log-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { listedLines } from './listed-lines.ts'
import { NewestLines } from './newest-lines.ts'

/** Rows up to a position of the log, which are read a piece at a time: those of 500,000 orders take more than a gigabyte. */
interface Rows {
  /** The newest line of each thing of a kind, also of what lists do not show anymore. */
  lines: (kind: LineKind) => AsyncIterable<LogLine[]>
  position: LogPosition
  rebuilt_at: string
  /** Ids of what lists stopped showing lately. */
  gone: ReadonlySet<string>
}

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
  const isKeyed = is_keyed && rows !== null
  await store(ctx, event_id, rows ?? (await rowsOfLists(ctx, event_id)), isKeyed)
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
  const rows: Rows = {
    lines: (kind) => listedLines(event_id, kind),
    position: position.map((seq, shard) => Math.max(seq, known[shard] ?? 0)),
    rebuilt_at: nowInstant(ctx),
    gone: new Set(),
  }
  await store(ctx, event_id, rows, false)
}

/** An event's rows as the last snapshot and the log have them; null without a snapshot, or where the log since then has expired. */
export async function rowsOfLog(event_id: string): Promise<Rows | null> {
  const [orders, attendees] = await Promise.all(lineKinds.map((kind) => openSnapshot(event_id, kind)))
  if (!orders || !attendees) return null
  // The files are written one after another: what the older one lacks is in the log, and the newer one knows it already.
  const position = orders.header.position.map((seq, shard) =>
    Math.min(seq, attendees.header.position[shard] ?? 0),
  )
  const news = await readLog(event_id, position)
  if (!news) return null
  const files = { order: orders, attendee: attendees }
  return {
    lines: (kind) => mergedLines(files[kind].lines(), news.lines, kind),
    position: news.position,
    rebuilt_at: orders.header.rebuilt_at,
    gone: goneOf(news.lines),
  }
}

/** The same from the lists, and all of the log that is there. */
async function rowsOfLists(ctx: Context, event_id: string): Promise<Rows> {
  const { lines, position } = await readWholeLog(event_id, logStart)
  return {
    lines: (kind) => mergedLines(listedLines(event_id, kind), lines, kind),
    ...{ position, rebuilt_at: nowInstant(ctx), gone: goneOf(lines) },
  }
}

function goneOf(lines: readonly LogLine[]): Rows['gone'] {
  return new Set(lines.flatMap(({ id, row }) => (row ? [] : id)))
}

function isSame(left: LogPosition, right: LogPosition): boolean {
  return left.every((seq, shard) => seq === right[shard])
}

/** Files first: a process that dies in between leaves files that say themselves where they stand. */
async function store(ctx: Context, event_id: string, rows: Rows, isKeyed: boolean): Promise<void> {
  const { position, rebuilt_at } = rows
  const seen = { order: new NewestLines(rows.gone), attendee: new NewestLines(rows.gone) }
  const passing = async function* (kind: LineKind) {
    for await (const lines of rows.lines(kind)) {
      if (!isKeyed) await writeListKeys(event_id, lines)
      seen[kind].add(lines)
      yield lines
    }
  }
  for (const kind of lineKinds) await writeSnapshot({ event_id, kind, position, rebuilt_at }, passing(kind))
  const snapshot = {
    ...{ position, rebuilt_at, made_at: nowInstant(ctx) },
    ...{ orders: seen.order.listed, attendees: seen.attendee.listed, is_keyed: true, has_newest: true },
  }
  for (const kind of lineKinds) {
    if (!isLarge(snapshot, kind)) continue
    const { lines, complete_after } = seen[kind].newest()
    await writeSnapshot({ event_id, kind, position, rebuilt_at, complete_after }, [lines], 'newest')
  }
  await ChangeLogHeadEntity.upsert({ log_event_id: event_id }).set({ snapshot }).go()
}
