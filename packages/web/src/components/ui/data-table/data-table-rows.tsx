import type { ReactTable, RowData } from '@tanstack/react-table'
import { Link } from 'react-router-dom'
import { cn } from '../../../lib/look/cn.ts'
import type { DataTableFeatures } from './data-columns.ts'
import type { DataTableProps } from './data-table-props.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { RowMenu } from './row-menu.tsx'
import type { RowChoice } from './use-row-choice.ts'

interface CardsProps<Row extends RowData & object> extends DataTableProps<Row> {
  table: ReactTable<DataTableFeatures, Row>
  /** Missing where rows cannot be chosen. */
  choice?: RowChoice<Row> | undefined
}

/** Rows on a phone. Each row is a card with a heading and labeled lines. Columns set their part in `meta.card`. */
export function DataTableCards<Row extends RowData & object>({
  table,
  rowHref,
  choice,
  ...props
}: CardsProps<Row>) {
  return (
    <ul className="grid gap-3">
      {table.getRowModel().rows.map((row) => {
        const cells = row.getAllCells()
        const title = cells.find((cell) => cell.column.columnDef.meta?.card === 'title') ?? cells[0]
        const aside = cells.filter((cell) => cell.column.columnDef.meta?.card === 'aside')
        const lines = cells.filter(
          (cell) => cell !== title && (cell.column.columnDef.meta?.card ?? 'line') === 'line',
        )
        return (
          <li key={row.id} className="relative grid gap-3 rounded-lg border bg-card p-4">
            <div className="flex items-start gap-3">
              {choice && (
                <RowCheckbox
                  row={row.original}
                  name={props.rowName?.(row.original) ?? row.id}
                  choice={choice}
                />
              )}
              <div className="min-w-0 grow text-sm font-medium wrap-anywhere">
                {title && rowHref ? (
                  <Link
                    to={rowHref(row.original)}
                    preventScrollReset
                    className="after:absolute after:inset-0 after:rounded-lg"
                  >
                    <table.FlexRender cell={title} />
                  </Link>
                ) : (
                  title && <table.FlexRender cell={title} />
                )}
              </div>
              {aside.map((cell) => (
                <table.FlexRender key={cell.id} cell={cell} />
              ))}
              {props.rowMenu && (
                <div className="-my-1 -me-2">
                  <RowMenu row={row.original} {...props} />
                </div>
              )}
            </div>
            {lines.length > 0 && (
              <dl className="grid gap-1 text-sm">
                {lines.map((cell) => (
                  <div key={cell.id} className="flex justify-between gap-4">
                    <dt className="shrink-0 text-muted-foreground">
                      {headerText(cell.column.columnDef.header)}
                    </dt>
                    <dd className={cn('min-w-0 text-end wrap-anywhere tabular-nums')}>
                      <table.FlexRender cell={cell} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function headerText(header: unknown): string {
  return typeof header === 'string' ? header : ''
}
