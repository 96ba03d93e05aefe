import type { ListMeta, ListQuery } from '@foyer/contracts/list'
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
 * The page that a query asks for of items that were read whole (specification 3.list-query): in the order in which
 * they are given unless it sorts them.
 */
export function shortList<Item extends object>(
  items: readonly Item[],
  query: ListQuery,
  { id, searched }: ShortListFields<Item>,
): { data: Item[]; meta: ListMeta } {
  const filtered = filterRows(items, query.filter_fields)
  const found = query.query ? searchRows(filtered, query.query, searched) : filtered
  const { sort_by, sort_direction: direction = 'asc' } = query
  const ordered = direction === 'asc' ? found : found.toReversed()
  const rows = sort_by ? sortRows(found, { by: sort_by as keyof Item, direction, id }) : ordered
  return pageOf(rows, query, rows.length)
}
