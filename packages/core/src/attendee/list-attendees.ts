import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { listAttendees as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { listRows } from '../list/list-rows.ts'
import { attendeeList } from './attendee-list.ts'

/** The attendees of an event's completed and cancelled orders, newest first by default. Error: event.not_found. */
export async function listAttendees(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: AttendeeRow[]; meta: ListMeta }> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return listRows(query, await attendeeList(params.event_id))
}
