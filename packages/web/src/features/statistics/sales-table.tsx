import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'
import type { SalesSteps } from './fill-days.ts'
import { NumbersTable } from './numbers-table.tsx'

interface SalesTableProps extends SalesSteps {
  currency: string
  timezone: string
}

/** The chart's numbers, without empty days. */
export function SalesTable({ steps, unit, currency, timezone }: SalesTableProps) {
  const format = useFormat()
  const busy = steps.filter(({ orders, refunded }) => orders > 0 || refunded !== 0).reverse()
  const money = (minor: number) => format.money(minor, currency)
  return (
    <NumbersTable
      heads={[
        unit === 'day' ? (
          <Trans key="name">Day ({timezone})</Trans>
        ) : (
          <Trans key="name">Month ({timezone})</Trans>
        ),
        <Trans key="orders">Orders</Trans>,
        <Trans key="tickets">Tickets</Trans>,
        <Trans key="gross">Gross sales</Trans>,
        <Trans key="refunded">Refunded</Trans>,
        <Trans key="tax">Taxes</Trans>,
        <Trans key="fee">Fees</Trans>,
        <Trans key="net">Net sales</Trans>,
      ]}
      rows={busy.map(({ date, orders, tickets, gross, refunded, tax, fee, net }) => ({
        name: format.date(date, 'UTC', unit === 'day' ? 'date' : 'month'),
        numbers: [
          format.number(orders),
          format.number(tickets),
          ...[gross, refunded, tax, fee, net].map(money),
        ],
      }))}
    />
  )
}
