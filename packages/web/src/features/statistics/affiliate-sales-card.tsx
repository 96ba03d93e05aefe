import type { EventInsights } from '@foyer/contracts/statistics/event-insights'
import { Trans } from '@lingui/react/macro'
import { Card } from '../../components/ui/card.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** What affiliates' links sold. Without any such sale there is nothing to show. */
export function AffiliateSalesCard({
  insights: { affiliates, currency },
}: {
  insights: Pick<EventInsights, 'affiliates' | 'currency'>
}) {
  const format = useFormat()
  if (affiliates.length === 0) return null
  return (
    <Card data-slot="affiliate-sales" className="grid content-start gap-4 p-4 sm:p-6">
      <h2 className="text-base font-semibold">
        <Trans>Tickets sold by affiliates, all time</Trans>
      </h2>
      <ul className="grid gap-2">
        {affiliates.map(({ affiliate_id, name, tickets_sold, gross_sales }) => (
          <li key={affiliate_id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 tabular-nums">
              {format.number(tickets_sold)} · {format.money(gross_sales, currency)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
