import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { OrderRow } from '@foyer/contracts/order/order'
import type { listOrders as endpoint } from '@foyer/contracts/order/order-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { listPartitions } from '../list/list-partitions.ts'
import { listRows } from '../list/list-rows.ts'
import { readEventTotals } from '../statistics/read-event-totals.ts'
import { OrderEntity } from './order-entity.ts'

/** The orders of an event that are more than a hold, newest first by default. Error: event.not_found. */
export async function listOrders(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: OrderRow[]; meta: ListMeta }> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  return listRows(query, {
    partitions: listPartitions<OrderRow>((list_shard, page) =>
      OrderEntity.query.list({ event_id, list_shard }).go({ ...page, order: 'desc' }),
    ),
    order_by: 'created_at',
    id: 'short_id',
    searched: ['reference', 'first_name', 'last_name', 'email'],
    total: async () => (await readEventTotals(event_id)).orders_listed,
  })
}
