import { orderAttendeesChanged } from '@foyer/contracts/order/order-messages'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { consumer } from '../queue/consumer.ts'

/** Updates an order's attendees after it was completed or cancelled. */
export const handler = consumer({
  messages: [orderAttendeesChanged],
  handle: (_ctx, { payload }) => activateAttendees(payload.order_short_id),
})
