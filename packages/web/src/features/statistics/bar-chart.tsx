import { type PointerEvent, type ReactNode, useState } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { type ChartScale, chartScale, namedBars } from './chart-scale.ts'

interface BarChartProps<Step extends object> {
  /** For screen readers: says where to find the numbers. */
  label: string
  steps: readonly Step[]
  nameOf: (step: Step) => string
  amountOf: (step: Step) => number
  formatValue: (value: number) => string
  tip: (step: Step) => ReactNode
}

/** As many as fit beside each other on a phone. */
const mostNames = 5

/**
 * Bars over time, drawn with boxes in percent of their chart, so that nothing is measured. The values of the bar below the pointer
 * stand above it. Every chart comes with a table.
 */
export function BarChart<Step extends object>({
  label,
  steps,
  nameOf,
  amountOf,
  formatValue,
  tip,
}: BarChartProps<Step>) {
  const [pointed, setPointed] = useState<number | null>(null)
  const values = steps.map(amountOf)
  const scale = chartScale(values)
  const center = (index: number) => ((index + 0.5) / steps.length) * 100
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * steps.length)
    setPointed(Math.max(0, Math.min(steps.length - 1, index)))
  }
  const shown = pointed === null ? undefined : steps[pointed]
  return (
    <div
      role="img"
      aria-label={label}
      data-slot="bar-chart"
      className="grid h-64 min-w-0 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_1.5rem] gap-x-2 pt-2 text-xs text-muted-foreground tabular-nums"
    >
      <ValueAxis scale={scale} formatValue={formatValue} />
      <div
        className="relative"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        {scale.lines.map((line) => (
          <div
            key={line}
            className={cn('absolute inset-x-0 border-t', line === 0 && 'border-muted-foreground/50')}
            style={{ bottom: `${heightOf(scale, line)}%` }}
          />
        ))}
        {pointed !== null && (
          <div
            className="absolute inset-y-0 bg-muted"
            style={{ left: `${center(pointed - 0.5)}%`, width: `${100 / steps.length}%` }}
          />
        )}
        <Bars scale={scale} values={values} />
        {pointed !== null && shown && (
          <div
            className="pointer-events-none absolute top-0 z-10 grid w-max max-w-full gap-0.5 rounded-md border bg-popover px-3 py-2 text-popover-foreground shadow-float"
            style={{ left: `${center(pointed)}%`, transform: `translateX(-${center(pointed)}%)` }}
          >
            {tip(shown)}
          </div>
        )}
      </div>
      <div className="relative col-start-2">
        {namedBars(steps.length, mostNames).map((index) => {
          const step = steps[index]
          return (
            step && (
              <span
                key={index}
                className="absolute bottom-0 -translate-x-1/2 whitespace-nowrap"
                style={{ left: `${center(index)}%` }}
              >
                {nameOf(step)}
              </span>
            )
          )
        })}
      </div>
    </div>
  )
}

/** Names of the lines. All of them are in the row, so that the widest one makes the room. */
function ValueAxis({ scale, formatValue }: { scale: ChartScale; formatValue: (value: number) => string }) {
  return (
    <div className="relative grid justify-items-end">
      {scale.lines.map((line) => (
        <div key={line} className="col-start-1 row-start-1">
          <span className="invisible">{formatValue(line)}</span>
          <span
            className="absolute end-0 translate-y-1/2 whitespace-nowrap"
            style={{ bottom: `${heightOf(scale, line)}%` }}
          >
            {formatValue(line)}
          </span>
        </div>
      ))}
    </div>
  )
}

function Bars({ scale, values }: { scale: ChartScale; values: readonly number[] }) {
  const zero = heightOf(scale, 0)
  return values.map((value, index) => {
    const height = Math.abs(heightOf(scale, value) - zero)
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        key={index}
        className="absolute flex justify-center"
        style={{
          left: `${(index / values.length) * 100}%`,
          width: `${100 / values.length}%`,
          bottom: `${value < 0 ? zero - height : zero}%`,
          height: `${height}%`,
        }}
      >
        <div
          className={cn(
            'h-full w-[80%] max-w-8 min-w-0.5 bg-primary',
            value < 0 ? 'rounded-b-sm' : 'rounded-t-sm',
          )}
        />
      </div>
    )
  })
}

/** How high a value stands, in percent of the chart. */
function heightOf({ low, high }: ChartScale, value: number): number {
  return ((value - low) / (high - low)) * 100
}
