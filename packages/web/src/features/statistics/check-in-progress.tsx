import type { CheckInStatistics } from '@foyer/contracts/statistics/event-statistics'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Card } from '../../components/ui/card.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { instantToWall } from '../../lib/format/zoned-time.ts'
import { fillTimes } from './fill-times.ts'
import { NumbersTable } from './numbers-table.tsx'
import type { SalesDays } from './sales-range.ts'

const CheckInChart = lazy(async () => ({ default: (await import('./check-in-chart.tsx')).CheckInChart }))

interface CheckInProgressProps {
  checkIns: CheckInStatistics
  /** The event's zone. */
  timezone: string
  /** The days of which the times are shown. */
  days: SalesDays
}

/** How full each door's list is, and when people came. */
export function CheckInProgress({ checkIns, timezone, days }: CheckInProgressProps) {
  const format = useFormat()
  const { from = '', to = '9999-12-31' } = days
  const isShown = (day: string) => from <= day && day <= to
  const { times } = fillTimes(
    checkIns.times.filter(({ at }) => isShown(instantToWall(at, timezone).slice(0, 10))),
    timezone,
  )
  if (checkIns.lists.length === 0) return null
  return (
    <Card className="grid min-w-0 content-start gap-4 p-4 sm:p-6">
      <h2 className="text-base font-semibold">
        <Trans>Check-in</Trans>
      </h2>
      <ul className="grid gap-4">
        {checkIns.lists.map((list) => (
          <li key={list.id} className="grid gap-2">
            <div className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{list.name}</span>
              <span className="shrink-0 text-muted-foreground tabular-nums">
                {format.number(list.checked_in)} / {format.number(list.attendees)} (
                {format.percent(list.attendees === 0 ? 0 : list.checked_in / list.attendees)})
              </span>
            </div>
            <Meter label={list.name} value={list.checked_in} max={list.attendees} />
          </li>
        ))}
      </ul>
      {times.length > 0 && (
        <>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <CheckInChart times={times} timezone={timezone} />
          </Suspense>
          <NumbersTable
            heads={[<Trans key="name">Time ({timezone})</Trans>, <Trans key="number">Checked in</Trans>]}
            rows={times.map(({ at, checked_in }) => ({
              name: format.date(at, timezone),
              numbers: [format.number(checked_in)],
            }))}
          />
        </>
      )}
    </Card>
  )
}
