import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { addDays, addMonths, firstDayOfWeek, startOfWeek, weeksOfMonth } from '../../lib/calendar-days.ts'
import { Button } from './button.tsx'
import { CalendarDay } from './calendar-day.tsx'

interface CalendarProps {
  /** All days are texts such as `2027-06-05`. */
  today: string
  selected?: string | undefined
  onSelect: (day: string) => void
}

/**
 * One month of days, in the viewer's language and with their first day of the week; `focusCalendar` is for what opens it.
 * Arrow keys go along the days, Home and End to the ends of the week, Page Up and Down by months, with Shift by years.
 */
export function Calendar({ today, selected, onSelect }: CalendarProps) {
  const { t, i18n } = useLingui()
  const captionId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [day, setDay] = useState(selected ?? today)
  const [hasKeys, setHasKeys] = useState(false)
  const firstDay = firstDayOfWeek(i18n.locale)
  const weeks = weeksOfMonth(day, firstDay)
  const text = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Date(date).toLocaleDateString(i18n.locale, { ...options, timeZone: 'UTC' })

  useEffect(() => {
    if (hasKeys) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, hasKeys])
  const move = (event: KeyboardEvent) => {
    const next = dayAfter(event, day, firstDay)
    if (!next) return
    event.preventDefault()
    setHasKeys(true)
    setDay(next)
  }
  const turn = (months: number) => {
    setHasKeys(false)
    setDay(addMonths(day, months))
  }
  return (
    <div data-slot="calendar" className="grid gap-2">
      <div className="flex items-center gap-1">
        <p id={captionId} aria-live="polite" className="grow ps-2 text-sm font-medium">
          {text(day, { month: 'long', year: 'numeric' })}
        </p>
        <Button variant="quiet" size="icon-sm" aria-label={t`Previous month`} onClick={() => turn(-1)}>
          <ChevronLeft />
        </Button>
        <Button variant="quiet" size="icon-sm" aria-label={t`Next month`} onClick={() => turn(1)}>
          <ChevronRight />
        </Button>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table one moves in
        role="grid"
        aria-labelledby={captionId}
        className="border-collapse"
        onKeyDown={move}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={text(date, { weekday: 'long' })}
                className="size-9 text-xs font-normal text-muted-foreground"
              >
                {text(date, { weekday: 'short' }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  label={text(date, { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' })}
                  isSelected={date === selected}
                  isToday={date === today}
                  isOutside={date.slice(0, 7) !== day.slice(0, 7)}
                  isStop={date === day}
                  onSelect={onSelect}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Puts the focus on the chosen day of the calendar inside, or on today. */
export function focusCalendar(around: Element): void {
  around.querySelector<HTMLElement>('[data-slot="calendar"] [tabindex="0"]')?.focus()
}

/** The day that a key leads to; none for keys that mean something else. */
function dayAfter({ key, shiftKey }: KeyboardEvent, day: string, firstDay: number): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return startOfWeek(day, firstDay)
    case 'End':
      return addDays(startOfWeek(day, firstDay), 6)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return null
  }
}
