import { Trans } from '@lingui/react/macro'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { EventTotals } from '../../features/statistics/event-totals.tsx'
import { SalesCard } from '../../features/statistics/sales-card.tsx'
import { SalesRangePicker } from '../../features/statistics/sales-range-picker.tsx'
import { VisitsCard } from '../../features/statistics/visits-card.tsx'
import type { useSales } from './use-sales.ts'

/** Totals, a chart and the visits of the chosen days. */
export function SalesOverview({ sales }: { sales: ReturnType<typeof useSales> }) {
  const { range, setRange, today, days, query } = sales
  const { data, error, isPlaceholderData, refetch } = query
  return (
    <section aria-labelledby="sales" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="sales" className="text-base font-semibold">
          <Trans>Sales</Trans>
        </h2>
        <SalesRangePicker range={range} today={today} onChange={setRange} />
      </header>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div
          aria-busy={isPlaceholderData}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity aria-busy:opacity-60"
        >
          <EventTotals sales={data} />
          <SalesCard sales={data} days={days} today={today} onShowAll={() => setRange({ kind: 'all' })} />
          <VisitsCard sales={data} />
        </div>
      ) : (
        <SalesSkeleton />
      )}
    </section>
  )
}

function SalesSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {['gross', 'net', 'refunded', 'tickets', 'orders'].map((name) => (
          <Skeleton key={name} className="h-22 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
