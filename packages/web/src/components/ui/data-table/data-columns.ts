import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

interface DataColumnMeta {
  /** Numbers and money stand at the end. */
  align?: 'start' | 'end'
  /** What it becomes on a phone's card: its heading, beside the heading, a labeled line (default), or nothing. */
  card?: 'title' | 'aside' | 'line' | 'none'
  /** People may show or hide it; which of the two it is until they do. */
  isOptional?: 'shown' | 'hidden'
}

export const dataTableFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<DataColumnMeta>(),
})

export type DataTableFeatures = typeof dataTableFeatures

/** Columns of one table: rows of `Row`, cells of whatever they show. */
// biome-ignore lint/suspicious/noExplicitAny: the table library's own type for columns of different cell types
export type DataColumns<Row extends object> = ColumnDef<DataTableFeatures, Row, any>[]

/**
 * Builds columns: `const column = dataColumns<Order>()`, then `column.accessor('reference', { header: t`Order` })`.
 * A column can be sorted by when its `enableSorting` is true; its id is then the list's `sort_by`.
 */
export function dataColumns<Row extends object>() {
  return createColumnHelper<DataTableFeatures, Row>()
}
