import type { EventsImportLine } from '@foyer/contracts/import/events-import'
import { maxShownProblems } from '@foyer/contracts/import/import'
import { eventsImportDue } from '@foyer/contracts/import/import-messages'
import type { Message } from '@foyer/contracts/message'
import { lookAgainAt } from '../import/import-file.ts'
import { firstProblems } from '../import/import-report.ts'
import { writeNext } from '../import/write-next.ts'
import { EventsImportEntity, type EventsImportItem } from '../store/import/events-import-entity.ts'
import { toSend } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'

/** How an import of events works through its file. */
export interface EventsPace {
  /** Events between two reports of progress. */
  eventsInPart: number
  /** Orders of an archive between two reports of theirs. */
  ordersInPart: number
  /** A message works for about this long and hands on, so that images and files in the same queue do not wait. */
  longestMs: number
}

/** The item's next state, if it is still as it was read. */
export function writeEventsImport(
  before: EventsImportItem,
  after: EventsImportItem,
  message?: Message,
): Promise<EventsImportItem> {
  return writeNext(after, message, {
    put: (item) =>
      EventsImportEntity.put(item)
        .where((is, { eq, notExists }) => {
          const { undone_to, turn } = before
          const undone = undone_to === undefined ? notExists(is.undone_to) : eq(is.undone_to, undone_to)
          const turned = turn === undefined ? notExists(is.turn) : eq(is.turn, turn)
          return [eq(is.status, before.status), eq(is.position, before.position), undone, turned].join(
            ' AND ',
          )
        })
        .go(),
    read: async (id) => (await EventsImportEntity.get({ id }).go({ consistent: true })).data,
  })
}

/** An import as it is once it is done, with these lines in its report. */
export function doneWith(item: EventsImportItem, lines: readonly EventsImportLine[]): EventsImportItem {
  const events = lines.flatMap(({ event_id, title, outcome }) =>
    title !== undefined && (outcome === 'created' || outcome === 'updated') ? [{ event_id, title }] : [],
  )
  const problems = firstProblems(lines)
  return { ...item, status: 'DONE', problems, events: events.slice(0, maxShownProblems) }
}

/** Another message goes on from there. */
export async function handOnEvents(item: EventsImportItem): Promise<void> {
  await writeEventsImport(
    item,
    item,
    toSend(eventsImportDue, { account_id: item.account_id, import_id: item.id }),
  )
}

/** Looks again later for a file that was not sent yet. Error: `UnreadableFile` once it is too late. */
export async function awaitEventsFile(ctx: Context, item: EventsImportItem): Promise<void> {
  const message = toSend(
    eventsImportDue,
    { account_id: item.account_id, import_id: item.id },
    lookAgainAt(ctx, item, awaitedMs(item)),
  )
  await writeEventsImport(item, { ...item, went_on_at: nowInstant(ctx) }, message)
}

/** Five gigabytes take hours on the way. */
const awaitedMs = ({ body: { format } }: EventsImportItem) =>
  format === 'archive' ? 3 * 3600_000 : undefined
