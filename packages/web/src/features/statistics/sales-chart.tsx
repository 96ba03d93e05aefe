import type { SalesDay } from '@foyer/contracts/statistics/event-statistics'
import { Plural, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'
import { BarChart } from './bar-chart.tsx'
import type { SalesSteps } from './fill-days.ts'
import { isCount, type SalesMetric } from './sales-metric.ts'

interface SalesChartProps extends SalesSteps {
  metric: SalesMetric
  currency: string
}

export function SalesChart({ steps, unit, metric, currency }: SalesChartProps) {
  const { t } = useLingui()
  const format = useFormat()
  const date = (day: string) => format.date(day, 'UTC', unit === 'day' ? 'month_day' : 'month')
  return (
    <BarChart<SalesDay>
      label={t`Bar chart of sales over time. The table below has the numbers.`}
      steps={steps}
      nameOf={(step) => date(step.date)}
      amountOf={(step) => step[metric]}
      formatValue={(amount) =>
        isCount(metric) ? format.number(amount) : format.moneyShort(amount, currency)
      }
      tip={({ date: day, gross, tickets, orders, refunded }) => (
        <>
          <p className="font-medium">{format.date(day, 'UTC', unit === 'day' ? 'date' : 'month')}</p>
          <p>{format.money(gross, currency)}</p>
          <p className="text-muted-foreground">
            <Plural value={tickets} one="# ticket sold" other="# tickets sold" />
          </p>
          <p className="text-muted-foreground">
            <Plural value={orders} one="# order" other="# orders" />
          </p>
          {refunded > 0 && (
            <p className="text-muted-foreground">{t`${format.money(refunded, currency)} refunded`}</p>
          )}
        </>
      )}
    />
  )
}
