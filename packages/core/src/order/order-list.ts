import type { OrderRow } from '@foyer/contracts/order/order'
import { readListShards } from '../event/read-list-shards.ts'
import { listPartitions } from '../list/list-partitions.ts'
import type { RowList } from '../list/list-rows.ts'
import { readEventTotals } from '../statistics/read-event-totals.ts'
import { OrderEntity } from './order-entity.ts'

/** `status` and `display_status` are two names of one thing. */
type ListedOrder = OrderRow & { status: OrderRow['display_status'] }

/** The orders of an event as the list engine reads them. */
export async function orderList(event_id: string): Promise<RowList<ListedOrder>> {
  const partitions = listPartitions(await readListShards(event_id), async (shard, page) => {
    const { data, cursor } = await OrderEntity.query.list(shard).go({ ...page, order: 'desc' })
    return { data: data.map(({ row }) => ({ row: row && { ...row, status: row.display_status } })), cursor }
  })
  return {
    partitions,
    order_by: 'created_at',
    id: 'short_id',
    searched: ['reference', 'first_name', 'last_name', 'email'],
    total: async () => (await readEventTotals(event_id)).orders_listed,
  }
}
