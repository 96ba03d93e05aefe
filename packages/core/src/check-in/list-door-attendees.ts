import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type { listDoorAttendees as endpoint } from '@foyer/contracts/check-in/check-in-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import { attendeePartitions } from '../attendee/attendee-partitions.ts'
import { admitsTicket } from '../check-in-list/admits-ticket.ts'
import { requireOpenCheckInList } from '../check-in-list/require-open-check-in-list.ts'
import type { Context } from '../context.ts'
import { listRows } from '../list/list-rows.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { readEventTotals } from '../store/statistics/read-event-totals.ts'
import { doorAttendee } from './door-attendee.ts'

/**
 * The attendees of a list's tickets, cancelled ones too, so that the door can say why. Emails are neither shown nor
 * searched. Errors: check_in_list.not_found, .not_active, .expired.
 */
export async function listDoorAttendees(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: DoorAttendee[]; meta: ListMeta }> {
  const list = await requireOpenCheckInList(params.check_in_list_short_id, ctx.now)
  const { data, meta } = await listRows(onList(list, query), {
    partitions: await attendeePartitions(list.event_id),
    order_by: 'created_at',
    id: 'short_id',
    searched: ['first_name', 'last_name', 'reference', 'ticket_title'],
    total: async () => (await readEventTotals(list.event_id)).attendees_listed,
  })
  return { data: data.map((attendee) => doorAttendee(attendee, list.id)), meta }
}

/** The query, narrowed to the list's tickets where it does not admit all. */
function onList(list: CheckInListItem, query: ListQuery): ListQuery {
  if (list.ticket_ids.length === 0) return query
  const asked = query.filter_fields?.ticket_id
  const admitted = asked?.in?.split(',').filter((id) => admitsTicket(list, id)) ?? list.ticket_ids
  return {
    ...query,
    filter_fields: { ...query.filter_fields, ticket_id: { ...asked, in: admitted.join(',') } },
  }
}
