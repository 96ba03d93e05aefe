import type { EventSettings } from '@foyer/contracts/event/event-settings'
import { formatEventTime } from '@foyer/emails/language/event-time'
import { translator } from '@foyer/emails/language/translator'
import { requireLiveEvent } from '../event-graph/event-graph.ts'
import { fetchCover } from '../media/fetch-cover.ts'
import type { Context } from '../verb.ts'

/** The color of an event without one of its own. */
export const brandColor = '#5b2fb0'

/**
 * The picture that a link to a live event shows where it is shared, in the caller's language: PNG, 1200 × 630 pixels. Error:
 * `event.not_available`.
 */
export async function eventPicture(ctx: Context, event_id: string): Promise<Uint8Array<ArrayBuffer>> {
  const { event, settings, organizer } = await requireLiveEvent(event_id)
  const { drawEventPicture } = await import('./draw-event-picture.ts')
  return drawEventPicture({
    organizerName: organizer.name,
    title: event.title,
    when: formatEventTime(ctx.locale, event.start_date, event.end_date, event.timezone),
    place: shownPlace(ctx.locale, settings),
    color: settings.homepage_design.primary_color ?? brandColor,
    cover: await fetchCover(event.images),
    seed: event.id,
  })
}

/** Venue and town in one line, or that the event is online; '' if nothing is known. */
export function shownPlace(
  locale: string,
  { is_online_event, location }: Pick<EventSettings, 'is_online_event' | 'location'>,
): string {
  if (is_online_event) return translator(locale)('event.online')
  return [location.venue_name, location.city].filter(Boolean).join(', ')
}
