import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormat } from '../../../lib/format/use-format.ts'
import { instantToWall, wallToInstant } from '../../../lib/format/zoned-time.ts'
import { Input } from '../input.tsx'
import { Label } from '../label.tsx'
import type { DateFilterParts, DateFilterProps } from './list-filter.ts'

/** Filters by a span of days in the event's zone, both included. */
export const dateFilterParts: DateFilterParts = { Fields, Words }

function Fields({ filter: { timeZone }, values, onChange }: DateFilterProps) {
  const { t } = useLingui()
  const [gte, lte] = [known(values.gte), known(values.lte)]
  const set = (operator: 'gte' | 'lte', date: string, time: string) => {
    const { [operator]: _, ...others } = values
    const instant = date && wallToInstant(`${date}T${time}`, timeZone)?.instant
    onChange(instant ? { ...others, [operator]: instant } : others)
  }
  return (
    <div className="grid gap-4">
      <DayField
        label={t`From`}
        value={dateOf(gte, timeZone)}
        max={dateOf(lte, timeZone)}
        onChange={(date) => set('gte', date, '00:00:00')}
      />
      <DayField
        label={t`To`}
        value={dateOf(lte, timeZone)}
        min={dateOf(gte, timeZone)}
        onChange={(date) => set('lte', date, '23:59:59')}
      />
    </div>
  )
}

function Words({ filter: { timeZone }, values }: Omit<DateFilterProps, 'onChange'>) {
  const { t } = useLingui()
  const format = useFormat()
  const [gte, lte] = [known(values.gte), known(values.lte)]
  const day = (instant: string) => format.date(instant, timeZone, 'date')
  if (gte && lte) return `${day(gte)} – ${day(lte)}`
  return gte ? t`from ${day(gte)}` : lte ? t`to ${day(lte)}` : null
}

interface DayFieldProps {
  label: string
  /** A day as YYYY-MM-DD, like the bounds. Empty means none. */
  value: string
  min?: string
  max?: string
  onChange: (date: string) => void
}

function DayField({ label, onChange, ...bounds }: DayFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} type="date" onChange={(event) => onChange(event.target.value)} {...bounds} />
    </div>
  )
}

/** The instant, or undefined when the address contains something else. */
function known(instant: string | undefined): string | undefined {
  return instant && !Number.isNaN(Date.parse(instant)) ? instant : undefined
}

function dateOf(instant: string | undefined, timeZone: string): string {
  return instant ? instantToWall(instant, timeZone).slice(0, 10) : ''
}
