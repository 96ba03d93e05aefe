import type { EventSettings } from '@foyer/contracts/event/event-settings'
import { formatEventTime } from '@foyer/emails/language/event-time'
import { translator } from '@foyer/emails/language/translator'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { eventIn } from '../event-graph/graph-in.ts'
import { fetchCover } from '../media/fetch-cover.ts'

/** The color of an event without one of its own. */
const brandColor = '#5b2fb0'

/** What the picture and the poster of an event show alike, with every text in one language. */
export interface EventFace {
  organizerName: string
  title: string
  when: string
  /** Venue and town, or that it is online; '' if nothing is known. */
  place: string
  /** Six hexadecimal digits after `#`. */
  color: string
  /** An encoded image, or null. */
  cover: Uint8Array | null
}

/** The face of an event in that language. The API imports this file lazily, because it brings the words of all languages. */
export async function eventFace(
  locale: string,
  graph: Pick<EventGraph, 'event' | 'settings' | 'organizer' | 'translations'>,
): Promise<EventFace> {
  const { event, settings } = eventIn(graph, locale)
  return {
    organizerName: graph.organizer.name,
    title: event.title,
    when: formatEventTime(locale, event.start_date, event.end_date, event.timezone),
    place: shownPlace(locale, settings),
    color: settings.homepage_design.primary_color ?? brandColor,
    cover: await fetchCover(event.images),
  }
}

/** What the code of a poster is for, in that language. */
export function scanWords(locale: string): string {
  return translator(locale)('poster.scan')
}

function shownPlace(
  locale: string,
  { is_online_event, location }: Pick<EventSettings, 'is_online_event' | 'location'>,
): string {
  if (is_online_event) return translator(locale)('event.online')
  return [location.venue_name, location.city].filter(Boolean).join(', ')
}
