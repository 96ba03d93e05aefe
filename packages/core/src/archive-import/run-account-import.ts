import type { EventsImportLine } from '@foyer/contracts/import/events-import'
import type { eventsImportDue } from '@foyer/contracts/import/import-messages'
import type { Message } from '@foyer/contracts/message'
import { readScene } from '../event-import/plan-event.ts'
import { runEventsFile } from '../event-import/run-events-import.ts'
import {
  awaitEventsFile,
  doneWith,
  type EventsPace,
  handOnEvents,
  writeEventsImport,
} from '../event-import/write-events-import.ts'
import { fileProblem } from '../import/import-file.ts'
import { joinParts, storePart } from '../import/import-report.ts'
import { UnreadableFile } from '../import/reader/given-row.ts'
import { uploadKey } from '../media/image-key.ts'
import { describeObject } from '../media/s3.ts'
import { MessageTemplateEntity } from '../store/event-message/message-template-entity.ts'
import type { ArchiveProgress } from '../store/import/archive-progress.ts'
import { EventsImportEntity, type EventsImportItem } from '../store/import/events-import-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { type ArchivedThings, readThings } from './archived-things.ts'
import { imageFiles, imagePace, namedImages } from './bring-image.ts'
import { eventsFile, type Going, importEvents, isLate, momentOf } from './import-events.ts'
import { importAllOrders, orderFiles } from './import-orders.ts'
import { missingThings, sceneOf } from './known-things.ts'
import { makeThings } from './make-things.ts'
import { type OpenArchive, openArchive } from './open-archive.ts'
import { undoAccountImport } from './undo-account-import.ts'

const usualPace: EventsPace = { eventsInPart: 20, ordersInPart: 200, longestMs: 60_000 }

/**
 * Goes on with an import into an account, of a file of events or of an archive: tries it, imports it or undoes it, part by part, and asks for itself again where
 * more is left. May die at any moment and run twice at once.
 */
export async function runAccountImport(
  system: Context,
  { payload }: Message<typeof eventsImportDue>,
  given: Partial<EventsPace> = {},
): Promise<void> {
  const started = performance.now()
  const { data: item } = await EventsImportEntity.get({ id: payload.import_id }).go({ consistent: true })
  if (!item || ['DONE', 'UNDONE', 'FAILED'].includes(item.status)) return
  const ctx = { ...system, actor: item.actor }
  const pace = { ...usualPace, ...given }
  try {
    if (item.status === 'UNDOING') await undoAccountImport(item, { ctx, pace, started })
    else if (item.body.format === 'archive') await runArchive(item, { ctx, pace, started })
    else await runEventsFile(ctx, item, pace)
  } catch (error) {
    const problem = fileProblem(error)
    if (!problem) throw error
    // What it did before stays written down.
    const { data: last } = await EventsImportEntity.get({ id: item.id }).go({ consistent: true })
    const isUnderWay = last && ['WAITING', 'RUNNING', 'UNDOING'].includes(last.status)
    if (!isUnderWay || (last.status === 'UNDOING') !== (item.status === 'UNDOING')) throw error
    await writeEventsImport(last, { ...last, status: 'FAILED', ...problem, went_on_at: nowInstant(ctx) })
  }
}

/** How many events an archive may have: what is known of each stays in memory while its file passes through. */
const mostEvents = 50_000

/**
 * Goes on with an import of an archive where it is: what the account lacks, events with their pictures, then the orders of each. Each step is written down, and another
 * message goes on after a minute. May die at any moment and run twice at once (docs/decisions/0149). Error: `UnreadableFile`.
 */
async function runArchive(begun: EventsImportItem, given: Omit<Going, 'archive'>): Promise<void> {
  const archive = await openSent(begun)
  if (archive === null) return awaitEventsFile(given.ctx, begun)
  const going = { ...given, archive: archive.archive }
  const things = await readThings(going.archive)
  const progress = begun.archive ?? (await look(begun, archive.etag, going, things))
  let item: EventsImportItem | null = { ...begun, archive: progress }
  if (progress.step === 'things') item = await makeAll(begun, progress, going, things)
  if (item.archive?.step === 'events') {
    item = await importAllEvents(item, item.archive, going, things)
    if (item === null) return
  }
  item = await importAllOrders(item, going)
  if (item !== null) await finish(item, going)
}

