import type { ArchivedOrders, EventsImportProgress } from '@foyer/contracts/import/events-import'
import { statusOf } from '../import/imports.ts'
import type { BegunOrders } from '../store/import/archive-progress.ts'
import type { EventsImportItem } from '../store/import/events-import-entity.ts'
import { ImportEntity, type ImportItem } from '../store/import/import-entity.ts'
import type { Context } from '../verb.ts'

type Shown = Pick<
  EventsImportProgress,
  'with_orders' | 'made' | 'images' | 'orders_total' | 'orders_done' | 'orders'
>

/** What an answer says of an archive beyond its events. A list of imports leaves out the imports of orders, which are read one by one. */
export async function shownArchive(
  ctx: Context,
  { body, archive }: EventsImportItem,
  { withOrders }: { withOrders: boolean },
): Promise<Shown> {
  const { with_orders = true } = body
  return {
    with_orders,
    made: archive?.made ?? { organizers: 0, taxes_and_fees: 0, message_templates: 0 },
    images: archive?.images ?? { done: 0, refused: 0 },
    orders_total: archive?.orders_total ?? 0,
    orders_done: archive?.orders_done ?? 0,
    orders: withOrders ? await shownOrders(ctx, archive?.orders ?? []) : [],
  }
}

async function shownOrders(ctx: Context, begun: readonly BegunOrders[]): Promise<ArchivedOrders[]> {
  const keys = begun.flatMap(({ import_id }) => (import_id === null ? [] : [{ id: import_id }]))
  const { data } = keys.length > 0 ? await ImportEntity.get(keys).go() : { data: [] }
  const known = new Map<string | null, ImportItem>(data.map((item) => [item.id, item]))
  return begun.map(({ event_id, import_id, title, rows = 0, unreadable = 0 }): ArchivedOrders => {
    const place = { event_id, import_id, title }
    const item = known.get(import_id)
    if (import_id === null)
      return {
        ...place,
        status: 'DONE',
        rows_done: rows,
        rows_total: rows,
        counts: { refused: unreadable },
      }
    if (!item) return { ...place, status: 'WAITING', rows_done: 0, rows_total: null, counts: {} }
    const { rows_done, rows_total, counts } = item
    return { ...place, status: statusOf(ctx, item), rows_done, rows_total, counts }
  })
}
