import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { listAttendees as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import { keptView, newestRows } from '../change-log/kept-lists.ts'
import { idsByKey } from '../change-log/list-keys.ts'
import { rowFile } from '../change-log/row-file.ts'
import { readListShards, requireEvent } from '../event-graph/event-graph.ts'
import { eachAs, listPartitions } from '../list/list-partitions.ts'
import { keptPage, listRows, type ReadRows, type RowList } from '../list/list-rows.ts'
import { AttendeeEntity, type PassedRow, readAttendees } from '../store/attendee/attendee-entity.ts'
import { exactSearch, keysOf } from '../store/change-log/list-key-entity.ts'
import { readOrders } from '../store/order/order-entity.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import type { Context, ParsedInput } from '../verb.ts'

/** The attendees of an event's completed and cancelled orders, newest first by default. */
export async function listAttendees(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: AttendeeRow[]; meta: ListMeta }> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  const found = query.query ? await attendeesByKey(event_id, query.query) : null
  if (found) return listRows(query, { ...listing, partitions: [async () => found], total: async () => 0 })
  const of = { event_id, kind: 'attendee' } as const
  const kept = (ifAtHand: boolean) => keptView({ ...of, ifAtHand }, 'listed', listed)
  const newest = () => newestRows(of, 'listed', listed)
  const total = () => listedAttendees(event_id)
  const page = await keptPage(query, { ...listing, kept, newest, total })
  return page ?? listRows(query, await attendeeList(event_id))
}

/** Whether somebody was admitted at any list can be filtered by: YES or NO. */
type ListedAttendee = AttendeeRow & { checked_in: 'YES' | 'NO' }

const listing = {
  order_by: 'created_at',
  id: 'short_id',
  searched: ['first_name', 'last_name', 'email', 'reference', 'order_reference', 'ticket_title'],
} as const satisfies Partial<RowList<ListedAttendee>>

/** The attendees with the reference or address that is searched, read by its key (docs/decisions/0104). Null where the list is to be searched. */
async function attendeesByKey(event_id: string, searched: string): Promise<ListedAttendee[] | null> {
  const exact = exactSearch(searched)
  if (!exact) return null
  const attendees = [...(await readAttendees(await idsOf(event_id, exact))).values()]
  const found = attendees.flatMap(({ row }) => {
    const keys = row ? [row.reference, row.order_reference, ...keysOf({ kind: 'attendee', ...row })] : []
    return row && keys.includes(exact.key) ? listed(row) : []
  })
  return found.length > 0 ? found : null
}

async function idsOf(
  event_id: string,
  { by, key }: NonNullable<ReturnType<typeof exactSearch>>,
): Promise<readonly string[]> {
  switch (by) {
    case 'email':
      return (await idsByKey(event_id, 'attendee', key)) ?? []
    case 'order_reference': {
      const orders = await readOrders((await idsByKey(event_id, 'order', key)) ?? [])
      return [...orders.values()].flatMap(({ slots }) => slots.map(({ short_id }) => short_id))
    }
    case 'reference': {
      const { data } = await AttendeeEntity.query
        .reference({ event_id, reference: key })
        .go({ hydrate: true })
      return data.map(({ short_id }) => short_id)
    }
  }
}

/** The attendees of an event as the list engine reads them. */
export async function attendeeList(event_id: string): Promise<RowList<ListedAttendee>> {
  const partitions = await attendeePartitions(event_id)
  return {
    partitions: partitions.map((readRows) => eachAs(readRows, (rows) => rows.map(listed))),
    ...listing,
    total: () => listedAttendees(event_id),
  }
}

/** The same for a reader of all rows: those of a large event from its snapshot and log (docs/decisions/0129). */
export async function wholeAttendeeList(event_id: string): Promise<RowList<ListedAttendee>> {
  const file = await rowFile<AttendeeRow>(event_id, 'attendee')
  if (!file) return attendeeList(event_id)
  const partitions = [eachAs(file, (rows) => rows.map(listed))]
  return { ...listing, partitions, total: () => listedAttendees(event_id) }
}

/** How many attendees the event's lists have, a moment behind. */
export async function listedAttendees(event_id: string): Promise<number> {
  return (await readEventTotals(event_id)).attendees_listed
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
