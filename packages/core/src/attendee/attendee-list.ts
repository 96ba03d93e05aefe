import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { RowList } from '../list/list-rows.ts'
import { readEventTotals } from '../store/statistics/read-event-totals.ts'
import { attendeePartitions } from './attendee-partitions.ts'

/** Whether somebody was admitted at any list can be filtered by: YES or NO. */
type ListedAttendee = AttendeeRow & { checked_in: 'YES' | 'NO' }

/** The attendees of an event as the list engine reads them. */
export async function attendeeList(event_id: string): Promise<RowList<ListedAttendee>> {
  const partitions = await attendeePartitions(event_id)
  return {
    partitions: partitions.map((readRows) => async (limit) => (await readRows(limit)).map(listed)),
    order_by: 'created_at',
    id: 'short_id',
    searched: ['first_name', 'last_name', 'email', 'reference', 'order_reference', 'ticket_title'],
    total: async () => (await readEventTotals(event_id)).attendees_listed,
  }
}

function listed(row: AttendeeRow): ListedAttendee {
  return { ...row, checked_in: row.check_ins.length > 0 ? 'YES' : 'NO' }
}
