import type { CheckInStatistics } from '@foyer/contracts/statistics/event-statistics'
import { Plural, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'
import { BarChart } from './bar-chart.tsx'

type Times = CheckInStatistics['times']

export function CheckInChart({ times, timezone }: { times: Times; timezone: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const days = new Set(times.map(({ at }) => format.date(at, timezone, 'date')))
  return (
    <BarChart<Times[number]>
      label={t`Bar chart of check-ins over time. The table below has the numbers.`}
      steps={times}
      nameOf={({ at }) => format.date(at, timezone, days.size > 1 ? 'weekday_hour' : 'time')}
      amountOf={({ checked_in }) => checked_in}
      formatValue={format.number}
      tip={({ at, checked_in }) => (
        <>
          <p className="font-medium">{format.date(at, timezone)}</p>
          <p className="text-muted-foreground">
            <Plural value={checked_in} one="# checked in" other="# checked in" />
          </p>
        </>
      )}
    />
  )
}
