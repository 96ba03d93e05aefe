import { eachAtOnce } from '../event-import/import-line.ts'
import { undoEvent } from '../event-import/undo-event.ts'
import { handOnEvents, writeEventsImport } from '../event-import/write-events-import.ts'
import { EventClaimEntity, type EventClaimItem } from '../store/import/event-claim-entity.ts'
import type { EventsImportItem } from '../store/import/events-import-entity.ts'
import { ImportEntity, type ImportItem } from '../store/import/import-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { nowInstant } from '../verb.ts'
import { type Going, isLate, momentOf } from './import-events.ts'
import { ordersImportId, workOn } from './import-orders.ts'

/**
 * Undoes an import, in the order of the account's claims: of each event first the orders that this import brought, then the draft itself, if nothing but
 * canceled orders of imports is left of it. Organizers, taxes and fees, and templates stay: other events may have them by now.
 */
export async function undoAccountImport(
  begun: EventsImportItem,
  given: Omit<Going, 'archive'>,
): Promise<void> {
  const { pace } = given
  let item = begun
  for (;;) {
    const { data: claims } = await EventClaimEntity.query
      .primary({ imported_account_id: item.account_id })
      .gt({ reference: item.undone_to ?? ' ' })
      .go({ consistent: true, limit: pace.eventsInPart })
    const last = claims.at(-1)
    if (!last) break
    if (item.archive && !(await undoOrders(item, claims, given))) return handOnEvents(item)
    const own = claims.filter(({ import_id }) => import_id === item.id)
    const undone = (await eachAtOnce(own, (claim) => undoEvent(given.ctx, claim))).filter(Boolean).length
    const { counts } = item
    item = await writeEventsImport(item, {
      ...item,
      counts: { ...counts, undone: counts.undone + undone, kept: counts.kept + own.length - undone },
      undone_to: last.reference,
      went_on_at: momentOf(given),
    })
    if (isLate(given)) return handOnEvents(item)
  }
  await writeEventsImport(item, { ...item, status: 'UNDONE', went_on_at: momentOf(given) })
}

/** Undoes what this import brought of these events' orders. Answers whether all of it is. */
async function undoOrders(
  item: EventsImportItem,
  claims: readonly EventClaimItem[],
  going: Omit<Going, 'archive'>,
): Promise<boolean> {
  const keys = claims.map((claim) => ({ id: ordersImportId(item, claim) }))
  const { data: known } = await ImportEntity.get(keys).go({ consistent: true })
  for (const orders of known) {
    const begun = orders.undo_request === item.undo_request ? orders : await beginUndo(item, orders, going)
    if (begun.status !== 'UNDOING') continue
    if ((await workOn(begun, going)).status === 'UNDOING' || isLate(going)) return false
  }
  return true
}

/** As `undoImport` does, once for each time that somebody asks. */
async function beginUndo(
  { actor, undo_request }: EventsImportItem,
  { id, status, went_on_at, counts }: ImportItem,
  { ctx }: Omit<Going, 'archive'>,
): Promise<ImportItem> {
  try {
    const { data } = await ImportEntity.patch({ id })
      .set({ status: 'UNDOING', actor, undo_request, counts: { ...counts, undone: 0, kept: 0 } })
      .set({ went_on_at: nowInstant(ctx) })
      .remove(['undone_to', 'outbox', 'outbox_id'])
      .where((is, { eq }) => `${eq(is.status, status)} AND ${eq(is.went_on_at, went_on_at)}`)
      .go({ response: 'all_new' })
    return data as ImportItem
  } catch (error) {
    // Somebody else works on it: this message comes back.
    if (isConditionRefused(error))
      throw new Error('The import of orders changed meanwhile.', { cause: error })
    throw error
  }
}
