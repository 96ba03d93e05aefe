import type { ListMeta } from '@foyer/contracts/list'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import type { ListState } from '../../../lib/list/list-state.ts'
import type { DataColumns } from './data-columns.ts'
import type { ListFilter } from './list-filter.ts'

/** The part of TanStack Query's result that a table needs. */
interface ListResult<Row> {
  data: { data: Row[]; meta: ListMeta } | undefined
  error: Error | null
  isPlaceholderData: boolean
  refetch: () => unknown
}

export interface DataTableProps<Row extends RowData & object> {
  /** What the rows are, for screen readers: "Orders". */
  label: string
  /** Stable: from `useMemo` or module scope. */
  columns: DataColumns<Row>
  /** `useQuery({ …, placeholderData: keepPreviousData })`, so that paging does not blank the table. */
  result: ListResult<Row>
  /** From `useListState`. */
  list: ListState
  onListChange: (change: Partial<ListState>) => void
  rowId: (row: Row) => string
  /** The row's own address: usually the present one with its side sheet open, see `useOpenRow`. */
  rowHref?: (row: Row) => To
  /** `DropdownMenuItem`s of one row. */
  rowMenu?: (row: Row) => ReactNode
  /** Names a row in its menu's label: "Actions for O-7KQ2M9X". */
  rowName?: (row: Row) => string
  searchPlaceholder?: string
  filters?: readonly ListFilter[]
  /** Under which name the browser keeps which columns somebody wants to see; needed where columns are optional. */
  name?: string
  /** Beside the search: export and the like. */
  toolbar?: ReactNode
  /** When the list holds nothing at all: an `EmptyState` with the first step. */
  empty: ReactNode
}
