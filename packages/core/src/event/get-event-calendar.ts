import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getEventCalendar as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { Location } from '@foyer/contracts/event/event-settings'
import { config } from '../config.ts'
import type { Context } from '../context.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { requireLiveEvent } from './require-live-event.ts'

/** A live event as a calendar file (iCalendar, UTF-8). Error: `event.not_available`. */
export async function getEventCalendar(
  _ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { event, settings, organizer } = await requireLiveEvent(params.event_id)
  const { renderEventCalendar } = await import('./render-event-calendar.ts')
  const { SITE_URL } = config()
  const calendar = renderEventCalendar({
    uid: `${event.id}@${new URL(SITE_URL).host}`,
    revision: event.version - 1,
    updatedAt: event.updated_at,
    startsAt: event.start_date,
    endsAt: event.end_date,
    timezone: event.timezone,
    title: event.title,
    description: await plainText(event.description),
    place: settings.is_online_event ? [] : placeLines(settings.location),
    url: `${SITE_URL}/e/${event.id}/${event.slug}`,
    organizerName: organizer.name,
    organizerEmail: settings.support_email || organizer.email,
  })
  return new TextEncoder().encode(calendar)
}

function placeLines(location: Location): string[] {
  const { venue_name, address_line_1, address_line_2, city, state_or_region, zip_or_postal_code } = location
  const town = [zip_or_postal_code, city].filter(Boolean).join(' ')
  return [venue_name, address_line_1, address_line_2, town, state_or_region, location.country].filter(Boolean)
}
