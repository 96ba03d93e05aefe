import {
  type EventsImportLine,
  maxEventsFileBytes,
  maxImportedEvents,
} from '@foyer/contracts/import/events-import'
import { readFile } from '../import/import-file.ts'
import { countLines, joinParts, storePart } from '../import/import-report.ts'
import { type GivenRow, tooManyRows, UnreadableFile } from '../import/reader/given-row.ts'
import { readLines } from '../import/reader/read-rows.ts'
import type { EventsImportItem } from '../store/import/events-import-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { eachAtOnce, idOf, importLine } from './import-line.ts'
import { readScene } from './plan-event.ts'
import {
  awaitEventsFile,
  doneWith,
  type EventsPace,
  handOnEvents,
  writeEventsImport,
} from './write-events-import.ts'

/** The file's lines; null while it is awaited. Error: `UnreadableFile`. */
async function readRows(item: EventsImportItem): Promise<GivenRow[] | null> {
  const text = await readFile(item, item.account_id, maxEventsFileBytes)
  if (text === null) return null
  const rows = readLines(text)
  if (rows.length === 0) throw new UnreadableFile('file.no_rows', 'The file has no rows.')
  if (rows.length > maxImportedEvents) throw tooManyRows(maxImportedEvents)
  return rows
}

/**
 * Goes on with an import of a file of events where it is, part by part, and asks for itself again where more is left. May die at any moment and run twice at
 * once: each event is whole, and is made once (docs/decisions/0148). Error: `UnreadableFile`.
 */
export async function runEventsFile(ctx: Context, begun: EventsImportItem, pace: EventsPace): Promise<void> {
  const started = performance.now()
  const rows = await readRows(begun)
  if (rows === null) return awaitEventsFile(ctx, begun)
  const scene = await readScene(begun.account_id, begun.body)
  const firstOf = firstRows(rows)
  let item = begun
  while (item.position < rows.length) {
    const part = rows.slice(item.position, item.position + pace.eventsInPart)
    const results = await eachAtOnce(part, (row) => importLine(ctx, item, { scene, row, firstOf }))
    const lines = results.map(({ line }) => line)
    await storePart(item, item.position, lines)
    item = await writeEventsImport(item, {
      ...item,
      status: 'RUNNING',
      position: item.position + part.length,
      rows_total: rows.length,
      counts: countLines(item.counts, lines),
      parts: [...item.parts, item.position],
      went_on_at: new Date(ctx.now.getTime() + performance.now() - started).toISOString(),
    })
    const isLate = performance.now() - started > pace.longestMs
    if (item.position < rows.length && isLate) return handOnEvents(item)
  }
  const lines = await joinParts<EventsImportLine>(item, item.parts)
  const done_at = nowInstant(ctx)
  await writeEventsImport(item, { ...doneWith(item, lines), done_at, went_on_at: done_at })
}

/** Where each id of the file stands first. */
function firstRows(rows: readonly GivenRow[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const row of rows) {
    const id = idOf(row)
    if (id !== null && !first.has(id)) first.set(id, row.row)
  }
  return first
}
