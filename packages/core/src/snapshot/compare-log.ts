import { isDeepStrictEqual } from 'node:util'
import type { LineKind, LogLine } from '../change-log/log-line.ts'
import { readLists, rowsOfLog } from './make-snapshot.ts'

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
  const logged = await rowsOfLog(event_id)
  if (!logged) return null
  const listed = await readLists(event_id)
  const lines = new Map([...logged.lines, ...listed])
  return [...lines].flatMap(([key, { kind, id }]) => {
    const difference = { kind, id, logged: rowOf(logged.lines.get(key)), listed: rowOf(listed.get(key)) }
    return isDeepStrictEqual(difference.logged, difference.listed) ? [] : [difference]
  })
}

/** As JSON has it, in which the log is kept. */
function rowOf(line: LogLine | undefined): object | null {
  return line?.row ? JSON.parse(JSON.stringify(line.row)) : null
}
