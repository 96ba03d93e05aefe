import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DayPicker } from 'react-day-picker'
import { cn } from '../../lib/cn.ts'
import { buttonVariants } from './button.tsx'

const classNames = {
  root: 'w-fit',
  months: 'relative',
  month: 'grid gap-2',
  month_caption: 'flex h-8 items-center ps-2 text-sm font-medium',
  nav: 'absolute end-0 top-0 flex gap-1',
  button_previous: cn(buttonVariants({ variant: 'quiet', size: 'icon-sm' })),
  button_next: cn(buttonVariants({ variant: 'quiet', size: 'icon-sm' })),
  month_grid: 'border-collapse',
  weekday: 'size-9 text-xs font-normal text-muted-foreground',
  day: 'p-0 text-center text-sm',
  day_button:
    'size-9 rounded-md tabular-nums transition-colors hover:bg-muted in-aria-selected:bg-primary in-aria-selected:text-primary-foreground in-aria-selected:hover:bg-primary-hover',
  today: 'font-semibold text-accent-foreground',
  outside: 'text-muted-foreground',
  disabled: 'pointer-events-none opacity-40',
  hidden: 'invisible',
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeft /> : <ChevronRight />
}

type CalendarProps = Extract<
  ComponentProps<typeof DayPicker>,
  { mode: 'single'; required?: false | undefined }
>

/** One month of days, in the viewer's language and with their first day of the week. Arrow keys move. */
export function Calendar(props: Omit<CalendarProps, 'mode' | 'classNames' | 'formatters' | 'labels'>) {
  const { t, i18n } = useLingui()
  const text = (date: Date, options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(i18n.locale, options)
  const long = { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' } as const
  return (
    <DayPicker
      mode="single"
      showOutsideDays
      weekStartsOn={firstDayOfWeek(i18n.locale)}
      classNames={classNames}
      components={{ Chevron }}
      formatters={{
        formatCaption: (month) => text(month, { month: 'long', year: 'numeric' }),
        formatWeekdayName: (day) => text(day, { weekday: 'short' }).slice(0, 2),
        formatDay: (day) => String(day.getDate()),
      }}
      labels={{
        labelNext: () => t`Next month`,
        labelPrevious: () => t`Previous month`,
        labelNav: () => t`Months`,
        labelGrid: (month) => text(month, { month: 'long', year: 'numeric' }),
        labelDayButton: (day) => text(day, long),
        labelWeekday: (day) => text(day, { weekday: 'long' }),
      }}
      {...props}
    />
  )
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** `Intl` counts Monday 1 to Sunday 7; browsers without week data begin on Monday. */
function firstDayOfWeek(locale: string): Weekday {
  const intl = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return (((intl.maximize() as typeof intl).getWeekInfo?.().firstDay ?? 1) % 7) as Weekday
}
