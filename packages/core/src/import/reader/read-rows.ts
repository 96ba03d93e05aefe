import type { CreateImportBody } from '@foyer/contracts/import/import'
import { maxImportRows } from '@foyer/contracts/import/import-row'
import {
  type GivenRow,
  type ReaderScene,
  requireReadableLine,
  tooManyRows,
  UnreadableFile,
} from './given-row.ts'
import { readEventbrite } from './read-eventbrite.ts'
import { readHiEvents } from './read-hi-events.ts'
import { readMapped } from './read-mapped.ts'
import { readPretix } from './read-pretix.ts'

/** The rows of a file in its format. Error: `UnreadableFile`. */
export function readRows(
  text: string,
  scene: ReaderScene,
  { format, mapping = {} }: Pick<CreateImportBody, 'format' | 'mapping'>,
): GivenRow[] {
  const rows = {
    rows: () => readLines(text),
    csv: () => readMapped(text, scene, mapping),
    eventbrite: () => readEventbrite(text, scene),
    hi_events: () => readHiEvents(text, scene),
    pretix: () => readPretix(text, scene),
  }[format]()
  if (rows.length === 0) throw new UnreadableFile('file.no_rows', 'The file has no rows.')
  if (rows.length > maxImportRows) throw tooManyRows(maxImportRows)
  return rows
}

/** Lines of JSON, an object each; empty lines are left out. Error: `UnreadableFile` for too many. */
export function readLines(text: string): GivenRow[] {
  const rows: GivenRow[] = []
  for (let [row, at] = [1, 0]; at <= text.length; row += 1) {
    requireReadableLine(row)
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? undefined : end)
    if (line.trim() !== '') rows.push(readLine({ row, text: line }))
    at = end < 0 ? text.length + 1 : end + 1
  }
  return rows
}

/** One line of JSON. */
export function readLine({ row, text }: { row: number; text: string }): GivenRow {
  try {
    const fields: unknown = JSON.parse(text)
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return { row, fields }
  } catch {}
  return { row, fields: {}, problem: 'This line is not a JSON object.' }
}
