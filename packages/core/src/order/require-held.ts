import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { isHeld } from '../store/order/read-order.ts'

/** Refuses an order on which its buyer may no longer act. Errors: order.expired, order.already_completed. */
export function requireHeld(ctx: Context, order: OrderItem): void {
  if (order.status === 'COMPLETED' || order.status === 'CANCELLED')
    throw new AppError('order.already_completed')
  if (!isHeld(order, ctx.now)) throw new AppError('order.expired')
}
