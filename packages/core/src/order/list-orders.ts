import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import type { Hold } from '@foyer/contracts/order/hold'
import type { OrderListMeta, OrderRow } from '@foyer/contracts/order/order'
import type * as endpoints from '@foyer/contracts/order/order-endpoints'
import { displayStatus } from '@foyer/contracts/order/order-status'
import { keptView, newestRows } from '../change-log/kept-lists.ts'
import { idsByKey } from '../change-log/list-keys.ts'
import { rowFile } from '../change-log/row-file.ts'
import { readListShards, requireEvent } from '../event-graph/event-graph.ts'
import { heldSince } from '../hold/hold-deadline.ts'
import { eachAs, listPartitions } from '../list/list-partitions.ts'
import { keptPage, type ListPage, listRows, type RowList } from '../list/list-rows.ts'
import { readOrderAttendees } from '../store/attendee/follow-order.ts'
import { exactSearch, keysOf } from '../store/change-log/list-key-entity.ts'
import { type FoundOrderRow, OrderEntity, type OrderItem, readOrders } from '../store/order/order-entity.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import { countFound } from '../table/scan-outboxes.ts'
import { type Context, nowInstant, type ParsedInput } from '../verb.ts'

/**
 * The orders of an event that were ever completed or wait for their payment, newest first by default. The filter
 * `status` means the order's own state, `display_status` the specification's single list of states (§4), `state` both.
 * `include=attendees` adds each order's tickets as they are now.
 */
export async function listOrders(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listOrders>,
): Promise<{ data: OrderRow[]; meta: OrderListMeta }> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  const { include, ...others } = query
  const { data, meta } = await findOrders(params.event_id, others)
  return { data: include ? await withAttendees(data) : data, meta }
}

async function withAttendees(rows: readonly OrderRow[]): Promise<OrderRow[]> {
  const orders = await readOrders(rows.map(({ short_id }) => short_id))
  return Promise.all(
    rows.map(async (row) => {
      const order = orders.get(row.short_id)
      return { ...row, attendees: order ? await readOrderAttendees(order) : [] }
    }),
  )
}

async function findOrders(
  event_id: string,
  query: ListQuery,
): Promise<{ data: OrderRow[]; meta: OrderListMeta }> {
  const found = query.query ? await ordersByKey(event_id, query.query) : null
  if (found) {
    const sum = { of: receivedFor, whole: async () => 0 }
    const list = { ...listing, partitions: [async () => found], total: async () => 0, sum }
    return withReceived(await listRows(query, list))
  }
  const of = { event_id, kind: 'order' } as const
  const kept = (ifAtHand: boolean) => keptView({ ...of, ifAtHand }, 'listed', listed)
  const newest = () => newestRows(of, 'listed', listed)
  const page = await keptPage(query, { ...listing, ...countsOf(event_id), kept, newest })
  return withReceived(page ?? (await listRows(query, await orderList(event_id))))
}

function withReceived({ data, meta, sum = 0 }: ListPage<ListedOrder>) {
  return { data, meta: { ...meta, received_total: sum } }
}

/** What an order brought, less what went back; nothing before it is paid or complete. As the event's statistics count it. */
function receivedFor({ completed_at, display_status, total, refunded_total }: ListedOrder): number {
  return completed_at === null && isOpen(display_status) ? 0 : total - refunded_total
}

type Shard = Awaited<ReturnType<typeof readListShards>>[number]

/**
 * The tickets of an event that are held at this moment, in the list grammar (F30; docs/product.md#orders-and-holds).
 * Those with no time left are no longer holds, whether or not they were cleaned up.
 */
export async function listHolds(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listHolds>,
): Promise<{ data: Hold[]; meta: ListMeta }> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  const shards = await readListShards(params.event_id)
  const open = (shard: Shard) => OrderEntity.query.hold(shard).gt({ reserved_until: nowInstant(ctx) })
  const partitions = listPartitions<Shard, Hold>(shards, async (shard, page) => {
    const { data, cursor } = await open(shard).go({ ...page, order: 'desc', hydrate: true })
    // The index may not know yet what the order says.
    return {
      data: data.map((order) => (order.status === 'RESERVED' ? { row: toHold(order) } : {})),
      cursor,
    }
  })
  return listRows(query, {
    partitions,
    order_by: 'reserved_until',
    id: 'short_id',
    searched: ['reference', 'first_name', 'last_name', 'email'],
    total: async () => sum(await Promise.all(shards.map((shard) => countFound(open(shard).params())))),
  })
}

