import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { OrderRow } from '@foyer/contracts/order/order'
import type { listOrders as endpoint } from '@foyer/contracts/order/order-endpoints'
import type { Context } from '../context.ts'
import { readListShards } from '../event/read-list-shards.ts'
import { requireEvent } from '../event/require-event.ts'
import { listPartitions } from '../list/list-partitions.ts'
import { listRows, type ReadRows } from '../list/list-rows.ts'
import { readEventTotals } from '../statistics/read-event-totals.ts'
import { OrderEntity } from './order-entity.ts'

type ListedOrder = OrderRow & { status: OrderRow['display_status'] }

/**
 * The orders of an event that were ever completed or wait for their payment, newest first by default. The filters
 * `status` and `display_status` both mean the specification's single list of states (§4). Error: event.not_found.
 */
export async function listOrders(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: OrderRow[]; meta: ListMeta }> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  return listRows(query, {
    partitions: await orderPartitions(event_id),
    order_by: 'created_at',
    id: 'short_id',
    searched: ['reference', 'first_name', 'last_name', 'email'],
    total: async () => (await readEventTotals(event_id)).orders_listed,
  })
}

async function orderPartitions(event_id: string): Promise<ReadRows<ListedOrder>[]> {
  return listPartitions(await readListShards(event_id), async (shard, page) => {
    const { data, cursor } = await OrderEntity.query.list(shard).go({ ...page, order: 'desc' })
    return { data: data.map(({ row }) => ({ row: row && { ...row, status: row.display_status } })), cursor }
  })
}
