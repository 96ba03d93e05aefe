import type { ReactNode } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

interface ChartFrameProps<Step extends object> {
  /** For screen readers: says where to find the numbers. */
  label: string
  steps: Step[]
  /** The field on the time axis, and the field that the bars show. */
  along: keyof Step & string
  shown: keyof Step & string
  formatAlong: (value: string) => string
  formatShown: (value: number) => string
  tip: (step: Step) => ReactNode
}

const tick = { fill: 'var(--muted-foreground)', fontSize: 12 }

/** A bar chart over time, in the colors of the tokens. Every chart comes with a table. */
export function ChartFrame<Step extends object>({
  label,
  steps,
  along,
  shown,
  formatAlong,
  formatShown,
  tip,
}: ChartFrameProps<Step>) {
  return (
    <div role="img" aria-label={label} className="h-64 min-w-0">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={steps} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <XAxis
            dataKey={(step: Step) => step[along]}
            tickLine={false}
            axisLine={false}
            tick={tick}
            minTickGap={24}
            tickFormatter={formatAlong}
          />
          <YAxis
            tickLine={false}
            axisLine={false}
            tick={tick}
            width="auto"
            allowDecimals={false}
            tickFormatter={formatShown}
          />
          <Tooltip
            cursor={{ fill: 'var(--muted)' }}
            isAnimationActive={false}
            content={({ payload }) => {
              const step = payload[0]?.payload as Step | undefined
              return step ? (
                <div className="grid gap-0.5 rounded-md border bg-popover px-3 py-2 text-xs text-popover-foreground tabular-nums shadow-float">
                  {tip(step)}
                </div>
              ) : null
            }}
          />
          <Bar
            dataKey={(step: Step) => step[shown]}
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
