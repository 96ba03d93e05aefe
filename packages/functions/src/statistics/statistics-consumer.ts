import { admissionCountDue } from '@foyer/contracts/attendee/attendee-messages'
import { orderCountDue } from '@foyer/contracts/order/order-messages'
import { eventSumDue } from '@foyer/contracts/organizer/organizer-messages'
import { countAdmissions, countOrder } from '@foyer/core/statistics/count-again'
import { countEvent } from '@foyer/core/statistics/count-event'
import { consumer } from '../queue/consumer.ts'

/** Brings an event's statistics up to date with an order or an attendee, and its organizer's with the event. */
export const handler = consumer({
  messages: [orderCountDue, admissionCountDue, eventSumDue],
  handle: (ctx, { name, payload }) => {
    if (name === 'eventSumDue') return countEvent(ctx, payload)
    return name === 'orderCountDue'
      ? countOrder(payload.event_id, payload.order_short_id)
      : countAdmissions(payload.event_id, payload.attendee_short_id)
  },
})
