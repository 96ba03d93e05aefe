import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import { filterRows, searchRows } from './filter-rows.ts'
import { pageOf, sortRows } from './short-list.ts'

/** Reads one partition of a list index, newest first: the first `limit` rows, or all. */
export type ReadRows<Row> = (limit?: number) => Promise<Row[]>

export interface RowList<Row> {
  /** The partitions over which the list is spread. */
  partitions: readonly ReadRows<Row>[]
  /** The field by which partitions are ordered, newest (highest) first, and the one that tells rows apart. */
  order_by: keyof Row & string
  id: keyof Row & string
  /** Where `query` looks. */
  searched: readonly (keyof Row)[]
  /** How many rows there are, from a counter; may lag a little behind. */
  total: () => Promise<number>
}

/** Reading this far costs no more requests than reading one page, and makes short lists' totals exact at once. */
const readAhead = 250

/**
 * One page of a list by its compact rows (docs/architecture.md#lists). Newest first without search or filter costs one read per
 * partition plus the counter, however long the list; anything else reads all rows of all partitions at once.
 */
export async function listRows<Row extends object>(
  query: ListQuery,
  list: RowList<Row>,
): Promise<{ data: Row[]; meta: ListMeta }> {
  return isDefaultView(query, list.order_by) ? newestRows(query, list) : chosenRows(query, list)
}

/** Newest first, without search or filter: what costs the same however long the list is. */
export function isDefaultView(query: ListQuery, order_by: string): boolean {
  const { sort_by = order_by, sort_direction = defaultDirection(sort_by, order_by) } = query
  return sort_by === order_by && sort_direction === 'desc' && !query.query && !hasFilters(query)
}

function hasFilters({ filter_fields }: ListQuery): boolean {
  return Object.values(filter_fields ?? {}).some((operators) => Object.keys(operators).length > 0)
}

async function newestRows<Row extends object>(query: ListQuery, list: RowList<Row>) {
  const limit = Math.max(query.page * query.per_page, readAhead)
  const [counted, ...partitions] = await Promise.all([
    list.total(),
    ...list.partitions.map((readRows) => readRows(limit)),
  ])
  const rows = sortRows(partitions.flat(), { by: list.order_by, direction: 'desc', id: list.id })
  const isWhole = partitions.every((partition) => partition.length < limit)
  return pageOf(rows, query, isWhole ? rows.length : Math.max(counted, rows.length))
}

async function chosenRows<Row extends object>(query: ListQuery, list: RowList<Row>) {
  const rows = await allRows(query, list)
  return pageOf(rows, query, rows.length)
}

/** Every row that the query's search and filters leave, in its order; its page says nothing here. */
export async function allRows<Row extends object>(
  query: Omit<ListQuery, 'page' | 'per_page'>,
  list: RowList<Row>,
): Promise<Row[]> {
  const partitions = await Promise.all(list.partitions.map((readRows) => readRows()))
  const filtered = filterRows(partitions.flat(), query.filter_fields)
  const found = query.query ? searchRows(filtered, query.query, list.searched) : filtered
  const sort_by = (query.sort_by ?? list.order_by) as keyof Row & string
  const direction = query.sort_direction ?? defaultDirection(sort_by, list.order_by)
  return sortRows(found, { by: sort_by, direction, id: list.id })
}

/** Newest times and first names come first, unless the query says otherwise. */
function defaultDirection(sort_by: string, order_by: string): 'asc' | 'desc' {
  return sort_by === order_by ? 'desc' : 'asc'
}
