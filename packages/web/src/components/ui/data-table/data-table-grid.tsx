import { Trans } from '@lingui/react/macro'
import type { ReactTable, RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cn } from '../../../lib/look/cn.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../table.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { DataTableFeatures } from './data-columns.ts'
import type { DataTableProps } from './data-table-props.ts'
import { followRow, keepStill } from './follow-row.ts'
import { PageCheckbox, RowCheckbox } from './row-checkbox.tsx'
import { RowMenu } from './row-menu.tsx'
import type { RowChoice } from './use-row-choice.ts'

interface GridProps<Row extends RowData & object> extends DataTableProps<Row> {
  table: ReactTable<DataTableFeatures, Row>
  /** Missing where rows cannot be chosen. */
  choice?: RowChoice<Row> | undefined
}

/** Rows on tablets and larger screens. A click anywhere in a row follows the link in its first cell, which is its Tab stop. */
export function DataTableGrid<Row extends RowData & object>({
  table,
  rowHref,
  choice,
  ...props
}: GridProps<Row>) {
  return (
    <Table aria-label={props.label}>
      <TableHeader>
        {table.getHeaderGroups().map((group) => (
          <TableRow key={group.id}>
            {choice && (
              <TableHead className="w-10 pe-0 print:hidden">
                <PageCheckbox rows={table.getRowModel().rows.map((row) => row.original)} choice={choice} />
              </TableHead>
            )}
            {group.headers.map((header) => (
              <TableHead
                key={header.id}
                aria-sort={ariaSort(header.column.getIsSorted())}
                className={cn(header.column.columnDef.meta?.align === 'end' && 'text-end')}
              >
                {header.column.columnDef.enableSorting ? (
                  <button
                    type="button"
                    onClick={header.column.getToggleSortingHandler()}
                    className="-mx-2 inline-flex h-8 items-center gap-1 rounded-md px-2 hover:bg-muted hover:text-foreground"
                  >
                    <table.FlexRender header={header} />
                    <SortIcon direction={header.column.getIsSorted()} />
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </TableHead>
            ))}
            {props.rowMenu && (
              <TableHead className="w-12 print:hidden">
                <VisuallyHidden>
                  <Trans>Actions</Trans>
                </VisuallyHidden>
              </TableHead>
            )}
          </TableRow>
        ))}
      </TableHeader>
      <TableBody>
        {table.getRowModel().rows.map((row) => (
          <TableRow
            key={row.id}
            {...(rowHref && {
              onClick: followRow,
              onAuxClick: followRow,
              onMouseDown: keepStill,
              className: 'cursor-pointer hover:bg-muted/60',
            })}
          >
            {choice && (
              <TableCell className="w-10 pe-0 print:hidden">
                <RowCheckbox
                  row={row.original}
                  name={props.rowName?.(row.original) ?? row.id}
                  choice={choice}
                />
              </TableCell>
            )}
            {row.getAllCells().map((cell, index) => (
              <TableCell
                key={cell.id}
                className={cn(cell.column.columnDef.meta?.align === 'end' && 'text-end tabular-nums')}
              >
                {index === 0 && rowHref ? (
                  <Link
                    to={rowHref(row.original)}
                    preventScrollReset
                    data-slot="row-link"
                    className="rounded-sm font-medium"
                  >
                    <table.FlexRender cell={cell} />
                  </Link>
                ) : (
                  <table.FlexRender cell={cell} />
                )}
              </TableCell>
            ))}
            {props.rowMenu && (
              <TableCell className="w-12 py-0 text-end print:hidden">
                <RowMenu row={row.original} {...props} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

type Sorted = false | 'asc' | 'desc'

function ariaSort(sorted: Sorted) {
  if (!sorted) return undefined
  return sorted === 'asc' ? 'ascending' : 'descending'
}

function SortIcon({ direction }: { direction: Sorted }) {
  if (!direction) return <ChevronsUpDown aria-hidden className="size-3.5 opacity-60" />
  return direction === 'asc' ? (
    <ArrowUp aria-hidden className="size-3.5" />
  ) : (
    <ArrowDown aria-hidden className="size-3.5" />
  )
}
