import type { getEventCalendar as endpoint } from '@foyer/contracts/event/event-endpoints'
import { config } from '../config.ts'
import { type EventGraph, requireLiveEvent } from '../event-graph/event-graph.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { siteLinks } from '../site-links.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { placeLines } from './place-lines.ts'

/** A live event as a calendar file (iCalendar, UTF-8). */
export async function getEventCalendar(
  _ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(await eventCalendar(await requireLiveEvent(params.event_id)))
}

/** An event as a calendar file (iCalendar); the library is loaded on first use. */
export async function eventCalendar({ event, settings, organizer }: EventGraph): Promise<string> {
  const { renderEventCalendar } = await import('./render-event-calendar.ts')
  return renderEventCalendar({
    uid: `${event.id}@${new URL(config().SITE_URL).host}`,
    revision: event.version - 1,
    updatedAt: event.updated_at,
    startsAt: event.start_date,
    endsAt: event.end_date,
    timezone: event.timezone,
    title: event.title,
    description: await plainText(event.description),
    place: settings.is_online_event ? [] : placeLines(settings.location, 'en'),
    url: siteLinks.event(event),
    organizerName: organizer.name,
    organizerEmail: settings.support_email || organizer.email,
  })
}
