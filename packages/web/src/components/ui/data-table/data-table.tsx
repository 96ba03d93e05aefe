import { type RowData, type SortingState, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useIsWide } from '../../../lib/browser/use-media-query.ts'
import { ErrorState } from '../error-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { chosenColumns, sortableColumns } from './chosen-columns.ts'
import { ColumnMenu } from './column-menu.tsx'
import { dataTableFeatures } from './data-columns.ts'
import { DataTableGrid } from './data-table-grid.tsx'
import { DataTablePagination } from './data-table-pagination.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { DataTableRows } from './data-table-rows.tsx'
import { DataTableSkeleton } from './data-table-skeleton.tsx'
import { DataTableToolbar } from './data-table-toolbar.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PageGone } from './page-gone.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useColumnChoice } from './use-column-choice.ts'
import { useRowChoice } from './use-row-choice.ts'

/** The product's only list. The server pages, sorts, searches and filters it, and the address keeps its state. */
export function DataTable<Row extends RowData & object>(props: DataTableProps<Row>) {
  const { result, list, onListChange, rowId } = props
  const isWide = useIsWide()
  const { choice, choose } = useColumnChoice(props.name)
  const { shown: columns, options } = useMemo(
    () => chosenColumns(props.columns, choice),
    [props.columns, choice],
  )
  const sorting = useMemo<SortingState>(
    () => (list.sort_by ? [{ id: list.sort_by, desc: list.sort_direction === 'desc' }] : []),
    [list.sort_by, list.sort_direction],
  )
  const rows = result.data?.data
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows ?? (noRows as Row[]),
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update
      onListChange({ sort_by: next?.id, sort_direction: next && (next.desc ? 'desc' : 'asc') })
    },
  })
  const chosen = useRowChoice(rowId)
  const isNarrowed = Boolean(list.query || list.filter_fields)
  if (rows?.length === 0 && !isNarrowed && list.page === 1) return props.empty
  const sortable = sortableColumns(columns)
  const total = result.data?.meta.total ?? 0
  return (
    <section
      data-slot="data-table"
      aria-label={props.label}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <DataTableToolbar
        {...props}
        total={result.isPlaceholderData ? undefined : result.data?.meta.total}
        columnMenu={isWide && options.length > 0 && <ColumnMenu options={options} onChoose={choose} />}
        sortChoice={
          !isWide && sortable.length > 0 && <SortChoice columns={sortable} {...{ list, onListChange }} />
        }
      />
      {props.summary && (
        <p role="status" className="-my-1 min-h-5 text-sm text-muted-foreground tabular-nums">
          {rows && props.summary}
        </p>
      )}
      {result.error && !rows ? (
        <ErrorState error={result.error} onRetry={() => void result.refetch()} />
      ) : !rows ? (
        <DataTableSkeleton columnCount={columns.length} isWide={isWide} />
      ) : rows.length === 0 && total > 0 ? (
        <PageGone onFirst={() => onListChange({ page: 1 })} />
      ) : rows.length === 0 ? (
        <NothingFound onClear={() => onListChange({ query: undefined, filter_fields: undefined })} />
      ) : (
        <div aria-busy={result.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          {isWide ? (
            <DataTableGrid table={table} choice={props.bulk && chosen} {...props} />
          ) : (
            <DataTableRows rows={rows} choice={props.bulk && chosen} {...props} />
          )}
        </div>
      )}
      {result.data && rows?.length !== 0 && (
        <DataTablePagination meta={result.data.meta} page={list.page} onListChange={onListChange} />
      )}
      {props.bulk && chosen.rows.length > 0 && (
        <BulkBar count={chosen.rows.length} onClear={chosen.clear}>
          {props.bulk(chosen)}
        </BulkBar>
      )}
    </section>
  )
}

/** A constant array, because a new one at each render would rebuild the rows. */
const noRows: object[] = []
