import type { EventStatistics } from '@foyer/contracts/statistics/event-statistics'
import { useLingui } from '@lingui/react/macro'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormat } from '../../lib/use-format.ts'
import type { SalesMetric } from './sales-card.tsx'

type Day = EventStatistics['days'][number]

interface SalesChartProps {
  days: Day[]
  metric: SalesMetric
  currency: string
}

export function SalesChart({ days, metric, currency }: SalesChartProps) {
  const { t } = useLingui()
  const format = useFormat()
  const value = (amount: number) =>
    metric === 'gross' ? format.moneyShort(amount, currency) : format.number(amount)
  const tick = { fill: 'var(--muted-foreground)', fontSize: 12 }
  return (
    <div role="img" aria-label={t`Bars of sales by day; the table below holds the numbers.`} className="h-64">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={days} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <XAxis
            dataKey="date"
            tickLine={false}
            axisLine={false}
            tick={tick}
            minTickGap={24}
            tickFormatter={(date: string) => format.date(date, 'UTC', 'month_day')}
          />
          <YAxis
            tickLine={false}
            axisLine={false}
            tick={tick}
            width="auto"
            allowDecimals={false}
            tickFormatter={value}
          />
          <Tooltip
            cursor={{ fill: 'var(--muted)' }}
            isAnimationActive={false}
            content={({ payload }) => {
              const day = payload[0]?.payload as Day | undefined
              return day ? <DayTip day={day} currency={currency} /> : null
            }}
          />
          <Bar
            dataKey={metric}
            fill="var(--primary)"
            radius={[3, 3, 0, 0]}
            maxBarSize={32}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

function DayTip({ day, currency }: { day: Day; currency: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const tickets = day.tickets
  return (
    <div className="rounded-md border bg-popover px-3 py-2 text-xs text-popover-foreground shadow-float">
      <p className="font-medium">{format.date(day.date, 'UTC', 'date')}</p>
      <p className="tabular-nums">{format.money(day.gross, currency)}</p>
      <p className="text-muted-foreground tabular-nums">{t`Tickets sold: ${format.number(tickets)}`}</p>
    </div>
  )
}
