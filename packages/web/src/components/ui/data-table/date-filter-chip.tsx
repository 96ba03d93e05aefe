import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cn } from '../../../lib/cn.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { instantToWall, wallToInstant } from '../../../lib/zoned-time.ts'
import { Button } from '../button.tsx'
import { Input } from '../input.tsx'
import { Label } from '../label.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../popover.tsx'
import type { DateFilter, FilterValues } from './list-filter.ts'

interface DateFilterChipProps {
  filter: DateFilter
  values: FilterValues
  onChange: (values: FilterValues) => void
}

/** A span of days in the event's zone, both included, as a chip that says what it is set to. */
export function DateFilterChip({ filter, values, onChange }: DateFilterChipProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [fromId, toId] = [useId(), useId()]
  const { label, timeZone } = filter
  const [gte, lte] = [known(values.gte), known(values.lte)]
  const day = (instant: string) => format.date(instant, timeZone, 'date')
  const words =
    gte && lte ? `${day(gte)} – ${day(lte)}` : gte ? t`from ${day(gte)}` : lte ? t`to ${day(lte)}` : ''
  const set = (operator: 'gte' | 'lte', date: string, time: string) => {
    const { [operator]: _, ...others } = values
    const instant = date && wallToInstant(`${date}T${time}`, timeZone)?.instant
    onChange(instant ? { ...others, [operator]: instant } : others)
  }
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button
          variant="secondary"
          className={cn(
            'max-w-full rounded-full',
            words && 'border-primary bg-accent text-accent-foreground',
          )}
        >
          <span className="truncate">
            {label}
            {words && `: ${words}`}
          </span>
          <ChevronDown />
        </Button>
      </PopoverTrigger>
      <PopoverContent className="grid gap-4" aria-label={label}>
        <div className="grid gap-2">
          <Label htmlFor={fromId}>
            <Trans>From</Trans>
          </Label>
          <Input
            id={fromId}
            type="date"
            value={dateOf(gte, timeZone)}
            max={dateOf(lte, timeZone)}
            onChange={(event) => set('gte', event.target.value, '00:00:00')}
          />
        </div>
        <div className="grid gap-2">
          <Label htmlFor={toId}>
            <Trans>To</Trans>
          </Label>
          <Input
            id={toId}
            type="date"
            value={dateOf(lte, timeZone)}
            min={dateOf(gte, timeZone)}
            onChange={(event) => set('lte', event.target.value, '23:59:59')}
          />
        </div>
        {words && (
          <Button variant="secondary" size="sm" onClick={() => onChange({})}>
            <Trans>Clear filter</Trans>
          </Button>
        )}
      </PopoverContent>
    </Popover>
  )
}

/** An address may say anything; what is no instant is no day. */
function known(instant: string | undefined): string | undefined {
  return instant && !Number.isNaN(Date.parse(instant)) ? instant : undefined
}

function dateOf(instant: string | undefined, timeZone: string): string {
  return instant ? instantToWall(instant, timeZone).slice(0, 10) : ''
}
