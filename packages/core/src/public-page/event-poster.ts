import type { getEventPoster as endpoint } from '@foyer/contracts/event/event-endpoints'
import { formatEventTime } from '@foyer/emails/language/event-time'
import { translator } from '@foyer/emails/language/translator'
import { requireEvent, requireLiveEvent } from '../event-graph/event-graph.ts'
import { fetchCover } from '../media/fetch-cover.ts'
import { siteLinks } from '../site-links.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { brandColor, shownPlace } from './event-picture.ts'

/** A poster of a live event of the caller's account, in the caller's language: one page, with the code of the event page. */
export async function getEventPoster(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Uint8Array> {
  await requireEvent(ctx, params.event_id)
  const { event, settings, organizer } = await requireLiveEvent(params.event_id)
  const { drawEventPoster } = await import('./draw-event-poster.ts')
  return drawEventPoster({
    locale: ctx.locale,
    organizerName: organizer.name,
    title: event.title,
    when: formatEventTime(ctx.locale, event.start_date, event.end_date, event.timezone),
    place: shownPlace(ctx.locale, settings),
    scan: translator(ctx.locale)('poster.scan'),
    url: siteLinks.event(event),
    color: settings.homepage_design.primary_color ?? brandColor,
    cover: await fetchCover(event.images),
  })
}
