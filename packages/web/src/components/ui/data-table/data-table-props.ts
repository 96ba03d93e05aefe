import type { ListMeta } from '@foyer/contracts/list'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import type { ListState } from '../../../lib/list/list-state.ts'
import type { DataColumns } from './data-columns.ts'
import type { ListFilter } from './list-filter.ts'
import type { RowChoice } from './use-row-choice.ts'

/** The part of TanStack Query's result that a table needs. */
interface ListResult<Row> {
  data: { data: Row[]; meta: ListMeta } | undefined
  error: Error | null
  isPlaceholderData: boolean
  refetch: () => unknown
}

/** A row on a phone: two lines. */
export interface PhoneRow {
  /** Who or what it is; the row's link. */
  title: ReactNode
  /** The end of the first line, such as an amount. */
  end?: ReactNode
  /** The second line, such as a status. */
  status?: ReactNode
  /** The end of the second line, such as a time. */
  note?: ReactNode
}

export interface DataTableProps<Row extends RowData & object> {
  /** For screen readers: the kind of rows, such as "Orders". */
  label: string
  /** The columns. They must be stable: from `useMemo` or module scope. */
  columns: DataColumns<Row>
  /** `useQuery({ …, placeholderData: keepPreviousData })`, so that paging does not blank the table. */
  result: ListResult<Row>
  /** From `useListState`. */
  list: ListState
  onListChange: (change: Partial<ListState>) => void
  rowId: (row: Row) => string
  /** The row's address: usually the current one with the row's sheet open, see `useOpenRow`. */
  rowHref?: (row: Row) => To
  /** The row on a phone, whatever columns are chosen on a desk. */
  phoneRow: (row: Row) => PhoneRow
  /** `DropdownMenuItem`s of one row. */
  rowMenu?: (row: Row) => ReactNode
  /** Names a row in its menu's label: "Actions for O-7KQ2M9X". */
  rowName?: (row: Row) => string
  searchPlaceholder?: string
  filters?: readonly ListFilter[]
  /** The name under which the browser stores the chosen columns. Required for optional columns. */
  name?: string
  /** How many rows were found, and their sum, above them. */
  summary?: ReactNode
  /** Actions beside the search, such as an export. */
  toolbar?: ReactNode
  /** What can be done with several rows at once: buttons for the bar. With it, rows can be chosen. */
  bulk?: (choice: RowChoice<Row>) => ReactNode
  /** Shown when the list has no rows at all: an `EmptyState` with the first step. */
  empty: ReactNode
}
