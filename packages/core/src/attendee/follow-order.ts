import { checkInCounted, ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import type { OrderItem } from '../order/order-entity.ts'
import { toSend } from '../table/outbox.ts'
import type { AttendeeItem } from './attendee-entity.ts'
import type { AttendeeChange } from './change-attendee.ts'

type OrderState = Pick<OrderItem, 'status' | 'completed_at'>

/**
 * What the order's state makes of an attendee; null when it is that already. A completed order's reserved attendees
 * become active and get their ticket; a cancelled order's are not admitted any more, and no longer counted as admitted.
 * An order that ends without ever having been completed never had attendees.
 */
export function followOrder(attendee: AttendeeItem, order: OrderState): AttendeeChange | null {
  if (order.status === 'COMPLETED' && attendee.status === 'RESERVED') {
    const { short_id: attendee_short_id } = attendee
    return { set: { status: 'ACTIVE' }, messages: [toSend(ticketEmailDue, { attendee_short_id })] }
  }
  if (order.status === 'CANCELLED' && order.completed_at && attendee.status !== 'CANCELLED') {
    return { set: { status: 'CANCELLED' }, messages: uncounted(attendee) }
  }
  return null
}

function uncounted({ event_id, check_ins }: AttendeeItem) {
  return Object.keys(check_ins).map((check_in_list_id) =>
    toSend(checkInCounted, { event_id, check_in_list_id, change: -1 }),
  )
}
