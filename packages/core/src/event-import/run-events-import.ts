import {
  type EventsImportLine,
  maxEventsFileBytes,
  maxImportedEvents,
} from '@foyer/contracts/import/events-import'
import { eventsImportDue } from '@foyer/contracts/import/import-messages'
import type { Message } from '@foyer/contracts/message'
import { fileProblem, lookAgainAt, readFile } from '../import/import-file.ts'
import { countLines, joinParts, storePart } from '../import/import-report.ts'
import { type GivenRow, UnreadableFile } from '../import/reader/given-row.ts'
import { readLines } from '../import/reader/read-rows.ts'
import { writeNext } from '../import/write-next.ts'
import { EventClaimEntity } from '../store/import/event-claim-entity.ts'
import { EventsImportEntity, type EventsImportItem } from '../store/import/events-import-entity.ts'
import { toSend } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { type EventResult, importEvent } from './import-event.ts'
import { type PlanScene, planEvent, readScene } from './plan-event.ts'
import { problemOf, RefusedEvent } from './refused-event.ts'
import { undoEvent } from './undo-event.ts'

interface Pace {
  /** Events between two reports of progress. */
  eventsInPart: number
  /** A message works for about this long and hands on, so that images and files in the same queue do not wait. */
  longestMs: number
}
const usualPace: Pace = { eventsInPart: 20, longestMs: 60_000 }
/** How many events are written side by side. */
const atOnce = 4

/**
 * Goes on with an import of events where it is: tries its file, imports it or undoes it, part by part, and asks for itself again where more is left.
 * May die at any moment and run twice at once: each event is whole, and is made once (docs/decisions/0148).
 */
export async function runEventsImport(
  system: Context,
  { payload }: Message<typeof eventsImportDue>,
  pace: Partial<Pace> = {},
): Promise<void> {
  const { data: item } = await EventsImportEntity.get({ id: payload.import_id }).go({ consistent: true })
  if (!item || item.status === 'DONE' || item.status === 'UNDONE') return
  const ctx = { ...system, actor: item.actor }
  try {
    if (item.status === 'UNDOING') return await undo(ctx, item, { ...usualPace, ...pace })
    await goOn(ctx, item, { ...usualPace, ...pace })
  } catch (error) {
    const problem = fileProblem(error)
    if (!problem) throw error
    await write(item, { ...item, status: 'FAILED', ...problem, went_on_at: nowInstant(ctx) })
  }
}

/** The file's lines; null while it is awaited. Error: `UnreadableFile`. */
async function readRows(item: EventsImportItem): Promise<GivenRow[] | null> {
  if (item.body.format === 'archive')
    throw new UnreadableFile('file.not_archive', 'Archives cannot be imported yet.')
  const text = await readFile(item, item.account_id, maxEventsFileBytes)
  if (text === null) return null
  const rows = readLines(text)
  if (rows.length === 0) throw new UnreadableFile('file.no_rows', 'The file has no rows.')
  const most = maxImportedEvents
  if (rows.length > most)
    throw new UnreadableFile(
      'file.too_many_rows',
      `A file may have ${most} events. Divide this one.`,
      `${most}`,
    )
  return rows
}

async function goOn(ctx: Context, begun: EventsImportItem, pace: Pace): Promise<void> {
  const started = performance.now()
  const rows = await readRows(begun)
  if (rows === null) {
    const message = toSend(eventsImportDue, { import_id: begun.id }, lookAgainAt(ctx, begun))
    await write(begun, { ...begun, went_on_at: nowInstant(ctx) }, message)
    return
  }
  const scene = await readScene(begun.account_id, begun.body)
  const firstOf = firstRows(rows)
  let item = begun
  while (item.position < rows.length) {
    const part = rows.slice(item.position, item.position + pace.eventsInPart)
    const lines = await eachAtOnce(part, (row) => lineOf(ctx, item, { scene, row, firstOf }))
    await storePart(item, item.position, lines)
    item = await write(item, {
      ...item,
      status: 'RUNNING',
      position: item.position + part.length,
      rows_total: rows.length,
      counts: countLines(item.counts, lines),
      parts: [...item.parts, item.position],
      went_on_at: new Date(ctx.now.getTime() + performance.now() - started).toISOString(),
    })
    if (item.position < rows.length && performance.now() - started > pace.longestMs) return handOn(item)
  }
  const problems = await joinParts<EventsImportLine>(item, item.parts)
  const done_at = nowInstant(ctx)
  await write(item, { ...item, status: 'DONE', problems, done_at, went_on_at: done_at })
}

