import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import { filterRows, searchRows } from './filter-rows.ts'
import type { KeptView } from './kept-view.ts'
import { pageOf, type SortKey, sortIds, sortKeyOf, sortRows } from './short-list.ts'

/** Reads one partition of a list index, newest first: the first `limit` rows, or all. `each` gets them page by page, and then none are returned. */
export type ReadRows<Row> = (limit?: number, each?: (rows: readonly Row[]) => void) => Promise<Row[]>

export interface RowList<Row extends object> {
  /** The partitions over which the list is spread. */
  partitions: readonly ReadRows<Row>[]
  /** The field that orders partitions, newest (highest) first, and the field that identifies rows. */
  order_by: keyof Row & string
  id: keyof Row & string
  /** Where `query` looks. */
  searched: readonly (keyof Row)[]
  /** How many rows there are, from a counter; may lag a little behind. */
  total: () => Promise<number>
  /** Where the page's `meta` says a sum over all rows that are found: what each adds, and that of the whole list, from a counter. */
  sum?: { of: (row: Row) => number; whole: () => Promise<number> }
}

/** A page of a list. `sum`: over all rows that are found, where the list has one. */
export interface ListPage<Row> {
  data: Row[]
  meta: ListMeta
  sum?: number
}

/** How many rows are read at least, over all partitions: they make the totals of short lists exact at once, in the same requests. */
const readAhead = 250

/**
 * One page of a list by its compact rows (docs/architecture.md#lists). Newest first without search or filter costs one read per
 * partition plus the counter, however long the list; anything else reads all rows of all partitions at once.
 */
export async function listRows<Row extends object>(
  query: ListQuery,
  list: RowList<Row>,
): Promise<ListPage<Row>> {
  return isDefaultView(query, list.order_by) ? newestRows(query, list) : chosenRows(query, list)
}

interface KeptList<Row extends object> extends Pick<RowList<Row>, 'order_by' | 'searched' | 'sum' | 'total'> {
  /** All rows, where the process keeps them; `ifAtHand`: only if it has them already. */
  kept: (ifAtHand: boolean) => Promise<KeptView<Row> | null>
  /** The newest rows, newest first, where they are kept beside the list. */
  newest: () => Promise<readonly Row[] | null>
}

/** The same page from the rows that the process keeps of a large list (docs/decisions/0093); null where it keeps none. */
export async function keptPage<Row extends object>(
  query: ListQuery,
  list: KeptList<Row>,
): Promise<ListPage<Row> | null> {
  const { order_by, searched, kept, sum } = list
  const isCheap = isDefaultView(query, order_by) && query.page * query.per_page <= readAhead
  const view = await kept(isCheap)
  if (!view) return isCheap ? keptFirstPage(query, list) : null
  const sort_by = (query.sort_by ?? order_by) as keyof Row & string
  const sorted = view.sorted(sort_by, query.sort_direction ?? defaultDirection(sort_by, order_by))
  const filtered = hasFilters(query) ? filterRows(sorted, query.filter_fields) : sorted
  const found = query.query ? searchRows(filtered, query.query, searched) : filtered
  return { ...pageOf(found, query, found.length), ...summed(found, sum) }
}

/** One of the first pages from the newest rows (docs/decisions/0128); null where they are not kept, or too few are. */
async function keptFirstPage<Row extends object>(
  query: ListQuery,
  { newest, total, sum }: KeptList<Row>,
): Promise<ListPage<Row> | null> {
  const rows = await newest()
  if (!rows || rows.length < query.page * query.per_page) return null
  const [counted, whole] = await Promise.all([total(), sum?.whole()])
  const page = pageOf(rows, query, Math.max(counted, rows.length))
  return whole === undefined ? page : { ...page, sum: whole }
}

/** Newest first, without search or filter: what costs the same however long the list is. */
export function isDefaultView(query: ListQuery, order_by: string): boolean {
  const { sort_by = order_by, sort_direction = defaultDirection(sort_by, order_by) } = query
  return sort_by === order_by && sort_direction === 'desc' && !query.query && !hasFilters(query)
}

