import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { listAttendees as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import { keptView } from '../change-log/kept-lists.ts'
import { readListShards, requireEvent } from '../event-graph/event-graph.ts'
import { listPartitions } from '../list/list-partitions.ts'
import { keptPage, listRows, type ReadRows, type RowList } from '../list/list-rows.ts'
import { AttendeeEntity, type PassedRow } from '../store/attendee/attendee-entity.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import type { Context, ParsedInput } from '../verb.ts'

/** The attendees of an event's completed and cancelled orders, newest first by default. */
export async function listAttendees(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: AttendeeRow[]; meta: ListMeta }> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  const kept = (ifAtHand: boolean) => keptView({ event_id, kind: 'attendee', ifAtHand }, 'listed', listed)
  return (await keptPage(query, { ...listing, kept })) ?? listRows(query, await attendeeList(event_id))
}

/** Whether somebody was admitted at any list can be filtered by: YES or NO. */
type ListedAttendee = AttendeeRow & { checked_in: 'YES' | 'NO' }

const listing = {
  order_by: 'created_at',
  id: 'short_id',
  searched: ['first_name', 'last_name', 'email', 'reference', 'order_reference', 'ticket_title'],
} as const satisfies Partial<RowList<ListedAttendee>>

/** The attendees of an event as the list engine reads them. */
export async function attendeeList(event_id: string): Promise<RowList<ListedAttendee>> {
  const partitions = await attendeePartitions(event_id)
  return {
    partitions: partitions.map((readRows) => async (limit) => (await readRows(limit)).map(listed)),
    ...listing,
    total: async () => (await readEventTotals(event_id)).attendees_listed,
  }
}

function listed(row: AttendeeRow): ListedAttendee {
  return { ...row, checked_in: row.check_ins.length > 0 ? 'YES' : 'NO' }
}

/** The partitions of an event's attendee list. */
export async function attendeePartitions(event_id: string): Promise<ReadRows<AttendeeRow & PassedRow>[]> {
  return listPartitions(await readListShards(event_id), (shard, page) =>
    AttendeeEntity.query.list(shard).go({ ...page, order: 'desc' }),
  )
}