function toHold(order: OrderItem): Hold {
  const { short_id, reference, first_name, last_name, email, total, currency, reserved_until } = order
  return {
    ...{ short_id, reference, first_name, last_name, email, total, currency, reserved_until },
    display_status: displayStatus(order),
    held_since: heldSince(order),
    is_payment_under_way: order.payment_status === 'PROCESSING',
    ticket_count: order.slots.length,
    tickets: order.lines.map(({ title, label, quantity }) => ({ title, label, quantity })),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/**
 * An order with the values to filter by: `state` has every word for the order, so that a cancelled and refunded order is
 * found as both. `paid_by` is NONE if nothing had to be paid.
 */
type ListedOrder = OrderRow & FoundOrderRow & { state: string[]; paid_by: string }

const listing = {
  order_by: 'created_at',
  id: 'short_id',
  searched: ['reference', 'first_name', 'last_name', 'email'],
} as const satisfies Partial<RowList<ListedOrder>>

/** The orders with the reference or address that is searched, read by its key (docs/decisions/0104). Null where the list is to be searched. */
async function ordersByKey(event_id: string, searched: string): Promise<ListedOrder[] | null> {
  const exact = exactSearch(searched)
  const ids = exact && exact.by !== 'reference' ? await idsByKey(event_id, 'order', exact.key) : null
  const orders = [...(await readOrders(ids ?? [])).values()]
  const found = orders.flatMap(({ row }) =>
    row && keysOf({ kind: 'order', ...row }).includes(exact?.key ?? '') ? listed(row) : [],
  )
  return found.length > 0 ? found : null
}

/** The orders of an event as the list engine reads them. */
export async function orderList(event_id: string): Promise<RowList<ListedOrder>> {
  const partitions = listPartitions(await readListShards(event_id), async (shard, page) => {
    const { data, cursor } = await OrderEntity.query.list(shard).go({ ...page, order: 'desc' })
    return { data: data.map(({ row }) => ({ row: row && listed(row) })), cursor }
  })
  return { ...listing, ...countsOf(event_id), partitions }
}

/** The same for a reader of all rows: those of a large event from its snapshot and log (docs/decisions/0129). */
export async function wholeOrderList(event_id: string): Promise<RowList<ListedOrder>> {
  const file = await rowFile<OrderRow & FoundOrderRow>(event_id, 'order')
  if (!file) return orderList(event_id)
  return { ...listing, ...countsOf(event_id), partitions: [eachAs(file, (rows) => rows.map(listed))] }
}

/** How many orders the list has, and what they brought, from the event's statistics: one read for both. */
function countsOf(event_id: string) {
  let read: ReturnType<typeof readEventTotals> | undefined
  const totals = () => {
    read ??= readEventTotals(event_id)
    return read
  }
  return {
    total: async () => (await totals()).orders_listed,
    sum: {
      of: receivedFor,
      whole: async () => {
        const { gross, refunded } = await totals()
        return gross - refunded
      },
    },
  } satisfies Partial<RowList<ListedOrder>>
}

function listed(row: OrderRow & FoundOrderRow): ListedOrder {
  // Rows that were written before they had a status say no more than their display status.
  const { display_status } = row
  const status = row.status ?? storedStatus(display_status)
  const isOver = status === 'CANCELLED' || status === 'EXPIRED'
  const state = [...new Set([display_status, ...(isOver ? [status] : [])])]
  return {
    ...row,
    status,
    state,
    paid_by: row.payment_provider ?? 'NONE',
    dispute_status: row.dispute_status ?? 'NONE',
  }
}

function storedStatus(shown: OrderRow['display_status']): OrderRow['status'] {
  if (shown === 'CANCELLED' || shown === 'EXPIRED') return shown
  return isOpen(shown) ? 'RESERVED' : 'COMPLETED'
}

function isOpen(shown: OrderRow['display_status']): boolean {
  return ['IN_PROGRESS', 'AWAITING_PAYMENT', 'PROCESSING', 'PAYMENT_FAILED'].includes(shown)
}
