import type { OrganizerStatistics } from '@foyer/contracts/organizer/organizer-statistics'
import { Plural, useLingui } from '@lingui/react/macro'
import { Stat } from '../../components/ui/stat.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

interface OrganizerTotalsProps {
  statistics: OrganizerStatistics
  /** The organizer's currency, in which zero shows when nothing was sold. */
  currency: string
}

/** An organizer's events and sales at a glance, with one amount for each currency, the largest first. */
export function OrganizerTotals({ statistics, currency }: OrganizerTotalsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { events, orders_completed, tickets_sold, sales } = statistics
  const amounts = sales.map((sale) => format.money(sale.gross_sales, sale.currency))
  const refunds = sales
    .filter(({ refunded_total }) => refunded_total > 0)
    .map((sale) => format.money(sale.refunded_total, sale.currency))
    .join(' + ')
  const [first = format.money(0, currency), ...others] = amounts
  return (
    <div className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Stat
        label={t`Upcoming events`}
        value={format.number(events.upcoming)}
        note={<Plural value={events.ended} one="# event has ended" other="# events have ended" />}
      />
      <Stat label={t`Tickets sold`} value={format.number(tickets_sold)} />
      <Stat label={t`Completed orders`} value={format.number(orders_completed)} />
      <Stat
        label={t`Gross sales`}
        value={
          <>
            <span className="block">{first}</span>
            {others.map((amount) => (
              <span key={amount} className="block text-base">
                {amount}
              </span>
            ))}
          </>
        }
        note={refunds && t`${refunds} refunded`}
      />
    </div>
  )
}
