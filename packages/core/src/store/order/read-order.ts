import { AppError } from '../../app-error.ts'
import { noteOrder } from '../../trace.ts'
import { OrderEntity, type OrderItem } from './order-entity.ts'

/** The order as last written. Error: `order.not_found` (404). */
export async function readOrder(short_id: string): Promise<OrderItem> {
  const { data } = await OrderEntity.get({ short_id }).go({ consistent: true })
  if (!data) throw new AppError('order.not_found')
  noteOrder(data.reference)
  return data
}

/** The order, if it is one of that event; another event's is not there. */
export async function readOrderOfEvent(event_id: string, short_id: string): Promise<OrderItem> {
  const order = await readOrder(short_id)
  if (order.event_id !== event_id) throw new AppError('order.not_found')
  return order
}

/** True while the order's tickets are held for its buyer: by its state and by the clock (F3). */
export function isHeld(order: OrderItem, now: Date): boolean {
  return order.status === 'RESERVED' && Date.parse(order.reserved_until) > now.getTime()
}
