import type { ReactNode } from 'react'
import { ActionsMenu } from '../actions-menu.tsx'

interface RowMenuProps<Row> {
  row: Row
  rowMenu?: (row: Row) => ReactNode
  rowName?: (row: Row) => string
}

/** The actions for a row of a `DataTable`. Renders nothing when the row has none. */
export function RowMenu<Row>({ row, rowMenu, rowName }: RowMenuProps<Row>) {
  return rowMenu && <ActionsMenu name={rowName?.(row)}>{rowMenu(row)}</ActionsMenu>
}
