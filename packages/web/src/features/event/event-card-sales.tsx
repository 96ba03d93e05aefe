import type { EventRow } from '@foyer/contracts/event/event'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Meter } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** An event's sales at a glance: the revenue, and the tickets sold out of all. */
export function EventCardSales({ event }: { event: EventRow }) {
  const { t } = useLingui()
  const format = useFormat()
  const { title, tickets_sold, tickets_available, gross_sales, currency } = event
  const sold = format.number(tickets_sold)
  const available = tickets_available === null ? null : format.number(tickets_available)
  return (
    <dl className="grid content-center gap-2 border-t pt-4 sm:col-span-2 lg:col-span-1 lg:border-t-0 lg:pt-6">
      <div>
        <dt className="sr-only">
          <Trans>Gross sales</Trans>
        </dt>
        <dd className="text-lg font-semibold tabular-nums">{format.money(gross_sales, currency)}</dd>
      </div>
      <div>
        <dt className="sr-only">
          <Trans>Tickets sold</Trans>
        </dt>
        <dd className="text-muted-foreground tabular-nums">
          {available === null || tickets_available === 0 ? (
            <Plural value={tickets_sold} one="# ticket sold" other="# tickets sold" />
          ) : (
            <Trans>
              {sold} of {available} sold
            </Trans>
          )}
          {tickets_available !== null && tickets_available > 0 && (
            <Meter
              label={t`Tickets sold for ${title}`}
              value={tickets_sold}
              max={tickets_available}
              className="mt-2"
            />
          )}
        </dd>
      </div>
    </dl>
  )
}
