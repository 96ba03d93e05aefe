import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import { type Comparable, comparable, compare, filterRows, type RowValue, searchRows } from './filter-rows.ts'

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

export interface RowOrder<Row> {
  by: keyof Row
  direction: 'asc' | 'desc'
  /** Breaks ties, so that no row is on two pages. */
  id: keyof Row
}

/** What orders a row, without the row. */
export interface SortKey {
  key: Comparable
  id: string
}

/** The rows in that order; rows without the value come last in either direction. */
export function sortRows<Row extends object>(rows: readonly Row[], order: RowOrder<Row>): Row[] {
  const keyed = rows.map((row) => ({ row, ...sortKeyOf(row, order) }))
  keyed.sort((left, right) => compareKeyed(left, right, order.direction))
  return keyed.map(({ row }) => row)
}

/** The ids of the rows with these keys, in that order. */
export function sortIds(keys: SortKey[], direction: 'asc' | 'desc'): string[] {
  return keys.sort((left, right) => compareKeyed(left, right, direction)).map(({ id }) => id)
}

/** Which of two rows comes first in that order: as `sortRows` has them. */
export function compareRows<Row extends object>(left: Row, right: Row, order: RowOrder<Row>): number {
  return compareKeyed(sortKeyOf(left, order), sortKeyOf(right, order), order.direction)
}

export function sortKeyOf<Row extends object>(row: Row, { by, id }: RowOrder<Row>): SortKey {
  return { key: comparable(row[by] as RowValue), id: String(row[id]) }
}

function compareKeyed(left: SortKey, right: SortKey, direction: 'asc' | 'desc'): number {
  const sign = direction === 'asc' ? 1 : -1
  if (left.key === null || right.key === null)
    return Number(left.key === null) - Number(right.key === null) || sign * byteOrder(left.id, right.id)
  return sign * (compare(left.key, right.key) || byteOrder(left.id, right.id))
}

/** As DynamoDB orders keys, so that merged partitions keep the order in which each was read. */
function byteOrder(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}

/** One page of the rows at hand; `total` counts those that are not, too. Beyond the last page it is empty. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page, per_page }: { page: number; per_page: number },
  total: number,
): { data: Row[]; meta: ListMeta } {
  const first = (page - 1) * per_page
  const last_page = Math.max(1, Math.ceil(total / per_page))
  return { data: rows.slice(first, first + per_page), meta: { page, per_page, total, last_page } }
}
