import type { EventItem, EventListRow } from './event-entity.ts'

/** The compact line by which lists know an event. */
export function eventListRow(event: Omit<EventItem, 'row'>): EventListRow {
  const { id, title, start_date, end_date, status, organizer_id, currency, created_at } = event
  return { id, title, start_date, end_date, status, organizer_id, currency, created_at }
}
