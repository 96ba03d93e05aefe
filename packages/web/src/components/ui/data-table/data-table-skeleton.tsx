import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../skeleton.tsx'
import { Table, TableBody, TableCell, TableRow } from '../table.tsx'

/** A skeleton with the usual number of rows and columns, so that nothing jumps. */
export function DataTableSkeleton({ columnCount, isWide }: { columnCount: number; isWide: boolean }) {
  const { t } = useLingui()
  const rows = Array.from({ length: isWide ? 8 : 4 }, (_, index) => `row-${index}`)
  const columns = Array.from({ length: columnCount }, (_, index) => `column-${index}`)
  return (
    <div role="status" aria-busy aria-label={t`Loading`}>
      {isWide ? (
        <Table>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row}>
                {columns.map((column, index) => (
                  <TableCell key={column}>
                    <Skeleton className={index === 0 ? 'h-5 w-40' : 'h-5 w-20'} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <div className="grid gap-3">
          {rows.map((row) => (
            <Skeleton key={row} className="h-28 rounded-lg" />
          ))}
        </div>
      )}
    </div>
  )
}
