import { isDeepStrictEqual } from 'node:util'
import { type LineKind, type LogLine, lineKinds } from '../change-log/log-line.ts'
import { listedLines } from './listed-lines.ts'
import { rowsOfLog } from './make-snapshot.ts'

/** A row of which the log says something else than the lists. Null: one of them does not have it. */
export interface LogDifference {
  kind: LineKind
  id: string
  logged: object | null
  listed: object | null
}

/**
 * Where an event's snapshot and log differ from its lists (docs/decisions/0092); null without a snapshot. What is changing at this moment may
 * differ: look twice.
 */
export async function compareLog(event_id: string): Promise<LogDifference[] | null> {
  const rows = await rowsOfLog(event_id)
  if (!rows) return null
  const differences: LogDifference[] = []
  for (const kind of lineKinds) {
    const [logged, listed] = await Promise.all([
      rowsById(rows.lines(kind)),
      rowsById(listedLines(event_id, kind)),
    ])
    for (const id of new Set([...logged.keys(), ...listed.keys()])) {
      const difference = { kind, id, logged: logged.get(id) ?? null, listed: listed.get(id) ?? null }
      if (!isDeepStrictEqual(difference.logged, difference.listed)) differences.push(difference)
    }
  }
  return differences
}

/** As JSON has them, in which the log is kept. */
async function rowsById(lines: AsyncIterable<LogLine[]>): Promise<Map<string, object | null>> {
  const rows = new Map<string, object | null>()
  for await (const some of lines)
    for (const { id, row } of some) rows.set(id, row && JSON.parse(JSON.stringify(row)))
  return rows
}
