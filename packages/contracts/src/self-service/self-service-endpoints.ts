import * as z from 'zod'
import { publicAttendee } from '../attendee/attendee.ts'
import { endpoint } from '../endpoint.ts'
import { linkId } from '../id.ts'
import { dataOf } from '../list.ts'
import { publicOrder } from '../order/order.ts'
import { cancelOwnTicketsBody, ownDetailsBody } from './self-service.ts'

const orderParams = z.object({ order_short_id: linkId })

export const changeOwnOrder = endpoint({
  name: 'changeOwnOrder',
  summary: 'Correct the buyer of a completed order by its link, where the event allows that',
  method: 'POST',
  path: '/public/orders/:order_short_id/details',
  access: 'link',
  params: orderParams,
  body: ownDetailsBody,
  response: dataOf(publicOrder),
  refusals: [
    'attendee.not_found',
    'attendee.passed_on',
    'event.not_found',
    'order.not_changeable',
    'order.not_completed',
    'request.too_many',
  ],
})

export const changeOwnTicket = endpoint({
  name: 'changeOwnTicket',
  summary: 'Correct the holder of a ticket by its link, where the event allows that',
  method: 'POST',
  path: '/public/attendees/:attendee_short_id/details',
  access: 'link',
  params: z.object({ attendee_short_id: linkId }),
  body: ownDetailsBody,
  response: dataOf(publicAttendee),
  refusals: [
    'attendee.cancelled',
    'attendee.passed_on',
    'event.not_found',
    'order.not_changeable',
    'order.not_found',
    'request.too_many',
  ],
})

export const cancelOwnTickets = endpoint({
  name: 'cancelOwnTickets',
  summary:
    'Cancel tickets of an order by its link, where the event allows that; send the refund that was shown',
  method: 'POST',
  path: '/public/orders/:order_short_id/cancel',
  access: 'link',
  keeps_key: true,
  params: orderParams,
  body: cancelOwnTicketsBody,
  response: dataOf(publicOrder),
  refusals: [
    'attendee.admitted',
    'attendee.cancelled',
    'attendee.not_found',
    'attendee.passed_on',
    'event.not_found',
    'order.cancellation_changed',
    'order.not_cancellable',
    'order.not_completed',
    'order.refund_pending',
  ],
})
