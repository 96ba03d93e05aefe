import type { Image } from '@foyer/contracts/image/image'
import { formatEventTime } from '@foyer/emails/language/event-time'
import { translator } from '@foyer/emails/language/translator'
import { config } from '../config.ts'
import { requireLiveEvent } from '../event-graph/event-graph.ts'
import type { Context } from '../verb.ts'

const brand = '#5b2fb0'
/** A cover that has not come by then is left out. */
const patienceMs = 3000

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
    when: formatEventTime(ctx.locale, event.start_date, event.end_date, event.timezone).when,
    place: settings.is_online_event
      ? translator(ctx.locale)('event.online')
      : [venue_name, city].filter(Boolean).join(', '),
    color: settings.homepage_design.primary_color ?? brand,
    cover: await fetchCover(event.images),
    seed: event.id,
  })
}

/** The cover as the site itself answers it; null without one, or if it does not come. */
async function fetchCover(images: readonly Image[]): Promise<Uint8Array | null> {
  const cover = images.find(({ type, variants }) => type === 'EVENT_COVER' && variants)
  if (!cover) return null
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(config().SITE_URL + cover.url, { signal })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}
