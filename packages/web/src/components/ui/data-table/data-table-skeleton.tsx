import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../skeleton.tsx'
import { Table, TableBody, TableCell, TableRow } from '../table.tsx'

/** A skeleton with the usual number of rows and columns, so that nothing jumps. */
export function DataTableSkeleton({ columnCount, isWide }: { columnCount: number; isWide: boolean }) {
  const { t } = useLingui()
  const rows = Array.from({ length: 8 }, (_, index) => `row-${index}`)
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
        <div className="divide-y rounded-lg border bg-card">
          {rows.map((row) => (
            <div key={row} className="grid gap-1.5 px-4 py-3">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-5 w-24" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
