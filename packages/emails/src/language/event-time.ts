import { languageTag } from '@foyer/contracts/language-tag'

/** An event's time as its visitors read it. */
export interface EventTime {
  /** Date and time in the event's own zone, with the end if there is one. */
  when: string
  /** The zone's name and IANA id: "Central European Summer Time (Europe/Berlin)". */
  zone: string
}

/**
 * Writes an event's time in the reader's language and the event's zone.
 * @param startsAt UTC ISO instant
 * @param endsAt UTC ISO instant, or null for an open end
 * @param timezone IANA zone of the event
 */
export function formatEventTime(
  locale: string,
  startsAt: string,
  endsAt: string | null,
  timezone: string,
): EventTime {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  })
  const start = new Date(startsAt)
  const when = endsAt === null ? format.format(start) : format.formatRange(start, new Date(endsAt))
  return { when, zone: zoneName(locale, start, timezone) }
}

/** Writes a wall-clock time with its zone, such as the end of a hold: "7:45 PM Central European Summer Time". */
export function formatClockTime(locale: string, instant: string, timezone: string): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'long',
  }).format(new Date(instant))
}

/** Writes a date without a time. */
export function formatDate(locale: string, instant: string, timezone: string): string {
  return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: timezone }).format(
    new Date(instant),
  )
}

function zoneName(locale: string, start: Date, timezone: string): string {
  const parts = new Intl.DateTimeFormat(languageTag(locale), {
    timeZone: timezone,
    timeZoneName: 'long',
  }).formatToParts(start)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value
  return name === undefined || name === timezone ? timezone : `${name} (${timezone})`
}
