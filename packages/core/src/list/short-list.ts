import type { ListMeta, ShortListQuery } from '@foyer/contracts/list'
import { filterRows, searchRows } from './filter-rows.ts'
import { pageOf } from './page-of.ts'
import { sortRows } from './sort-rows.ts'

interface ShortListFields<Item> {
  /** Tells items apart. */
  id: keyof Item
  /** Where `query` looks. */
  searched: readonly (keyof Item)[]
}

/**
 * What a query asks of items that were read whole (specification §3, "List query"): in the order in which they are given
 * unless it sorts them, and all of them unless it pages.
 */
export function shortList<Item extends object>(
  items: readonly Item[],
  query: ShortListQuery,
  { id, searched }: ShortListFields<Item>,
): { data: Item[]; meta: ListMeta } {
  const filtered = filterRows(items, query.filter_fields)
  const found = query.query ? searchRows(filtered, query.query, searched) : filtered
  const { sort_by, sort_direction: direction = 'asc' } = query
  const ordered = direction === 'asc' ? found : found.toReversed()
  const rows = sort_by ? sortRows(found, { by: sort_by as keyof Item, direction, id }) : ordered
  const isWhole = query.page === undefined && query.per_page === undefined
  const { page = 1, per_page = isWhole ? Math.max(1, rows.length) : 20 } = query
  return pageOf(rows, { page, per_page }, rows.length)
}
