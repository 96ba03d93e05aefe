import type { EventStatistics } from '@foyer/contracts/statistics/event-statistics'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarSearch } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { fillDays } from './fill-days.ts'
import { type SalesMetric, salesMetrics, salesMetricWords } from './sales-metric.ts'
import type { SalesDays } from './sales-range.ts'
import { SalesTable } from './sales-table.tsx'

/** Loaded after the numbers. Both charts share what draws them. */
const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }))

interface SalesCardProps {
  sales: EventStatistics
  days: SalesDays
  today: string
  /** Widens the range to all days. */
  onShowAll: () => void
}

/** Sales over time, as bars and as a table. */
export function SalesCard({ sales, days, today, onShowAll }: SalesCardProps) {
  const { t, i18n } = useLingui()
  const [metric, setMetric] = useState<SalesMetric>('gross')
  const { unit, steps } = fillDays(sales.days, days, today)
  return (
    <Card>
      <CardContent className="grid gap-4 p-4 sm:p-6">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base font-semibold">
            {unit === 'day' ? <Trans>Sales by day</Trans> : <Trans>Sales by month</Trans>}
          </h2>
          <NativeSelect
            aria-label={t`Shown in the chart`}
            value={metric}
            onChange={(event) => setMetric(event.target.value as SalesMetric)}
          >
            {salesMetrics.map((known) => (
              <option key={known} value={known}>
                {i18n._(salesMetricWords[known])}
              </option>
            ))}
          </NativeSelect>
        </header>
        {sales.days.length === 0 ? (
          <EmptyState
            icon={CalendarSearch}
            title={<Trans>No sales in this period</Trans>}
            className="py-8"
            action={
              <Button variant="secondary" onClick={onShowAll}>
                <Trans>Show all time</Trans>
              </Button>
            }
          >
            <Trans>Choose another period, or show everything since the first order.</Trans>
          </EmptyState>
        ) : (
          <>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <SalesChart steps={steps} unit={unit} metric={metric} currency={sales.currency} />
            </Suspense>
            <SalesTable steps={steps} unit={unit} currency={sales.currency} timezone={sales.timezone} />
          </>
        )}
      </CardContent>
    </Card>
  )
}
