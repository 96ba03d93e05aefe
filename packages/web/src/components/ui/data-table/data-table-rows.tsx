import type { RowData } from '@tanstack/react-table'
import { Link } from 'react-router-dom'
import { cn } from '../../../lib/look/cn.ts'
import type { DataTableProps } from './data-table-props.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { RowMenu } from './row-menu.tsx'
import type { RowChoice } from './use-row-choice.ts'

interface RowsProps<Row extends RowData & object> extends DataTableProps<Row> {
  rows: readonly Row[]
  /** Missing where rows cannot be chosen. */
  choice?: RowChoice<Row> | undefined
}

/** Rows on a phone: two lines each, so that a screen shows many. */
export function DataTableRows<Row extends RowData & object>({
  rows,
  rowId,
  rowHref,
  phoneRow,
  choice,
  ...props
}: RowsProps<Row>) {
  return (
    <ul className="divide-y rounded-lg border bg-card">
      {rows.map((row) => {
        const { title, end, status, note } = phoneRow(row)
        return (
          <li
            key={rowId(row)}
            className={cn(
              'relative flex items-center gap-3 py-2.5 ps-4 hover:bg-muted/60',
              props.rowMenu ? 'pe-2' : 'pe-4',
            )}
          >
            {choice && <RowCheckbox row={row} name={props.rowName?.(row) ?? rowId(row)} choice={choice} />}
            <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1 text-sm">
              <div className="flex items-baseline justify-between gap-3">
                <span className={cn('min-w-0 font-medium', rowHref ? 'truncate' : 'wrap-anywhere')}>
                  {rowHref ? (
                    <Link to={rowHref(row)} preventScrollReset className="after:absolute after:inset-0">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </span>
                {end && <span className="shrink-0 tabular-nums">{end}</span>}
              </div>
              <div className="flex min-h-5 items-center justify-between gap-3 text-muted-foreground">
                <span className="line-clamp-2 min-w-0 wrap-anywhere">{status}</span>
                {note && <span className="min-w-0 shrink-0 text-xs tabular-nums">{note}</span>}
              </div>
            </div>
            {props.rowMenu && <RowMenu row={row} {...props} />}
          </li>
        )
      })}
    </ul>
  )
}
