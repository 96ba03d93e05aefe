import { zoneName } from '@foyer/contracts/zone-words'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { instantToWall, wallToInstant } from '../../lib/format/zoned-time.ts'
import { cn } from '../../lib/look/cn.ts'
import type { FieldControl } from './field.tsx'
import { controlClass } from './field-control.ts'

interface DateTimeInputProps extends Partial<FieldControl> {
  /** A UTC instant. Null or undefined when empty. */
  value: string | null | undefined
  onChange: (instant: string | null) => void
  /** The event's IANA zone. Typed times are wall times in it, wherever the viewer is. */
  timeZone: string
  onBlur?: () => void
  name?: string
  ref?: ComponentProps<'input'>['ref']
  disabled?: boolean
}

/** The time for a date without a time, at which most events begin. */
const defaultTime = '19:00'

/** Date and time in the event's zone. It names the zone, and says when a clock change makes a time special (F15). */
export function DateTimeInput({
  value,
  onChange,
  timeZone,
  onBlur,
  ref,
  name,
  id,
  disabled,
  ...aria
}: DateTimeInputProps) {
  const { t, i18n } = useLingui()
  const [draft, setDraft] = useState('')
  // Shows the text as typed while it stands for the value, such as half a date, or a time that a clock change moved.
  const isDraftCurrent = draft !== '' && (wallToInstant(draft, timeZone)?.instant ?? null) === (value ?? null)
  const wall = isDraftCurrent ? draft : value ? instantToWall(value, timeZone) : 'T'
  const [date = '', time = ''] = wall.split('T')
  const resolved = wallToInstant(wall, timeZone)
  const ambiguity = resolved?.instant === value ? resolved?.ambiguity : null

  const change = (nextDate: string, nextTime: string) => {
    const next = `${nextDate}T${nextTime}`
    setDraft(next)
    onChange(wallToInstant(next, timeZone)?.instant ?? null)
  }

  return (
    <div data-slot="date-time-input" className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <input
          ref={ref}
          id={id}
          name={name}
          type="date"
          disabled={disabled}
          className={cn(controlClass, 'h-10 min-w-0 grow basis-44 px-3')}
          value={date}
          onChange={(event) => change(event.target.value, time || defaultTime)}
          onBlur={onBlur}
          {...aria}
        />
        <input
          type="time"
          aria-label={t`Time`}
          disabled={disabled}
          aria-invalid={aria['aria-invalid']}
          className={cn(
            controlClass,
            'h-10 w-auto min-w-28 grow basis-28 px-3 sm:grow-0 sm:basis-32 [&::-webkit-calendar-picker-indicator]:hidden',
          )}
          value={time}
          onChange={(event) => change(date, event.target.value)}
          onBlur={onBlur}
        />
      </div>
      <p className="text-xs text-muted-foreground">
        {zoneName(value || new Date().toISOString(), timeZone, i18n.locale)} ({timeZone})
      </p>
      {ambiguity === 'gap' && (
        <p role="status" className="text-sm text-warning">
          <Trans>
            The clocks go forward on that day and skip this time.{' '}
            {instantToWall(value ?? '', timeZone).slice(11)} is used instead.
          </Trans>
        </p>
      )}
      {ambiguity === 'overlap' && (
        <p role="status" className="text-sm text-warning">
          <Trans>The clocks go back on that day, so this time comes twice. The first one is used.</Trans>
        </p>
      )}
    </div>
  )
}
