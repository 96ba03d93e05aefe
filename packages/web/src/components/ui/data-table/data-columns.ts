import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

interface DataColumnMeta {
  /** Numbers and money are aligned to the end. */
  align?: 'start' | 'end'
  /** The default of a column that people may show or hide. */
  isOptional?: 'shown' | 'hidden'
}

export const dataTableFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<DataColumnMeta>(),
})

export type DataTableFeatures = typeof dataTableFeatures

/** The columns of a table with rows of `Row` and cells of any type. */
// biome-ignore lint/suspicious/noExplicitAny: the table library's own type for columns of different cell types
export type DataColumns<Row extends object> = ColumnDef<DataTableFeatures, Row, any>[]

/**
 * Builds columns: `const column = dataColumns<Order>()`, then `column.accessor('reference', { header: t`Order` })`.
 * A column can be sorted by when its `enableSorting` is true; its id is then the list's `sort_by`.
 */
export function dataColumns<Row extends object>() {
  return createColumnHelper<DataTableFeatures, Row>()
}
