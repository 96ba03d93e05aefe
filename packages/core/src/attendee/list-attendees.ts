import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { listAttendees as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { listRows } from '../list/list-rows.ts'
import { readEventTotals } from '../statistics/read-event-totals.ts'
import { attendeePartitions } from './attendee-partitions.ts'

/** The attendees of an event's completed and cancelled orders, newest first by default. Error: event.not_found. */
export async function listAttendees(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: AttendeeRow[]; meta: ListMeta }> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return listRows(query, {
    partitions: await attendeePartitions(params.event_id),
    order_by: 'created_at',
    id: 'short_id',
    searched: ['first_name', 'last_name', 'email', 'reference', 'order_reference', 'ticket_title'],
    total: async () => (await readEventTotals(params.event_id)).attendees_listed,
  })
}
