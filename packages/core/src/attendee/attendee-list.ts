import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { RowList } from '../list/list-rows.ts'
import { readEventTotals } from '../statistics/read-event-totals.ts'
import { attendeePartitions } from './attendee-partitions.ts'

/** The attendees of an event as the list engine reads them. */
export async function attendeeList(event_id: string): Promise<RowList<AttendeeRow>> {
  return {
    partitions: await attendeePartitions(event_id),
    order_by: 'created_at',
    id: 'short_id',
    searched: ['first_name', 'last_name', 'email', 'reference', 'order_reference', 'ticket_title'],
    total: async () => (await readEventTotals(event_id)).attendees_listed,
  }
}
