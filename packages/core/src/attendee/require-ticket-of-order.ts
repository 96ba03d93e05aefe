import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { OrderItem, OrderSlot } from '../store/order/order-entity.ts'
import { readOrder } from '../store/order/read-order.ts'
import { requireListedAttendee } from './require-attendee.ts'

/**
 * An attendee's place in its completed order, for somebody who manages the orders of that event.
 * Errors: event.not_found, attendee.not_found, order.not_completed (the order itself was cancelled).
 */
export async function requireTicketOfOrder(
  ctx: Context,
  params: { event_id: string; attendee_short_id: string },
): Promise<{ order: OrderItem; slot: OrderSlot }> {
  const attendee = await requireListedAttendee(ctx, params)
  const order = await readOrder(attendee.order_short_id)
  if (order.status !== 'COMPLETED') throw new AppError('order.not_completed')
  const slot = order.slots.find(({ short_id }) => short_id === attendee.short_id)
  if (!slot) throw new AppError('attendee.not_found')
  return { order, slot }
}
