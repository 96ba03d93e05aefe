import { orderAttendeesChanged } from '@foyer/contracts/order/order-messages'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { consumer } from '../queue/consumer.ts'

/** An order was completed or cancelled: its attendees follow. */
export const handler = consumer({
  messages: [orderAttendeesChanged],
  handle: (_ctx, { payload }) => activateAttendees(payload.order_short_id),
})
