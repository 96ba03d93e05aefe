import type { EventsImportLine } from '@foyer/contracts/import/events-import'
import { importDue } from '@foyer/contracts/import/import-messages'
import { idOf } from '../event-import/import-line.ts'
import { handOnEvents, writeEventsImport } from '../event-import/write-events-import.ts'
import { storePart } from '../import/import-report.ts'
import { UnreadableFile } from '../import/reader/given-row.ts'
import { readLine } from '../import/reader/read-rows.ts'
import { runImport } from '../import/run-import.ts'
import { derivedId } from '../random-id.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import type { ArchiveProgress, BegunOrders } from '../store/import/archive-progress.ts'
import { type EventClaimItem, readEventClaim, referenceOf } from '../store/import/event-claim-entity.ts'
import type { EventsImportItem } from '../store/import/events-import-entity.ts'
import { ImportEntity, type ImportItem } from '../store/import/import-entity.ts'
import { toSend } from '../table/write.ts'
import { systemContext } from '../verb.ts'
import { eventsFile, type Going, isLate, momentOf } from './import-events.ts'
import type { OpenArchive } from './open-archive.ts'
import { beginOrders, shownTitle, tryOrdersFile } from './orders-file.ts'

/** An answer shows this many. */
const mostShown = 100

/** The files of an archive that have orders. */
export const orderFiles = ({ paths }: OpenArchive) => paths.filter((path) => path.startsWith('orders/'))

/** The event of the other account that a file of orders is of. */
const externalIdOf = (path: string) => path.slice('orders/'.length, -'.jsonl'.length)

/**
 * Imports the orders of each event of an archive, one event after the other: an import of rows into it, under an id that follows from both. This import does their
 * work, so that an attempt that dies is repeated with both. Answers the item behind them; null if this attempt handed on.
 */
export async function importAllOrders(
  begun: EventsImportItem,
  going: Going,
): Promise<EventsImportItem | null> {
  const files = begun.archive?.orders_total ? orderFiles(going.archive) : []
  const titles =
    begun.body.dry_run && files.length > 0 ? await titlesIn(going.archive) : new Map<string, string>()
  let item = begun
  for (;;) {
    const progress = item.archive
    const path = files[progress?.orders_done ?? 0]
    if (!progress || path === undefined) return item
    const step = await stepOf(item, progress, going, { path, titles })
    const turn = item.turn ?? 0
    if (step.lines.length > 0) await storePart(item, turn, step.lines)
    item = await writeEventsImport(item, {
      ...item,
      turn: turn + 1,
      parts: step.lines.length > 0 ? [...item.parts, turn] : item.parts,
      archive: { ...progress, ...step.progress },
      went_on_at: momentOf(going),
    })
    if (!isLate(going)) continue
    await handOnEvents(item)
    return null
  }
}

interface Step {
  progress: Partial<ArchiveProgress>
  lines: EventsImportLine[]
}

/** What an attempt does next with a file of orders: begins its import, or works on it. */
async function stepOf(
  item: EventsImportItem,
  progress: ArchiveProgress,
  going: Going,
  { path, titles }: { path: string; titles: ReadonlyMap<string, string> },
): Promise<Step> {
  const orders_done = progress.orders_done + 1
  try {
    if (item.body.dry_run) {
      const { begun, lines } = await tryOrdersFile(going.archive, path, titles.get(externalIdOf(path)) ?? '')
      return { progress: { orders_done, orders: shown(progress, begun) }, lines }
    }
    const claim = await claimOf(item.account_id, externalIdOf(path))
    const known =
      claim && (await ImportEntity.get({ id: ordersImportId(item, claim) }).go({ consistent: true })).data
    if (known) {
      const { status } = await workOn(known, going)
      const isUnderWay = status === 'WAITING' || status === 'RUNNING'
      const orders = await withShown(progress, known)
      return { progress: { orders, orders_done: isUnderWay ? progress.orders_done : orders_done }, lines: [] }
    }
    if (!claim)
      throw new UnreadableFile('file.without_event', `${path} is of an event that was not imported.`, path)
    const begun = await beginOrders(going, { item, claim, path, id: ordersImportId(item, claim) })
    return { progress: { orders: shown(progress, begun) }, lines: [] }
  } catch (error) {
    if (!(error instanceof UnreadableFile) || error.problem.code === 'file.changed') throw error
    const { code, message, about = null } = error.problem
    const line = {
      file: path,
      row: 1,
      ...{ external_id: externalIdOf(path), event_id: null },
      outcome: 'refused',
      code,
      about,
      message,
    }
    return { progress: { orders_done }, lines: [line as EventsImportLine] }
  }
}

/** What the events of an archive are called there. */
async function titlesIn(archive: OpenArchive): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for await (const line of archive.lines(eventsFile)) {
    const row = readLine(line)
    const { title } = row.fields as { title?: unknown }
    titles.set(idOf(row) ?? '', shownTitle(title))
  }
  return titles
}

/** An attempt may have died between the import of orders that it began and what it wrote down. */
async function withShown(
  progress: ArchiveProgress,
  { id: import_id, event_id }: ImportItem,
): Promise<BegunOrders[]> {
  if (progress.orders.some((begun) => begun.import_id === import_id)) return progress.orders
  const { data: event } = await EventEntity.get({ event_id }).go({ consistent: true })
  return shown(progress, { event_id, import_id, title: shownTitle(event?.title) })
}

const shown = ({ orders }: ArchiveProgress, begun: BegunOrders) => [...orders, begun].slice(-mostShown)

async function claimOf(account_id: string, external_id: string): Promise<EventClaimItem | null> {
  const [real, test] = await Promise.all(
    [false, true].map((is_test) => readEventClaim(account_id, referenceOf({ external_id, is_test }))),
  )
  return real ?? test ?? null
}

/** The import of an event's orders, of which there is one for each import of an archive. */
export function ordersImportId(item: Pick<EventsImportItem, 'id'>, { event_id }: EventClaimItem): string {
  return derivedId('import', item.id, event_id)
}

/** Works on an import of orders for the rest of this attempt. Answers how far it is. */
export async function workOn(
  { id }: ImportItem,
  { ctx, started, pace }: Omit<Going, 'archive'>,
): Promise<ImportItem> {
  const longestMs = Math.max(0, pace.longestMs - (performance.now() - started))
  const system = systemContext(ctx.requestId, ctx.now)
  await runImport(system, toSend(importDue, { import_id: id }), {
    ordersInPart: pace.ordersInPart,
    longestMs,
    handsOn: false,
  })
  const { data } = await ImportEntity.get({ id }).go({ consistent: true })
  if (!data) throw new Error('The import of orders is gone.')
  return data
}
