import { languageTag } from '@foyer/contracts/language-tag'

type Style = 'date' | 'time' | 'date_time' | 'date_time_zone' | 'long_date' | 'month_day' | 'month'

const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  date_time: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
  date_time_zone: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  long_date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month_day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
}

/** An instant (UTC ISO text) in a zone, in the viewer's language: `formatDate(at, 'Europe/Berlin', 'de', 'date_time')`. */
export function formatDate(
  instant: string,
  timeZone: string,
  locale: string,
  style: Style = 'date_time',
): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { ...styles[style], timeZone })
  if (style !== 'date_time_zone') return format.format(new Date(instant))
  return format
    .formatToParts(new Date(instant))
    .map(({ type, value }) =>
      type === 'timeZoneName' ? spokenZone(value, instant, timeZone, locale) : value,
    )
    .join('')
}

/**
 * From when to when, saying the day and the zone once where they are the same: "Fri, 5 Jun 2027, 19:00 – 23:00 MESZ". The
 * zone stands at both ends when the clocks change in between.
 */
export function formatDateRange(start: string, end: string | null, timeZone: string, locale: string): string {
  if (!end) return formatDate(start, timeZone, locale, 'date_time_zone')
  const zones = [start, end].map((instant) => zoneName(instant, timeZone, locale, 'short'))
  const isOneZone = zones[0] === zones[1]
  const style = isOneZone ? styles.date_time : styles.date_time_zone
  const range = new Intl.DateTimeFormat(languageTag(locale), { ...style, timeZone }).formatRange(
    new Date(start),
    new Date(end),
  )
  return isOneZone ? `${range} ${spokenZone(zones[0] ?? '', start, timeZone, locale)}` : range
}

/**
 * A zone's short name, or where it is in instead of "GMT+1" (French: "UTC+1"): "EST", "MEZ", "Germany Time"
 * (docs/writing.md#numbers-dates-and-money).
 */
function spokenZone(short: string, instant: string, timeZone: string, locale: string): string {
  return /^(GMT|UTC)[+\u2212-]/.test(short) ? zoneName(instant, timeZone, locale, 'shortGeneric') : short
}

/** "in 3 days", "2 hours ago": for what is near; the exact time belongs beside it or in a tooltip. */
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

/** The zone as people say it: "Central European Summer Time" at that instant, and its short name. */
export function zoneName(
  instant: string,
  timeZone: string,
  locale: string,
  width: 'long' | 'short' | 'shortGeneric' = 'long',
): string {
  const parts = new Intl.DateTimeFormat(languageTag(locale), { timeZone, timeZoneName: width }).formatToParts(
    new Date(instant),
  )
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}
