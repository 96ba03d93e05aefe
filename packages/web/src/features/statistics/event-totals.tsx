import type { EventStatistics } from '@foyer/contracts/statistics/event-statistics'
import { useLingui } from '@lingui/react/macro'
import { Stat } from '../../components/ui/stat.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** The numbers that organizers look for first, for the shown days. */
export function EventTotals({ sales }: { sales: EventStatistics }) {
  const { t } = useLingui()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, sales.currency)
  const tax = money(sales.tax_total)
  const fee = money(sales.fee_total)
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-5">
      <Stat label={t`Gross sales`} value={money(sales.gross_sales)} className="max-lg:col-span-2" />
      <Stat
        label={t`Net sales`}
        value={money(sales.net_sales)}
        note={
          sales.tax_total + sales.fee_total > 0
            ? t`excluding ${tax} taxes, ${fee} fees and refunds`
            : t`after refunds`
        }
      />
      <Stat label={t`Refunded`} value={money(sales.refunded_total)} />
      <Stat label={t`Tickets sold`} value={format.number(sales.tickets_sold)} />
      <Stat label={t`Completed orders`} value={format.number(sales.orders_completed)} />
    </div>
  )
}
