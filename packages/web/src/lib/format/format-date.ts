import { languageTag } from '@foyer/contracts/language-tag'
import { spokenTimeLine } from '@foyer/contracts/spoken-time'
import { zoneWords } from '@foyer/contracts/zone-words'

type Style =
  | 'date'
  | 'time'
  | 'date_time'
  | 'date_time_zone'
  | 'long_date'
  | 'month_day'
  | 'day_time'
  | 'weekday_hour'
  | 'month'
  | 'long_month'

const styles: Record<Exclude<Style, 'date_time_zone'>, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short' },
  time: { hour: 'numeric', minute: '2-digit' },
  date_time: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  },
  long_date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month_day: { day: 'numeric', month: 'short' },
  day_time: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  weekday_hour: { weekday: 'short', hour: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  long_month: { month: 'long', year: 'numeric' },
}

/** These say the year when it is not this one (docs/writing.md#numbers-dates-and-money). */
const dated: readonly Style[] = ['date', 'date_time']

/** An instant (UTC ISO text) in a zone, in the viewer's language: `formatDate(at, 'Europe/Berlin', 'de', 'date_time')`. */
export function formatDate(
  instant: string,
  timeZone: string,
  locale: string,
  style: Style = 'date_time',
): string {
  if (style === 'date_time_zone')
    return `${formatDate(instant, timeZone, locale)} ${zoneWords(instant, timeZone, locale)}`
  const year = dated.includes(style) && !isThisYear(instant, timeZone) ? ({ year: 'numeric' } as const) : {}
  const format = new Intl.DateTimeFormat(languageTag(locale), { ...styles[style], ...year, timeZone })
  return format.format(new Date(instant))
}

function isThisYear(instant: string, timeZone: string): boolean {
  const yearOf = (at: Date) => at.toLocaleDateString('en', { year: 'numeric', timeZone })
  return yearOf(new Date(instant)) === yearOf(new Date())
}

/** As short as a narrow row needs: day and time in this year, and the date in another one. */
export function formatShort(instant: string, timeZone: string, locale: string): string {
  return formatDate(instant, timeZone, locale, isThisYear(instant, timeZone) ? 'day_time' : 'date')
}

/** The time of an event in one line, as people say it: "Fri, Dec 4 – Sun, Dec 6, from 6 PM, Lisbon time". */
export function formatDateRange(start: string, end: string | null, timeZone: string, locale: string): string {
  return spokenTimeLine({ start, end, timeZone, locale })
}

/** "in 3 days", "2 hours ago", for times near now. Show the exact time next to it or in a tooltip. */
export function formatRelative(instant: string, now: Date, locale: string): string {
  const seconds = (Date.parse(instant) - now.getTime()) / 1000
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' }).format(
    Math.trunc(seconds / size),
    unit,
  )
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
