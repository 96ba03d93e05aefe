import ical from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { renderTimeZone } from './render-time-zone.ts'

/** What a calendar entry says about an event. */
export interface EventCalendarInput {
  /** Stays the same for an event, so that a newer file updates the entry: its id and the site's host. */
  uid: string
  /** Grows with every edit of the event; 0 at first. */
  revision: number
  /** UTC ISO instants; `endsAt` null for an open end. */
  updatedAt: string
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
  /** Without one the entry names no organizer: the format wants an address. */
  organizerEmail: string | null
}

/** Writes an iCalendar file (RFC 5545) with the event at its wall time and zone, the zone's rules included. */
export function renderEventCalendar(input: EventCalendarInput): string {
  const { startsAt, endsAt, timezone, organizerName, organizerEmail } = input
  const calendar = ical({ prodId: { company: 'Foyer', product: 'Foyer', language: 'EN' } })
  calendar.createEvent({
    id: input.uid,
    sequence: input.revision,
    stamp: Temporal.Instant.from(input.updatedAt),
    start: zoned(startsAt, timezone),
    end: endsAt === null ? null : zoned(endsAt, timezone),
    // UTC is written with a Z and needs no rules.
    timezone: timezone === 'UTC' ? null : timezone,
    summary: input.title,
    description: input.description,
    location: input.place.length > 0 ? input.place.join(', ') : null,
    url: input.url,
    organizer: organizerEmail === null ? null : { name: organizerName, email: organizerEmail },
  })
  if (timezone === 'UTC') return calendar.toString()
  // Not the library's own way, which would write the time stamp in this zone where RFC 5545 wants UTC.
  const rules = renderTimeZone(timezone, startsAt, endsAt ?? startsAt)
  return calendar.toString().replace('BEGIN:VEVENT', () => `${rules}\r\nBEGIN:VEVENT`)
}

function zoned(instant: string, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone)
}
