import { cn } from '../../lib/cn.ts'

interface CalendarDayProps {
  /** `2027-06-05`. */
  date: string
  /** The whole date in words. */
  label: string
  isSelected: boolean
  isToday: boolean
  /** Whether it belongs to the month before or after. */
  isOutside: boolean
  /** Whether the tab key stops here. */
  isStop: boolean
  onSelect: (date: string) => void
}

export function CalendarDay({
  date,
  label,
  isSelected,
  isToday,
  isOutside,
  isStop,
  onSelect,
}: CalendarDayProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the calendar's grid
    <td role="gridcell" aria-selected={isSelected} className="p-0 text-center text-sm">
      <button
        type="button"
        data-day={date}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onSelect(date)}
        className={cn(
          'size-9 rounded-md tabular-nums transition-colors hover:bg-muted in-aria-selected:bg-primary in-aria-selected:text-primary-foreground in-aria-selected:hover:bg-primary-hover',
          isToday && 'font-semibold text-accent-foreground',
          isOutside && 'text-muted-foreground',
        )}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}
