import type { CheckInStatistics, EventStatistics } from '@foyer/contracts/statistics/event-statistics'
import { useLingui } from '@lingui/react/macro'
import { Stat } from '../../components/ui/stat.tsx'
import { useFormat } from '../../lib/use-format.ts'

interface EventTotalsProps {
  sales: EventStatistics
  checkIns: CheckInStatistics
}

/** The numbers that organizers look for first. */
export function EventTotals({ sales, checkIns }: EventTotalsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, sales.currency)
  const { attendees, checked_in } = checkIns
  const total = format.number(attendees)
  const share = format.percent(attendees === 0 ? 0 : checked_in / attendees)
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Stat
        label={t`Gross sales`}
        value={money(sales.gross_sales)}
        note={sales.refunded_total > 0 ? t`${money(sales.refunded_total)} refunded` : undefined}
      />
      <Stat label={t`Tickets sold`} value={format.number(sales.tickets_sold)} />
      <Stat
        label={t`Completed orders`}
        value={format.number(sales.orders_completed)}
        note={
          sales.fee_total + sales.tax_total > 0
            ? t`${money(sales.fee_total + sales.tax_total)} taxes and fees`
            : undefined
        }
      />
      <Stat
        label={t`Checked in`}
        value={format.number(checked_in)}
        note={attendees > 0 && t`of ${total} (${share})`}
      />
    </div>
  )
}
