import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PublicOrder } from '@foyer/contracts/order/order'
import type { extendOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import { AppError } from '../app-error.ts'
import { type Context, instantAfter } from '../context.ts'
import { readEventGraph } from '../event/read-event-graph.ts'
import { toSend } from '../table/outbox.ts'
import { wasAnswered, withAnswered } from './answered-request.ts'
import { readOrder } from './read-order.ts'
import { requireHeld } from './require-held.ts'
import { toPublicOrder } from './to-public-order.ts'
import { writeOrder } from './write-order.ts'

/**
 * Holds an order's tickets for one more order timeout from now; once per order (design.md, Checkout), and a retry under
 * the same Idempotency-Key is that once.
 * Errors: order.expired, order.already_completed, order.extension_used, request.idempotency_conflict.
 */
export async function extendOrder(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PublicOrder> {
  const order = await readOrder(params.order_short_id)
  if (wasAnswered(ctx, order, 'extendOrder')) return toPublicOrder(ctx, order)
  requireHeld(ctx, order)
  if (order.is_extended) throw new AppError('order.extension_used')
  const graph = await readEventGraph(order.event_id)
  const reserved_until = instantAfter(ctx, (graph?.settings.order_timeout ?? 0) * 60)
  const after = withAnswered(ctx, { ...order, is_extended: true, reserved_until }, 'extendOrder')
  const messages = [toSend(orderExpiryDue, { order_short_id: order.short_id }, reserved_until)]
  const result = await writeOrder({ before: order, after, messages })
  if (result === 'written') return toPublicOrder(ctx, after)
  return extendOrder(ctx, { params })
}
