import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { OrderRow } from '@foyer/contracts/order/order'
import type { listOrders as endpoint } from '@foyer/contracts/order/order-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { listRows } from '../list/list-rows.ts'
import { orderList } from './order-list.ts'

/**
 * The orders of an event that were ever completed or wait for their payment, newest first by default. The filter
 * `status` means the order's own state, `display_status` the specification's single list of states (§4), `state` both. Error: event.not_found.
 */
export async function listOrders(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: OrderRow[]; meta: ListMeta }> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  return listRows(query, await orderList(event_id))
}
