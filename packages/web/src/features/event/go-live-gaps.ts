import type { Event } from '@foyer/contracts/event/event'
import type { EventSettings } from '@foyer/contracts/event/event-settings'

/** What visitors of the page would miss. An event can go live without it. */
export type GoLiveGap = 'place' | 'description' | 'cover'

/** The parts of an event that decide what its page lacks. */
export interface PageContent {
  event: Pick<Event, 'description' | 'images'>
  settings: Pick<EventSettings, 'is_online_event' | 'location'>
}

/** What an event's page lacks, the most important first. */
export function goLiveGaps({ event, settings }: PageContent): GoLiveGap[] {
  const { is_online_event, location } = settings
  const gaps: GoLiveGap[] = []
  if (!is_online_event && Object.values(location).every((part) => part === '')) gaps.push('place')
  if (event.description.trim() === '') gaps.push('description')
  if (!event.images.some(({ type }) => type === 'EVENT_COVER')) gaps.push('cover')
  return gaps
}
