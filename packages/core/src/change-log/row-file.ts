import type { ReadRows } from '../list/list-rows.ts'
import { type LogPosition, readLogHead } from '../store/change-log/change-log-entity.ts'
import { isLarge } from './kept-lists.ts'
import { isNews, type LineKind, type LogLine } from './log-line.ts'
import { readLog } from './read-log.ts'
import { openSnapshot } from './snapshot-file.ts'

interface LineFile {
  /** Up to where the log is in it, and when the snapshot below it was last made from the lists. */
  position: LogPosition
  rebuilt_at: string
  /** How many rows the snapshot has. */
  count: number
  /** The newest line of each thing that lists show, some at a time. */
  lines: () => AsyncGenerator<LogLine[]>
}

/**
 * A large list from its snapshot and what the log says since then (strongly read), in no order and a piece at a time: for what reads all of
 * it once, in a process that keeps none (docs/decisions/0129). Null for a small list, which is read from the table.
 */
export async function lineFile(event_id: string, kind: LineKind): Promise<LineFile | null> {
  const head = await readLogHead(event_id)
  if (!isLarge(head?.snapshot, kind)) return null
  const file = await openSnapshot(event_id, kind)
  const news = file && (await readLog(event_id, file.header.position))
  if (!news) return null
  const lines = async function* () {
    for await (const some of mergedLines(file.lines(), news.lines, kind)) yield some.filter(({ row }) => row)
  }
  const count = kind === 'order' ? head.snapshot.orders : head.snapshot.attendees
  return { position: news.position, rebuilt_at: file.header.rebuilt_at, count, lines }
}

/** The rows of the same as the list engine reads them. */
export async function rowFile<Row extends object>(
  event_id: string,
  kind: LineKind,
): Promise<ReadRows<Row> | null> {
  const file = await lineFile(event_id, kind)
  if (!file) return null
  return async (_limit, each) => {
    const all: Row[] = []
    for await (const lines of file.lines()) {
      const rows = lines.map(({ row }) => row as unknown as Row)
      if (each) each(rows)
      else all.push(...rows)
    }
    return all
  }
}

/** The newest line of each thing of a kind, some at a time and in no order: of a file that has each thing once, or of what came later. */
export async function* mergedLines(
  file: AsyncIterable<LogLine[]>,
  news: readonly LogLine[],
  kind: LineKind,
): AsyncGenerator<LogLine[]> {
  const later = newestOf(news, kind)
  for await (const some of file) yield some.filter((line) => isLast(line, later))
  yield [...later.values()]
}

/** The newest line of each thing of a kind. */
export function newestOf(lines: readonly LogLine[], kind: LineKind): Map<string, LogLine> {
  const known = new Map<string, LogLine>()
  for (const line of lines)
    if (line.kind === kind && isNews(line, known.get(line.id))) known.set(line.id, line)
  return known
}

/** Whether the log has nothing newer about it. What it has that is older is forgotten. */
function isLast(line: LogLine, later: Map<string, LogLine>): boolean {
  const known = later.get(line.id)
  if (known && isNews(known, line)) return false
  later.delete(line.id)
  return true
}
