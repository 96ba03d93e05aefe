import type { Locale } from '@foyer/contracts/locale'
import { textLanguage } from '@foyer/emails/language/translator'
import ical, { ICalAlarmType, type ICalCalendar, ICalEventStatus } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { renderTimeZone } from './render-time-zone.ts'

/** What a calendar entry says about an event. */
export interface CalendarEntry {
  /** Stays the same for an event, so that a newer file updates the entry: its id and the site's host. */
  uid: string
  /** Grows with every edit of the event or its settings. */
  revision: number
  updatedAt: string
  /** It does not take place: calendars strike it through. */
  isCancelled: boolean
  /** UTC ISO instants, `updatedAt` too; `endsAt` null for an open end. */
  startsAt: string
  endsAt: string | null
  /** IANA zone in which the event takes place. */
  timezone: string
  title: string
  /** Plain text. */
  description: string
  /** Venue and address, one entry per line; empty for an online event. */
  place: string[]
  /** The event's public page. */
  url: string
  organizerName: string
  /** Without an address the entry names no organizer, because the format requires one. */
  organizerEmail: string | null
  /** How long before the calendar rings; without it, as its owner has set it. */
  alarmMinutes?: number
}

export interface CalendarInput {
  /** The language of its texts. */
  locale: Locale
  entries: readonly CalendarEntry[]
  /** Of a feed, which calendars ask for again: its name, and the page that it belongs to. */
  feed?: { name: string; url: string }
}

/** How often calendars should ask for a feed again, in seconds. Google's asks when it likes. */
const feedSeconds = 3600

/** Writes an iCalendar file (RFC 5545, 7986) with each event at its wall time and zone, the zones' rules included. */
export function renderCalendar({ locale, entries, feed }: CalendarInput): string {
  const language = textLanguage(locale).toUpperCase()
  const calendar = ical({ prodId: { company: 'Foyer', product: 'Foyer', language } })
  if (feed) calendar.name(feed.name).url(feed.url).ttl(feedSeconds)
  for (const entry of entries) addEntry(calendar, entry)
  // The library would write the time stamp in this zone, but RFC 5545 requires UTC.
  const rules = zoneRules(entries)
  return calendar.toString().replace('BEGIN:VEVENT', () => [...rules, 'BEGIN:VEVENT'].join('\r\n'))
}

function addEntry(calendar: ICalCalendar, entry: CalendarEntry): void {
  const { startsAt, endsAt, timezone, organizerName, organizerEmail } = entry
  const updatedAt = Temporal.Instant.from(entry.updatedAt)
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.revision,
    stamp: updatedAt,
    lastModified: updatedAt,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: zoned(startsAt, timezone),
    end: endsAt === null ? null : zoned(endsAt, timezone),
    // UTC is written with a Z and needs no rules.
    timezone: timezone === 'UTC' ? null : timezone,
    summary: entry.title,
    description: entry.description,
    location: entry.place.length > 0 ? entry.place.join(', ') : null,
    url: entry.url,
    organizer: organizerEmail === null ? null : { name: organizerName, email: organizerEmail },
    ...(entry.alarmMinutes !== undefined && {
      alarms: [{ type: ICalAlarmType.display, trigger: entry.alarmMinutes * 60 }],
    }),
  })
}

/** The rules of every zone but UTC, over the time that its events take. */
function zoneRules(entries: readonly CalendarEntry[]): string[] {
  const zones = new Map<string, { from: string; to: string }>()
  for (const { timezone, startsAt, endsAt } of entries) {
    const known = zones.get(timezone)
    const times = [known?.from ?? startsAt, known?.to ?? startsAt, startsAt, endsAt ?? startsAt].toSorted()
    const [from = startsAt, to = startsAt] = [times[0], times.at(-1)]
    zones.set(timezone, { from, to })
  }
  zones.delete('UTC')
  return [...zones].map(([timezone, { from, to }]) => renderTimeZone(timezone, from, to))
}

function zoned(instant: string, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone)
}
