import type { OrderMomentKind } from '@foyer/contracts/order/order'
import { type Context, nowInstant } from '../context.ts'
import type { OrderItem } from '../store/order/order-entity.ts'

/** How many are kept, the latest: an item must not grow without end. */
const most = 100

/** The order with one more thing that happened to it; belongs into the write that does it. */
export function withMoment(ctx: Context, order: OrderItem, kind: OrderMomentKind): OrderItem {
  const user_id = ctx.actor.kind === 'user' ? ctx.actor.user_id : null
  const moment = { kind, at: nowInstant(ctx), user_id }
  return { ...order, history: [...(order.history ?? []), moment].slice(-most) }
}
