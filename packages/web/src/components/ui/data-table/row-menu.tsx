import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu.tsx'

interface RowMenuProps<Row> {
  row: Row
  rowMenu?: (row: Row) => ReactNode
  rowName?: (row: Row) => string
}

/** The actions of one row; stands above the link that spans the row. */
export function RowMenu<Row>({ row, rowMenu, rowName }: RowMenuProps<Row>) {
  const { t } = useLingui()
  if (!rowMenu) return null
  const name = rowName?.(row)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="quiet"
          size="icon-sm"
          className="relative z-1 text-muted-foreground"
          aria-label={name ? t`Actions for ${name}` : t`Actions`}
        >
          <Ellipsis />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{rowMenu(row)}</DropdownMenuContent>
    </DropdownMenu>
  )
}
