import type { EventSummary } from '@foyer/emails/event/event-panel'
import { placeLines } from '../event/place-lines.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'

/** The event as every email shows it, in the reader's language. */
export function eventSummary({ event, settings, organizer }: EventGraph, locale: string): EventSummary {
  return {
    title: event.title,
    organizerName: organizer.name,
    supportEmail: settings.support_email || organizer.email,
    startsAt: event.start_date,
    endsAt: event.end_date,
    timezone: event.timezone,
    isOnline: settings.is_online_event,
    place: placeLines(settings.location, locale),
  }
}
