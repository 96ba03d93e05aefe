import type { EventStatistics } from '@foyer/contracts/statistics/event-statistics'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/use-format.ts'

interface SalesTableProps {
  days: EventStatistics['days']
  currency: string
}

/** The chart's numbers, folded away; days without sales are left out. */
export function SalesTable({ days, currency }: SalesTableProps) {
  const format = useFormat()
  const sold = days.filter((day) => day.orders > 0).reverse()
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-sm text-muted-foreground hover:text-foreground">
        <Trans>Show as table</Trans>
      </summary>
      <div className="mt-2 max-h-64 overflow-y-auto" tabIndex={-1}>
        <table className="w-full">
          <thead className="text-muted-foreground">
            <tr className="[&>th]:py-1 [&>th]:text-end [&>th]:font-medium [&>th:first-child]:text-start">
              <th scope="col">
                <Trans>Day (UTC)</Trans>
              </th>
              <th scope="col">
                <Trans>Orders</Trans>
              </th>
              <th scope="col">
                <Trans>Tickets</Trans>
              </th>
              <th scope="col">
                <Trans>Gross sales</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {sold.map((day) => (
              <tr key={day.date} className="[&>td]:border-t [&>td]:py-1 [&>td]:text-end [&>th]:border-t">
                <th scope="row" className="text-start font-normal">
                  {format.date(day.date, 'UTC', 'date')}
                </th>
                <td>{format.number(day.orders)}</td>
                <td>{format.number(day.tickets)}</td>
                <td>{format.money(day.gross, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
