import type { EventStatistics } from '@foyer/contracts/statistics/event-statistics'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChartColumn } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { fillDays } from './fill-days.ts'
import { SalesTable } from './sales-table.tsx'

/** The chart library is larger than the rest of the page together. */
const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }))

export type SalesMetric = 'gross' | 'tickets' | 'orders'

/** Sales by day, as bars; the same numbers as a table for whoever would rather read. */
export function SalesCard({ sales }: { sales: EventStatistics }) {
  const { t } = useLingui()
  const [metric, setMetric] = useState<SalesMetric>('gross')
  const days = fillDays(sales.days, new Date())
  return (
    <Card>
      <CardContent className="grid gap-4 p-4 sm:p-6">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base font-semibold">
            <Trans>Sales by day</Trans>
          </h2>
          <NativeSelect
            aria-label={t`Shown in the chart`}
            value={metric}
            onChange={(event) => setMetric(event.target.value as SalesMetric)}
          >
            <option value="gross">{t`Gross sales`}</option>
            <option value="tickets">{t`Tickets sold`}</option>
            <option value="orders">{t`Completed orders`}</option>
          </NativeSelect>
        </header>
        {sales.orders_completed === 0 ? (
          <EmptyState icon={ChartColumn} title={<Trans>No sales yet</Trans>} className="py-8">
            <Trans>From the first order on, you see here how sales develop.</Trans>
          </EmptyState>
        ) : (
          <>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <SalesChart days={days} metric={metric} currency={sales.currency} />
            </Suspense>
            <SalesTable days={days} currency={sales.currency} />
          </>
        )}
      </CardContent>
    </Card>
  )
}
