import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PublicOrder } from '@foyer/contracts/order/order'
import type { getPublicOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import type { Context } from '../context.ts'
import { readOrder } from '../store/order/read-order.ts'
import { toPublicOrder } from './to-public-order.ts'

/** An order, for the holder of its link. Error: order.not_found. */
export async function getPublicOrder(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PublicOrder> {
  return toPublicOrder(ctx, await readOrder(params.order_short_id))
}
