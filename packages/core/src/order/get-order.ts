import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Order } from '@foyer/contracts/order/order'
import type { getOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { readOrderOfEvent } from '../store/order/read-order.ts'
import { toOrder } from './to-order.ts'

/** An order of the caller's event. Errors: event.not_found, order.not_found. */
export async function getOrder(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<Order> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return toOrder(await readOrderOfEvent(params.event_id, params.order_short_id))
}
