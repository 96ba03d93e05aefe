import type { EventStatistics } from '@foyer/contracts/statistics/event-statistics'
import type { EventVisits } from '@foyer/contracts/statistics/visits'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from '../../components/ui/card.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { visitSourceWords } from './visit-source-words.ts'

/** How often the event's page was opened on the shown days, how often an order followed, and where the visitors came from. */
export function VisitsCard({ sales }: { sales: Pick<EventStatistics, 'visits' | 'currency' | 'days'> }) {
  const { visits, currency, days } = sales
  const { counted_since, sources } = visits
  const format = useFormat()
  const since = counted_since && format.date(counted_since, 'UTC', 'date')
  const isLate = counted_since !== null && days.some(({ date }) => date < counted_since)
  return (
    <Card data-slot="visits" className="grid content-start gap-4 p-4 sm:p-6">
      <h2 className="text-base font-semibold">
        <Trans>From page to order</Trans>
      </h2>
      {counted_since === null ? (
        <p className="text-sm text-muted-foreground">
          <Trans>No views yet. They appear here a few seconds after somebody opens the event page.</Trans>
        </p>
      ) : (
        <>
          <VisitFigures visits={visits} />
          {sources.length > 0 && <SourceTable sources={sources} currency={currency} />}
          <p className="text-sm text-muted-foreground">
            {isLate && (
              <>
                <Trans>Views are counted from {since} on.</Trans>{' '}
              </>
            )}
            <Trans>
              Counted without cookies. Visitors who ask not to be tracked, and orders that did not begin on
              the page, are left out.
            </Trans>
          </p>
        </>
      )}
    </Card>
  )
}

function VisitFigures({ visits: { views, orders, is_estimated } }: { visits: EventVisits }) {
  const { t } = useLingui()
  const format = useFormat()
  const number = format.number(views)
  // Some buyers come back in another tab or block what counts views.
  const share = views > 0 && orders <= views ? format.percent(orders / views) : '–'
  return (
    <dl className="grid grid-cols-3 gap-4">
      <Figure label={t`Page views`} value={is_estimated ? t`about ${number}` : number} />
      <Figure label={t`Orders`} value={format.number(orders)} />
      <Figure label={t`Conversion`} value={is_estimated && share !== '–' ? t`about ${share}` : share} />
    </dl>
  )
}

function Figure({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums sm:text-xl">{value}</dd>
    </div>
  )
}

function SourceTable({ sources, currency }: Pick<EventVisits, 'sources'> & { currency: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const nameOf = (source: string) => {
    const words = visitSourceWords(source)
    return typeof words === 'string' ? words : i18n._(words)
  }
  return (
    <table className="w-full text-sm">
      <thead className="text-muted-foreground">
        <tr className="[&>th]:py-1 [&>th]:ps-3 [&>th]:text-end [&>th]:font-medium [&>th:first-child]:ps-0 [&>th:first-child]:text-start">
          <th scope="col">
            <Trans>Came from</Trans>
          </th>
          <th scope="col">
            <Trans context="page">Views</Trans>
          </th>
          <th scope="col">
            <Trans>Orders</Trans>
          </th>
          <th scope="col">
            <Trans>Sales</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, views, orders, gross_sales }) => (
          <tr
            key={source}
            className="[&>*]:border-t [&>*]:py-1.5 [&>td]:ps-3 [&>td]:text-end [&>td]:whitespace-nowrap [&>td]:tabular-nums"
          >
            <th scope="row" className="text-start font-normal wrap-anywhere">
              {nameOf(source)}
            </th>
            <td>{format.number(views)}</td>
            <td>{format.number(orders)}</td>
            <td>{format.money(gross_sales, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
