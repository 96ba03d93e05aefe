import type { ReadRows } from '../list/list-rows.ts'
import { readLogHead } from '../store/change-log/change-log-entity.ts'
import { isLarge } from './kept-lists.ts'
import { isNews, type LineKind, type LogLine } from './log-line.ts'
import { readLog } from './read-log.ts'
import { openSnapshot } from './snapshot-file.ts'

/**
 * All rows of a large list from its snapshot and what the log says since then (strongly read), in no order and a piece at a time: for what reads all of
 * them once, in a process that keeps none (docs/decisions/0129). Null for a small list, which is read from the table.
 */
export async function rowFile<Row extends object>(
  event_id: string,
  kind: LineKind,
): Promise<ReadRows<Row> | null> {
  const head = await readLogHead(event_id)
  if (!isLarge(head?.snapshot, kind)) return null
  const file = await openSnapshot(event_id, kind)
  const news = file && (await readLog(event_id, file.header.position))
  if (!news) return null
  const changed = newestOf(news.lines, kind)
  const rowsOf = (lines: Iterable<LogLine>) =>
    Array.from(lines).flatMap(({ row }) => (row ? (row as unknown as Row) : []))
  return async (_limit, each) => {
    const all: Row[] = []
    const give = (rows: Row[]) => (each ? each(rows) : all.push(...rows))
    const later = new Map(changed)
    for await (const lines of file.lines()) give(rowsOf(lines.filter((line) => isLast(line, later))))
    give(rowsOf(later.values()))
    return all
  }
}

function newestOf(lines: readonly LogLine[], kind: LineKind): Map<string, LogLine> {
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
