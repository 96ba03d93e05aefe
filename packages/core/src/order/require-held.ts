import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { OrderItem } from './order-entity.ts'
import { isHeld, readOrder } from './read-order.ts'

/** The order, while its buyer may still act on it. Errors: order.not_found, order.expired, order.already_completed. */
export async function requireHeld(ctx: Context, short_id: string): Promise<OrderItem> {
  const order = await readOrder(short_id)
  if (order.status === 'COMPLETED' || order.status === 'CANCELLED')
    throw new AppError('order.already_completed')
  if (!isHeld(order, ctx.now)) throw new AppError('order.expired')
  return order
}
