import type { EventsImportLine } from '@foyer/contracts/import/events-import'
import { importRow, maxImportRows } from '@foyer/contracts/import/import-row'
import { storeCheckInList } from '../check-in-list/write-check-in-list.ts'
import { parsed, problemOf, RefusedEvent } from '../event-import/refused-event.ts'
import { UnreadableFile } from '../import/reader/given-row.ts'
import { readLine, readLines } from '../import/reader/read-rows.ts'
import { uploadKey } from '../media/image-key.ts'
import { writePrivateObject } from '../media/s3.ts'
import { derivedId, newLinkId } from '../random-id.ts'
import { readCheckInLists } from '../store/check-in-list/check-in-list-entity.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import type { BegunOrders } from '../store/import/archive-progress.ts'
import type { EventClaimItem } from '../store/import/event-claim-entity.ts'
import type { EventsImportItem } from '../store/import/events-import-entity.ts'
import { ImportEntity } from '../store/import/import-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { nowInstant } from '../verb.ts'
import type { Going } from './import-events.ts'
import type { OpenArchive } from './open-archive.ts'

interface Orders {
  item: EventsImportItem
  claim: EventClaimItem
  /** The file of the archive. */
  path: string
  /** Of the import that begins. */
  id: string
}

/**
 * Begins the import of an event's orders, as a call would (docs/decisions/0133): with no new tickets, and no mail. Its file is not named as its own, so that nothing
 * can be sent in its place. Error: `UnreadableFile`.
 */
export async function beginOrders(
  { ctx, archive }: Going,
  { item: { account_id, actor }, claim: { event_id, names }, path, id }: Orders,
): Promise<BegunOrders> {
  const { data: event } = await EventEntity.get({ event_id }).go({ consistent: true })
  if (!event) throw new UnreadableFile('file.without_event', `The event of ${path} is gone.`, path)
  const bytes = namedHere(await archive.bytes(path), names)
  const file_of = derivedId('import', id, 'file')
  const file = { bytes, media_type: 'application/x-ndjson', file_name: 'orders.jsonl' }
  await writePrivateObject(uploadKey(event_id, file_of), file)
  const check_in_list_id = bytes.includes('"checked_in_at"') ? await admittedAt(event_id, id) : undefined
  const asked = { format: 'rows', dry_run: false, create_tickets: false, send_tickets: false } as const
  await ImportEntity.create({
    ...{ id, event_id, account_id, actor, file_of },
    body: { ...asked, ...(check_in_list_id === undefined ? {} : { check_in_list_id }) },
    seed: newLinkId(),
    status: 'WAITING',
    ...{ position: 0, rows_done: 0, rows_total: null },
    counts: { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: 0, undone: 0, kept: 0 },
    ...{ wanted: {}, taken: {}, missing_places: {}, problem: null, parts: [] },
    ...{ created_at: nowInstant(ctx), went_on_at: nowInstant(ctx) },
  })
    .go()
    .catch((error) => {
      // Another copy of the message was first.
      if (!isConditionRefused(error)) throw error
    })
  return { event_id, import_id: id, title: shownTitle(event.title) }
}

/** The title of an event as an import keeps it beside others. */
export const shownTitle = (title: unknown) => (typeof title === 'string' ? title.slice(0, 100) : '')

/** The rows with the ids that tickets and questions have here, where titles do not tell them apart. */
function namedHere(bytes: Buffer, names: Readonly<Record<string, string>> = {}): Buffer {
  if (Object.keys(names).length === 0) return bytes
  const here = (name: string) => (Object.hasOwn(names, name) ? names[name] : undefined) ?? name
  const lines = readLines(bytes.toString('utf8')).map(({ fields, problem }) => {
    if (problem) return problem
    const { ticket, answers } = fields
    const given = typeof answers === 'object' && answers !== null ? Object.entries(answers) : null
    return JSON.stringify({
      ...fields,
      ...(typeof ticket === 'string' ? { ticket: here(ticket) } : {}),
      ...(given ? { answers: Object.fromEntries(given.map(([name, value]) => [here(name), value])) } : {}),
    })
  })
  return Buffer.from(lines.join('\n'))
}

/** Where tickets count as admitted: a row does not say at which list. The list that is for the most tickets, or a new one where there is none. */
async function admittedAt(event_id: string, import_id: string): Promise<string> {
  const lists = await readCheckInLists(event_id)
  const reach = (ticket_ids: readonly string[]) => ticket_ids.length || Number.POSITIVE_INFINITY
  const [widest] = lists.toSorted((one, other) => reach(other.ticket_ids) - reach(one.ticket_ids) || 0)
  if (widest) return widest.id
  const body = { name: 'Imported', description: '', activates_at: null, expires_at: null, ticket_ids: [] }
  // Copies of the message make the same one.
  const id = derivedId('check_in_list', import_id, event_id)
  return (await storeCheckInList(event_id, body, id)).id
}

/** A report shows this many rows of a file that cannot be read. */
const mostReported = 20

/** What a dry run finds in a file of orders: its event is not there yet, so only the rows themselves are looked at. Error: `UnreadableFile`. */
export async function tryOrdersFile(
  archive: OpenArchive,
  path: string,
  title: string,
): Promise<{ begun: BegunOrders; lines: EventsImportLine[] }> {
  const lines: EventsImportLine[] = []
  let [rows, unreadable] = [0, 0]
  for await (const line of archive.lines(path)) {
    rows += 1
    if (rows > maxImportRows) {
      const sentence = `${path} has more than ${maxImportRows} rows.`
      throw new UnreadableFile('file.too_many_rows', sentence, `${maxImportRows}`)
    }
    const problem = problemIn(line)
    if (!problem) continue
    unreadable += 1
    if (lines.length >= mostReported) continue
    const { code, about = null, message } = problem
    lines.push({
      file: path,
      row: line.row,
      ...{ external_id: null, event_id: null },
      outcome: 'refused',
      ...{ code, about, message },
    })
  }
  return { begun: { event_id: null, import_id: null, title, rows, unreadable }, lines }
}

function problemIn(line: { row: number; text: string }) {
  try {
    const { fields, problem } = readLine(line)
    if (problem) throw new RefusedEvent('row.unreadable', problem)
    parsed(importRow, fields)
    return null
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return problem
  }
}
