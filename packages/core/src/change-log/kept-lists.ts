import { KeptView } from '../list/kept-view.ts'
import { type LogPosition, readLogHead, type SnapshotMark } from '../store/change-log/change-log-entity.ts'
import { isNews, type LineKind, type LogLine } from './log-line.ts'
import { readLog } from './read-log.ts'
import { readSnapshot, type SnapshotPart } from './snapshot-file.ts'

/** A list of fewer rows costs less when it is read from the table. */
export const fewRows = 500
/** Of snapshots as text; in memory a row takes about twice that. */
const mostBytes = 120_000_000
/** A list that was small is not looked at again for this long. */
const smallMs = 60_000
/** Behind by more items than this, a list is read from the newer snapshot, which takes no read units. */
const mostItemsBehind = 40

interface Kept {
  position: LogPosition
  /** Null where all rows are kept, else the instant after which all are. */
  complete_after: string | null
  rebuilt_at: string
  bytes: number
  lines: Map<string, LogLine>
  views: Map<string, { map: (row: object) => object; view: KeptView<object> }>
}

const lists = new Map<string, { kept: Kept | null; turn: Promise<unknown> }>()
const smallUntil = new Map<string, number>()

/** Whether an event has enough rows of a kind for its list to be worth keeping. */
export function isLarge(snapshot: SnapshotMark | undefined, kind: LineKind): snapshot is SnapshotMark {
  const rows = kind === 'order' ? snapshot?.orders : snapshot?.attendees
  return (rows ?? 0) >= fewRows
}

interface Wanted {
  event_id: string
  kind: LineKind
  /** Only if the process has it already: for what costs little without it. */
  ifAtHand?: boolean
}

interface Part extends Wanted {
  part: SnapshotPart
}

/**
 * The rows of a large list as this process keeps them, brought up to what the log says now (strongly read): one request and a few read units,
 * whatever is sorted, searched or filtered (docs/decisions/0093). Null for a small list, which is read from the table. `name` and `map`: what
 * is made of each row, once.
 */
export async function keptView<Stored extends object, Row extends object>(
  wanted: Wanted,
  name: string,
  map: (row: Stored) => Row,
): Promise<KeptView<Row> | null> {
  const kept = await keptList({ ...wanted, part: 'all' })
  return kept && viewOf(kept, name, map)
}

/**
 * The newest rows of a large list, newest first: some hundreds, so that a process that does not have the list at hand reads a small file for its first
 * page (docs/decisions/0128). Null for a small list, and where the snapshot is of an earlier release.
 */
export async function newestRows<Stored extends object, Row extends { created_at: string }>(
  wanted: Omit<Wanted, 'ifAtHand'>,
  name: string,
  map: (row: Stored) => Row,
): Promise<readonly Row[] | null> {
  const kept = await keptList({ ...wanted, part: 'newest' })
  if (!kept) return null
  const rows = viewOf(kept, name, map).sorted('created_at', 'desc')
  const { complete_after } = kept
  return complete_after === null ? rows : rows.filter(({ created_at }) => created_at > complete_after)
}

function viewOf<Stored extends object, Row extends object>(
  kept: Kept,
  name: string,
  map: (row: Stored) => Row,
): KeptView<Row> {
  const known = kept.views.get(name)
  if (known) return known.view as unknown as KeptView<Row>
  const view = new KeptView<object>('short_id' as never)
  view.change(rowsOf(kept.lines.values(), map as never))
  kept.views.set(name, { map: map as never, view })
  return view as unknown as KeptView<Row>
}

/** The same rows as they are stored, in no order. */
export async function keptRows<Row extends object>(wanted: Wanted): Promise<Row[] | null> {
  const kept = await keptList({ ...wanted, part: 'all' })
  return kept && [...kept.lines.values()].flatMap(({ row }) => (row ? (row as unknown as Row) : []))
}

async function keptList(wanted: Part): Promise<Kept | null> {
  const { event_id, kind, part, ifAtHand = false } = wanted
  const key = `${event_id} ${kind} ${part}`
  const entry = lists.get(key)
  if (!entry?.kept && ifAtHand) return null
  if ((smallUntil.get(key) ?? 0) > performance.now()) return null
  const turn = entry?.turn ?? Promise.resolve()
  // One after another: each caller sees what was written before it asked.
  const next = turn.catch(() => {}).then(() => bringUp(wanted, lists.get(key)?.kept ?? null))
  lists.delete(key)
  lists.set(key, { kept: entry?.kept ?? null, turn: next })
  const kept = await next
  const own = lists.get(key)
  if (own) own.kept = kept
  if (!kept) {
    lists.delete(key)
    if (smallUntil.size > 1000) smallUntil.clear()
    smallUntil.set(key, performance.now() + smallMs)
  }
  dropOldest()
  return kept
}

/** What is kept with what the log says since then; or read from the snapshot, where nothing is kept, or what is kept is too old. */
async function bringUp(wanted: Part, kept: Kept | null): Promise<Kept | null> {
  const { event_id, kind, part } = wanted
  if (kept) {
    const news = await readLog(event_id, kept.position, mostItemsBehind)
    const isSame = news?.snapshot?.rebuilt_at === kept.rebuilt_at
    if (news && isSame) {
      apply(kept, kind, news.lines)
      kept.position = news.position
      return kept
    }
  }
  const snapshot = (await readLogHead(event_id))?.snapshot
  if (!isLarge(snapshot, kind) || (part === 'newest' && !snapshot.has_newest)) return null
  return load(wanted)
}

async function load({ event_id, kind, part }: Part): Promise<Kept | null> {
  const file = await readSnapshot(event_id, kind, part)
  const news = file && (await readLog(event_id, file.header.position))
  if (!news) return null
  const lines = new Map(file.lines.map((line) => [line.id, line]))
  const { rebuilt_at, complete_after = null } = file.header
  const { position } = news
  const kept: Kept = { position, complete_after, rebuilt_at, bytes: file.bytes, lines, views: new Map() }
  apply(kept, kind, news.lines)
  return kept
}

function apply(kept: Kept, kind: LineKind, lines: readonly LogLine[]): void {
  const changed = new Map<string, LogLine>()
  for (const line of lines) {
    if (line.kind !== kind || !isNews(line, kept.lines.get(line.id))) continue
    kept.lines.set(line.id, line)
    changed.set(line.id, line)
  }
  if (changed.size === 0) return
  for (const { map, view } of kept.views.values()) view.change(rowsOf(changed.values(), map))
}

function rowsOf(lines: Iterable<LogLine>, map: (row: object) => object): Map<string, object | null> {
  return new Map(Array.from(lines, ({ id, row }) => [id, row && readable(row, map)]))
}

/** A damaged row stays as it is: the answer leaves it out, and says so in the log. */
function readable(row: object, map: (row: object) => object): object {
  try {
    return map(row)
  } catch {
    return row
  }
}

/** The list that was asked for last stays, however large it is. */
function dropOldest(): void {
  const sizes = () => [...lists.values()].reduce((sum, { kept }) => sum + (kept?.bytes ?? 0), 0)
  while (lists.size > 1 && sizes() > mostBytes) {
    const [oldest] = lists.keys()
    if (oldest !== undefined) lists.delete(oldest)
  }
}
