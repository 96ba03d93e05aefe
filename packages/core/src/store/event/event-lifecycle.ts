import type { EventLifecycle } from '@foyer/contracts/event/event'

/** How long an event without an announced end is taken to last. */
const openEndMs = 24 * 60 * 60 * 1000

/** The moment at which an event is over, in ms since 1970; without an announced end, a day after its start. */
export function endOfEvent(event: { start_date: string; end_date: string | null }): number {
  return event.end_date === null ? Date.parse(event.start_date) + openEndMs : Date.parse(event.end_date)
}

/** Where an event stands in time (specification §4, Event: derived labels). */
export function eventLifecycle(
  event: { start_date: string; end_date: string | null },
  now: Date,
): EventLifecycle {
  if (now.getTime() < Date.parse(event.start_date)) return 'UPCOMING'
  return now.getTime() < endOfEvent(event) ? 'ONGOING' : 'ENDED'
}