function hasFilters({ filter_fields }: Pick<ListQuery, 'filter_fields'>): boolean {
  return Object.values(filter_fields ?? {}).some((operators) => Object.keys(operators).length > 0)
}

async function newestRows<Row extends object>(query: ListQuery, list: RowList<Row>) {
  const [counted, { rows, isWhole }] = await Promise.all([
    list.total(),
    mergeNewest(list, query.page * query.per_page),
  ])
  const page = pageOf(rows, query, isWhole ? rows.length : Math.max(counted, rows.length))
  if (isWhole || !list.sum) return { ...page, ...summed(rows, list.sum) }
  return { ...page, sum: await list.sum.whole() }
}

function summed<Row extends object>(rows: readonly Row[], sum: RowList<Row>['sum']): { sum?: number } {
  return sum ? { sum: rows.reduce((total, row) => total + sum.of(row), 0) } : {}
}

/**
 * The newest `wanted` rows of all partitions, and more where they were read anyway. Each partition is asked for its share first, with a
 * margin, since rows are dealt over them at random. One that may hold more rows of the page is asked again for twice as many.
 */
async function mergeNewest<Row extends object>(
  { partitions, order_by, id }: RowList<Row>,
  wanted: number,
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const share = wanted / partitions.length
  const first = Math.max(
    Math.ceil(share + 3 * Math.sqrt(share)) + 2,
    Math.ceil(readAhead / partitions.length),
  )
  const order = { by: order_by, direction: 'desc', id } as const
  const read = async (readRows: ReadRows<Row>, limit: number) => ({
    readRows,
    limit,
    rows: await readRows(limit),
  })
  let parts = await Promise.all(partitions.map((readRows) => read(readRows, first)))
  for (;;) {
    const rows = sortRows(
      parts.flatMap((part) => part.rows),
      order,
    )
    const shown = new Set(rows.slice(0, wanted))
    const isShort = (part: (typeof parts)[number]) =>
      part.rows.length === part.limit && part.rows.every((row) => shown.has(row))
    if (!parts.some(isShort)) return { rows, isWhole: parts.every((part) => part.rows.length < part.limit) }
    parts = await Promise.all(
      parts.map((part) => (isShort(part) ? read(part.readRows, part.limit * 2) : part)),
    )
  }
}

async function chosenRows<Row extends object>(query: ListQuery, list: RowList<Row>) {
  const rows = await allRows(query, list)
  return { ...pageOf(rows, query, rows.length), ...summed(rows, list.sum) }
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

/**
 * The ids of the rows that `allRows` returns, in its order. Of each row only what orders it stays in memory.
 */
export async function allIds<Row extends object>(
  query: Omit<ListQuery, 'page' | 'per_page'>,
  { partitions, order_by, id, searched }: RowList<Row>,
): Promise<string[]> {
  const by = (query.sort_by ?? order_by) as keyof Row & string
  const direction = query.sort_direction ?? defaultDirection(by, order_by)
  const order = { by, direction, id }
  const kept: SortKey[] = []
  await eachPage(partitions, (rows) => {
    const filtered = filterRows(rows, query.filter_fields)
    const found = query.query ? searchRows(filtered, query.query, searched) : filtered
    for (const row of found) kept.push(sortKeyOf(row, order))
  })
  return sortIds(kept, direction)
}

/** How many partitions are read at once where a file or a message can wait and a sale cannot. */
export const partitionsAtOnce = 4

/** All rows of these partitions, page by page and in no order, of which the reader keeps what it needs. */
export async function eachPage<Row>(
  partitions: readonly ReadRows<Row>[],
  read: (rows: readonly Row[]) => void,
): Promise<void> {
  for (let first = 0; first < partitions.length; first += partitionsAtOnce) {
    const some = partitions.slice(first, first + partitionsAtOnce)
    await Promise.all(some.map(async (readRows) => read(await readRows(undefined, read))))
  }
}

/** Newest times and first names come first, unless the query says otherwise. */
function defaultDirection(sort_by: string, order_by: string): 'asc' | 'desc' {
  return sort_by === order_by ? 'desc' : 'asc'
}
