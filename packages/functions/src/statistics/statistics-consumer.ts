import { admissionCountDue } from '@foyer/contracts/attendee/attendee-messages'
import { orderCountDue } from '@foyer/contracts/order/order-messages'
import { countAdmissions, countOrder } from '@foyer/core/statistics/count-again'
import { consumer } from '../queue/consumer.ts'

/** Brings an event's statistics up to date with an order or an attendee. */
export const handler = consumer({
  messages: [orderCountDue, admissionCountDue],
  handle: (_ctx, { name, payload }) =>
    name === 'orderCountDue'
      ? countOrder(payload.event_id, payload.order_short_id)
      : countAdmissions(payload.event_id, payload.attendee_short_id),
})
