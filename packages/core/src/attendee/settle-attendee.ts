import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { followOrder } from '../store/attendee/follow-order.ts'
import { readAttendee } from '../store/attendee/read-attendee.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrder } from '../store/order/read-order.ts'
import { changeAttendee } from './change-attendee.ts'

/** An attendee that agrees with its order. */
export interface SettledAttendee {
  attendee: AttendeeItem
  order: OrderItem
}

/**
 * The attendee and its order, both strongly read, after the order's state has been applied to the attendee: whether the
 * consumer has done so already shows nowhere. Null when the attendee is unknown.
 */
export async function settleAttendee(short_id: string): Promise<SettledAttendee | null> {
  const attendee = await readAttendee(short_id)
  if (!attendee) return null
  const order = await readOrder(attendee.order_short_id)
  if (!followOrder(attendee, order)) return { attendee, order }
  await changeAttendee(short_id, (current) => followOrder(current, order))
  // The order may have changed again meanwhile.
  return settleAttendee(short_id)
}
