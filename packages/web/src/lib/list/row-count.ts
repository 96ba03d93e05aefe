import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { refreshLater } from './keep-row.ts'
import type { ListState } from './list-state.ts'

interface Row {
  id: string
  name?: string
}

interface Page {
  data: Row[]
  meta: { total: number; per_page: number }
}

/** Where a new row of a list stands in its usual order. */
type Place = 'first' | 'last' | 'by_name'

/**
 * Puts a created row, as the server answered it, into the lists loaded below a key: into whole lists and, where it belongs there, into the first page
 * as it usually is. Only other pages on the screen are asked again, since their order or filter places it.
 */
export function useAddRow(queryKey: QueryKey, place: Place): (row: Row) => void {
  const client = useQueryClient()
  return (row) => addRow(client, queryKey, { row, place })
}

export function addRow(client: QueryClient, queryKey: QueryKey, { row, place }: { row: Row; place: Place }) {
  changeLists(client, queryKey, (data, key) => {
    const others = (rows: Row[]) => rows.filter(({ id }) => id !== row.id)
    const withNew = (rows: Row[]) => inPlace(others(rows), row, place)
    if (Array.isArray(data)) return withNew(data)
    if (place === 'last' || !isFirstAsUsual(key.at(-1), place)) return null
    // On which page of several a name belongs, the server knows.
    if (place === 'by_name' && data.meta.total !== data.data.length) return null
    const rows = withNew(data.data)
    const total = data.meta.total + rows.length - data.data.length
    return { ...data, data: rows.slice(0, data.meta.per_page), meta: { ...data.meta, total } }
  })
}

function inPlace(rows: Row[], row: Row, place: Place): Row[] {
  const next = place === 'by_name' ? rows.findIndex((each) => isAfter(each, row)) : place === 'first' ? 0 : -1
  return next === -1 ? [...rows, row] : rows.toSpliced(next, 0, row)
}

/** As the server compares names. */
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function isAfter(left: Row, right: Row): boolean {
  const order = collator.compare(left.name ?? '', right.name ?? '')
  return order > 0 || (order === 0 && left.id > right.id)
}

/**
 * Takes a deleted row out of the lists loaded below a key. Only pages on the screen that another row moves up to are asked again.
 */
export function useDropRow(queryKey: QueryKey): (id: string) => void {
  const client = useQueryClient()
  return (id) => dropRow(client, queryKey, id)
}

export function dropRow(client: QueryClient, queryKey: QueryKey, gone: string) {
  changeLists(client, queryKey, (data) => {
    const without = (rows: Row[]) => rows.filter(({ id }) => id !== gone)
    if (Array.isArray(data)) return without(data)
    // All that was found is on this page, so that no row moves up.
    if (data.meta.total !== data.data.length) return null
    const rows = without(data.data)
    return { ...data, data: rows, meta: { ...data.meta, total: rows.length } }
  })
}

/** `next`: what a list is now; null where only the server can say. */
function changeLists(
  client: QueryClient,
  queryKey: QueryKey,
  next: (data: Row[] | Page, key: QueryKey) => Row[] | Page | null,
): void {
  refreshLater(client, queryKey, () =>
    client.getQueriesData({ queryKey }).flatMap(([key, data]) => {
      if (!Array.isArray(data) && !isPage(data)) return []
      const changed = next(data, key)
      if (changed) client.setQueryData(key, changed)
      return changed ? [] : [key]
    }),
  )
}

function isPage(data: unknown): data is Page {
  if (typeof data !== 'object' || data === null) return false
  return 'meta' in data && 'data' in data && Array.isArray(data.data)
}

/** Newest first or by name, as every list is unless somebody sorts, filters or searches it. */
function isFirstAsUsual(state: unknown, place: 'first' | 'by_name'): boolean {
  const { page, query, filter_fields, sort_by, sort_direction } = (state ?? {}) as Partial<ListState>
  const [field, direction] = place === 'first' ? ['created_at', 'desc'] : ['name', 'asc']
  const isUsual = sort_by === undefined || (sort_by === field && sort_direction === direction)
  return page === 1 && !query && filter_fields === undefined && isUsual
}