function idOf({ fields }: GivenRow): string | null {
  const { external_id } = fields
  return typeof external_id === 'string' ? external_id.trim().slice(0, 100) : null
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

interface Line {
  scene: PlanScene
  row: GivenRow
  firstOf: ReadonlyMap<string, number>
}

/** Imports the event of a line, or tries it. Answers what the report says of it. */
async function lineOf(ctx: Context, item: EventsImportItem, line: Line): Promise<EventsImportLine> {
  const { outcome, problem } = await resultOf(ctx, item, line)
  const { code = null, about = null, message = null } = problem ?? {}
  return { file: null, row: line.row.row, external_id: idOf(line.row), outcome, code, about, message }
}

async function resultOf(
  ctx: Context,
  item: EventsImportItem,
  { scene, row, firstOf }: Line,
): Promise<EventResult> {
  try {
    if (row.problem) throw new RefusedEvent('row.unreadable', row.problem)
    const first = firstOf.get(idOf(row) ?? '') ?? row.row
    if (first !== row.row)
      throw new RefusedEvent('row.id_twice', `Row ${first} has the same external_id.`, [first])
    return await importEvent(ctx, item, await planEvent(ctx, scene, row.fields))
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return { outcome: 'refused', problem }
  }
}

/** Results in the order of the things. */
async function eachAtOnce<Thing, Result>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = things.entries()
  const work = async () => {
    for (const [index, thing] of waiting) results[index] = await act(thing)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

async function undo(ctx: Context, begun: EventsImportItem, pace: Pace): Promise<void> {
  const started = performance.now()
  let item = begun
  for (;;) {
    const { data: claims } = await EventClaimEntity.query
      .primary({ imported_account_id: item.account_id })
      .gt({ reference: item.undone_to ?? ' ' })
      .go({ consistent: true, limit: pace.eventsInPart })
    const last = claims.at(-1)
    if (!last) break
    const own = claims.filter(({ import_id }) => import_id === item.id)
    const undone = (await eachAtOnce(own, (claim) => undoEvent(ctx, claim))).filter(Boolean).length
    const { counts } = item
    const went_on_at = new Date(ctx.now.getTime() + performance.now() - started).toISOString()
    item = await write(item, {
      ...item,
      counts: { ...counts, undone: counts.undone + undone, kept: counts.kept + own.length - undone },
      undone_to: last.reference,
      went_on_at,
    })
    if (performance.now() - started > pace.longestMs) return handOn(item)
  }
  await write(item, { ...item, status: 'UNDONE', went_on_at: nowInstant(ctx) })
}

async function handOn(item: EventsImportItem): Promise<void> {
  await write(item, item, toSend(eventsImportDue, { import_id: item.id }))
}

/** The item's next state, if it is still as it was read. */
function write(
  before: EventsImportItem,
  after: EventsImportItem,
  message?: Message,
): Promise<EventsImportItem> {
  return writeNext(after, message, {
    put: (item) =>
      EventsImportEntity.put(item)
        .where((is, { eq, notExists }) => {
          const { undone_to } = before
          const undone = undone_to === undefined ? notExists(is.undone_to) : eq(is.undone_to, undone_to)
          return [eq(is.status, before.status), eq(is.position, before.position), undone].join(' AND ')
        })
        .go(),
    read: async (id) => (await EventsImportEntity.get({ id }).go({ consistent: true })).data,
  })
}
