import { formatEventTime } from '@foyer/emails/language/event-time'
import { translator } from '@foyer/emails/language/translator'
import { requireLiveEvent } from '../event-graph/event-graph.ts'
import { fetchCover } from '../media/fetch-cover.ts'
import type { Context } from '../verb.ts'

const brand = '#5b2fb0'

/**
 * The picture that a link to a live event shows where it is shared, in the caller's language: PNG, 1200 × 630 pixels. Error:
 * `event.not_available`.
 */
export async function eventPicture(ctx: Context, event_id: string): Promise<Uint8Array<ArrayBuffer>> {
  const { event, settings, organizer } = await requireLiveEvent(event_id)
  const { venue_name, city } = settings.location
  const { drawEventPicture } = await import('./draw-event-picture.ts')
  return drawEventPicture({
    organizerName: organizer.name,
    title: event.title,
    when: formatEventTime(ctx.locale, event.start_date, event.end_date, event.timezone),
    place: settings.is_online_event
      ? translator(ctx.locale)('event.online')
      : [venue_name, city].filter(Boolean).join(', '),
    color: settings.homepage_design.primary_color ?? brand,
    cover: await fetchCover(event.images),
    seed: event.id,
  })
}
