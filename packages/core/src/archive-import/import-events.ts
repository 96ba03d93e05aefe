import { eventImageType } from '@foyer/contracts/image/image'
import type { EventsImportLine } from '@foyer/contracts/import/events-import'
import { eachAtOnce, idOf, importLine } from '../event-import/import-line.ts'
import type { PlanScene } from '../event-import/plan-event.ts'
import { type EventsPace, handOnEvents, writeEventsImport } from '../event-import/write-events-import.ts'
import { eventImageOwner } from '../image/image-owner.ts'
import { addImage } from '../image/images.ts'
import { countLines, storePart } from '../import/import-report.ts'
import type { GivenRow } from '../import/reader/given-row.ts'
import { readLine } from '../import/reader/read-rows.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import type { ArchiveProgress } from '../store/import/archive-progress.ts'
import type { EventsImportItem } from '../store/import/events-import-entity.ts'
import type { Context } from '../verb.ts'
import { bringImage, encodeAt, imageLine, type NamedImage, namedImages } from './bring-image.ts'
import type { OpenArchive } from './open-archive.ts'

export const eventsFile = 'events.jsonl'

/** An import of an archive under way. */
export interface Going {
  ctx: Context
  archive: OpenArchive
  pace: EventsPace
  /** When this attempt began, in milliseconds of the process. */
  started: number
}

/** Whether this attempt has worked for its time. */
export const isLate = ({ started, pace }: Omit<Going, 'archive'>) =>
  performance.now() - started > pace.longestMs

/** The moment of a write of this attempt. */
export const momentOf = ({ ctx, started }: Omit<Going, 'archive'>) =>
  new Date(ctx.now.getTime() + performance.now() - started).toISOString()

type Reading = Going & {
  scene: PlanScene
  firstOf: Map<string, number>
  used: Set<string>
  progress: ArchiveProgress
}
/** `place`: how many pictures of the archive come before its own, at most. */
type EventRow = GivenRow & { images: NamedImage[]; place: number }

/**
 * Imports the events of an archive with their pictures, part by part: a file of any length passes through line by line. Answers the item behind them; null if this
 * attempt handed on.
 */
export async function importEvents(
  begun: EventsImportItem,
  progress: ArchiveProgress,
  going: Going & { scene: PlanScene; used: Set<string> },
): Promise<EventsImportItem | null> {
  const reading: Reading = { ...going, firstOf: new Map(), progress }
  let [item, images] = [begun, progress.images]
  let [seen, part, place] = [0, [] as EventRow[], progress.images.done]
  const importPart = async () => {
    const done = await eachAtOnce(part, (row) => importRow(item, reading, row))
    const lines = done.flatMap(({ line, others }) => [line, ...others])
    const turn = item.turn ?? 0
    await storePart(item, turn, lines)
    images = done.reduce((sum, each) => addedUp(sum, each.images), images)
    const counts = countLines(
      item.counts,
      done.map(({ line }) => line),
    )
    item = await writeEventsImport(item, {
      ...item,
      ...{ turn: turn + 1, position: item.position + part.length, counts, parts: [...item.parts, turn] },
      archive: { ...progress, images },
      went_on_at: momentOf(going),
    })
    part = []
  }
  for await (const line of going.archive.lines(eventsFile)) {
    const row = readLine(line)
    const id = idOf(row)
    if (id !== null && !reading.firstOf.has(id)) reading.firstOf.set(id, row.row)
    const named = namedImages((row.fields as { images?: unknown }).images, reading.used)
    seen += 1
    if (seen <= begun.position) continue
    part.push({ ...row, images: named, place })
    place += named.length
    if (part.length < going.pace.eventsInPart) continue
    await importPart()
    if (!isLate(going)) continue
    await handOnEvents(item)
    return null
  }
  if (part.length > 0) await importPart()
  return item
}

interface Done {
  line: EventsImportLine
  /** What the report says of its pictures. */
  others: EventsImportLine[]
  images: ArchiveProgress['images']
}

async function importRow(item: EventsImportItem, reading: Reading, row: EventRow): Promise<Done> {
  const { ctx, scene, firstOf } = reading
  const { line, made } = await importLine(ctx, item, { scene, row, firstOf, file: eventsFile })
  const done: Done = { line, others: [], images: { done: 0, refused: 0 } }
  if (line.outcome !== 'created') return done
  for (const [index, named] of row.images.entries()) {
    const encode_at = encodeAt(reading.progress, row.place + index)
    const problem = await addPicture(item, reading, { event_id: made, named, encode_at })
    if (problem) done.others.push(imageLine(line, problem))
    done.images[problem ? 'refused' : 'done'] += 1
  }
  return done
}

/** Gives an event a picture, unless an earlier attempt did, or only looks at it in a dry run. Answers why it cannot be used. */
async function addPicture(
  { id: import_id, body: { dry_run } }: EventsImportItem,
  { ctx, archive }: Reading,
  {
    event_id,
    named,
    encode_at,
  }: { event_id: string | undefined; named: NamedImage; encode_at: string | undefined },
) {
  const owner = { id: event_id ?? 'ev', types: eventImageType.options }
  const brought = await bringImage({ import_id, dry_run, archive }, owner, named)
  if ('problem' in brought) return brought.problem
  if (dry_run || event_id === undefined) return null
  const { data: event } = await EventEntity.get({ event_id }).go({ consistent: true })
  if (event && (named.type === 'EVENT_COVER' || named.type === 'EVENT_BANNER'))
    await addImage(eventImageOwner(ctx, event, named.type), brought.image, encode_at)
  return null
}

function addedUp(one: ArchiveProgress['images'], other: ArchiveProgress['images']) {
  return { done: one.done + other.done, refused: one.refused + other.refused }
}