/** The archive that was sent; null while it is awaited. Error: `UnreadableFile`, also for another file than an earlier attempt read. */
async function openSent(item: EventsImportItem): Promise<{ archive: OpenArchive; etag: string } | null> {
  const key = uploadKey(item.account_id, item.file_of)
  const sent = await describeObject(key)
  if (sent === null && item.status === 'WAITING' && item.file_of === item.id) return null
  if (sent === null)
    throw new UnreadableFile('file.gone', 'The file is gone: it is kept for a day. Import it again.')
  if (item.archive && item.archive.etag !== sent.etag)
    throw new UnreadableFile('file.changed', 'The file was replaced while it was imported. Import it again.')
  return { archive: await openArchive({ key, ...sent }), etag: sent.etag }
}

/** Reads all files that an import follows, before it makes anything: a damaged one is refused whole. */
async function look(
  { account_id, body }: EventsImportItem,
  etag: string,
  going: Going,
  things: ArchivedThings,
): Promise<ArchiveProgress> {
  const { archive } = going
  let events = 0
  for await (const _line of archive.lines(eventsFile)) {
    events += 1
    if (events > mostEvents)
      throw new UnreadableFile(
        'file.too_many_rows',
        `An archive may have ${mostEvents} events.`,
        `${mostEvents}`,
      )
  }
  const scene = await readScene(account_id, body)
  const { data: templates } = await MessageTemplateEntity.query
    .primary({ account_id })
    .go({ consistent: true, pages: 'all' })
  const making = missingThings(
    scene,
    things,
    templates.map(({ name }) => name),
  )
  return {
    ...{ etag, step: 'things', events, making },
    made: {
      organizers: making.organizers.length,
      taxes_and_fees: making.taxes_and_fees.length,
      message_templates: making.message_templates.length,
    },
    images: { done: 0, refused: 0 },
    image_pace: imagePace(momentOf(going), imageFiles(archive).length),
    ...{
      orders_total: body.with_orders === false ? 0 : orderFiles(archive).length,
      orders_done: 0,
      orders: [],
    },
  }
}

/** Makes what the account lacks. What that is was written down before, so that a repeated attempt counts the same. */
async function makeAll(
  begun: EventsImportItem,
  progress: ArchiveProgress,
  going: Going,
  things: ArchivedThings,
): Promise<EventsImportItem> {
  const { account_id, id: import_id, body } = begun
  const { making, events } = progress
  let item = begun
  if (!begun.archive)
    item = await writeEventsImport(begun, {
      ...{ ...begun, status: 'RUNNING', turn: 1, rows_total: events, archive: progress },
      went_on_at: momentOf(going),
    })
  const scene = { import_id, account_id, dry_run: body.dry_run, archive: going.archive, progress }
  const made = await makeThings(going.ctx, things, making, scene)
  const turn = item.turn ?? 0
  await storePart(item, turn, made.lines)
  return writeEventsImport(item, {
    ...{ ...item, turn: turn + 1, parts: [...item.parts, turn] },
    archive: { ...progress, step: 'events', images: made.images },
    went_on_at: momentOf(going),
  })
}

async function importAllEvents(
  begun: EventsImportItem,
  progress: ArchiveProgress,
  going: Going,
  things: ArchivedThings,
): Promise<EventsImportItem | null> {
  const read = await readScene(begun.account_id, begun.body)
  const scene = await sceneOf(going.ctx, read, things, progress.making)
  const used = new Set<string>()
  for (const { line } of things.organizers) namedImages(line.images, used)
  const item = await importEvents(begun, progress, { ...going, scene, used })
  if (!item?.archive) return null
  const turn = (item.turn ?? 0) + 1
  const next = await writeEventsImport(item, {
    ...{ ...item, turn, archive: { ...item.archive, step: 'orders' } },
    went_on_at: momentOf(going),
  })
  if (!isLate(going)) return next
  await handOnEvents(next)
  return null
}

async function finish(item: EventsImportItem, going: Going): Promise<void> {
  const lines = await joinParts<EventsImportLine>(item, item.parts, { isSorted: true })
  const done_at = momentOf(going)
  await writeEventsImport(item, { ...doneWith(item, lines), done_at, went_on_at: done_at })
}
