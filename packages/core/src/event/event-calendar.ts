import type { getEventCalendar as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { Locale } from '@foyer/contracts/locale'
import { config } from '../config.ts'
import { type EventGraph, requireLiveEvent } from '../event-graph/event-graph.ts'
import { eventIn } from '../event-graph/graph-in.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { siteLinks } from '../site-links.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { placeLines } from './place-lines.ts'
import type { CalendarEntry } from './render-event-calendar.ts'

/** A live event as a calendar file (iCalendar, UTF-8), in the caller's language. */
export async function getEventCalendar(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(await eventCalendar(await requireLiveEvent(params.event_id), ctx.locale))
}

/** An event as a calendar file (iCalendar); the library is loaded on first use. */
export async function eventCalendar(graph: CalendarFacts, locale: Locale): Promise<string> {
  const { renderCalendar } = await import('./render-event-calendar.ts')
  return renderCalendar({ locale, entries: [await calendarEntry(graph, locale)] })
}

export type CalendarFacts = Pick<
  EventGraph,
  'event' | 'settings' | 'organizer' | 'revision' | 'changed_at' | 'translations'
>

/** What a calendar says about an event, in that language where the event has it. The same event has the same `uid` in a file, an email and its organizer's feed. */
export async function calendarEntry(facts: CalendarFacts, locale: Locale): Promise<CalendarEntry> {
  const { organizer, revision, changed_at } = facts
  const { event, settings } = eventIn(facts, locale)
  return {
    uid: `${event.id}@${new URL(config().SITE_URL).host}`,
    revision,
    updatedAt: changed_at,
    isCancelled: event.status !== 'LIVE',
    startsAt: event.start_date,
    endsAt: event.end_date,
    timezone: event.timezone,
    title: event.title,
    description: await plainText(event.description),
    place: settings.is_online_event ? [await onlineWord(locale)] : placeLines(settings.location, locale),
    url: siteLinks.event(event),
    organizerName: organizer.name,
    organizerEmail: settings.support_email || organizer.email,
  }
}

/** The words of emails are read with the first calendar that needs one: the API rarely does. */
async function onlineWord(locale: Locale): Promise<string> {
  const { translator } = await import('@foyer/emails/language/translator')
  return translator(locale)('event.online')
}
