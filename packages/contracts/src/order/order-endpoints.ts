import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, linkId } from '../id.ts'
import { dataOf, including, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import { hold, holdListQuery } from './hold.ts'
import { order, orderListMeta, orderListQuery, orderRow, publicOrder } from './order.ts'
import {
  cancelOrderBody,
  createManualOrderBody,
  createOrderBody,
  giveOrderDetailsBody,
  refundOrderBody,
  updateOrderBody,
} from './order-bodies.ts'
import { orderFormAnswer, orderFormBody, reservationRefusals } from './order-form.ts'

const eventParams = z.object({ event_id: id('event') })
const managedParams = z.object({ event_id: id('event'), order_short_id: linkId })
const linkParams = z.object({ order_short_id: linkId })

export const createOrder = endpoint({
  name: 'createOrder',
  summary: 'Reserve tickets for the order timeout',
  method: 'POST',
  path: '/public/events/:event_id/orders',
  access: 'public',
  keeps_key: true,
  params: eventParams,
  body: createOrderBody,
  response: dataOf(publicOrder),
  status: 201,
  refusals: reservationRefusals,
})

export const createOrderByForm = endpoint({
  name: 'createOrderByForm',
  summary:
    'Reserve tickets by the event page’s own form: leads on to the checkout; a browser is led back to the page with a refusal',
  method: 'POST',
  path: '/public/events/:event_id/order-form',
  access: 'public',
  keeps_key: true,
  params: eventParams,
  body: orderFormBody,
  encoding: 'fields',
  response: dataOf(orderFormAnswer),
  status: 303,
  refusals: reservationRefusals,
})

export const getPublicOrder = endpoint({
  name: 'getPublicOrder',
  summary: 'An order, by its link',
  method: 'GET',
  path: '/public/orders/:order_short_id',
  access: 'link',
  params: linkParams,
  response: dataOf(publicOrder),
  refusals: ['event.not_found'],
})

export const giveOrderDetails = endpoint({
  name: 'giveOrderDetails',
  summary: 'Name the buyer and the attendees; a free order is then complete, another one awaits payment',
  method: 'PUT',
  path: '/public/orders/:order_short_id',
  access: 'link',
  keeps_key: true,
  params: linkParams,
  body: giveOrderDetailsBody,
  response: dataOf(publicOrder),
  refusals: [
    'client.proof_required',
    'event.not_found',
    'order.already_completed',
    'order.expired',
    'order.name_required',
    'order.question_required',
    'terms.not_accepted',
  ],
})

export const extendOrder = endpoint({
  name: 'extendOrder',
  summary: 'Hold the tickets for one more order timeout; once per order',
  method: 'POST',
  path: '/public/orders/:order_short_id/extension',
  access: 'link',
  keeps_key: true,
  params: linkParams,
  response: dataOf(publicOrder),
  refusals: [
    'event.not_found',
    'order.already_completed',
    'order.expired',
    'order.extension_used',
    'order.payment_under_way',
  ],
})

export const abandonOrder = endpoint({
  name: 'abandonOrder',
  summary: 'Release the held tickets at once',
  method: 'DELETE',
  path: '/public/orders/:order_short_id',
  access: 'link',
  keeps_key: true,
  params: linkParams,
  refusals: ['event.not_found', 'order.already_completed', 'payment.not_available', 'payment.unavailable'],
})

export const listOrders = endpoint({
  name: 'listOrders',
  summary: 'Orders of an event, newest first by default',
  method: 'GET',
  path: '/events/:event_id/orders',
  access: 'order.manage',
  params: eventParams,
  query: including(orderListQuery, 'attendees'),
  response: listOf(orderRow).extend({ meta: orderListMeta }),
})

export const listHolds = endpoint({
  name: 'listHolds',
  summary:
    'Tickets of an event that are held for buyers who check out; by default, those that end last come first',
  method: 'GET',
  path: '/events/:event_id/holds',
  access: 'order.manage',
  params: eventParams,
  query: holdListQuery,
  response: listOf(hold),
})

export const endHold = endpoint({
  name: 'endHold',
  summary: 'End a hold; its payment is closed first, and its tickets are on sale again at once',
  method: 'DELETE',
  path: '/events/:event_id/holds/:order_short_id',
  access: 'order.manage',
  params: managedParams,
  refusals: [
    'order.already_completed',
    'order.payment_under_way',
    'payment.not_available',
    'payment.unavailable',
  ],
})

export const createManualOrder = endpoint({
  name: 'createManualOrder',
  summary: 'Create a completed order manually',
  method: 'POST',
  path: '/events/:event_id/orders',
  access: 'order.manage',
  keeps_key: true,
  params: eventParams,
  body: createManualOrderBody,
  response: dataOf(order),
  status: 201,
  refusals: [
    'account.not_found',
    'amount.not_in_steps',
    'email.budget_used_up',
    'email.sender_unconfirmed',
    'order.quantity_limit',
    'order.sold_out',
    'order.too_large',
    'ticket.not_found',
    'ticket.required',
  ],
})

export const getOrder = endpoint({
  name: 'getOrder',
  summary: 'One order',
  method: 'GET',
  path: '/events/:event_id/orders/:order_short_id',
  access: 'order.manage',
  params: managedParams,
  response: dataOf(order),
})

export const updateOrder = endpoint({
  name: 'updateOrder',
  summary: 'Correct the buyer’s name, email, language and the notes; sends nothing',
  method: 'PUT',
  path: '/events/:event_id/orders/:order_short_id',
  access: 'order.manage',
  params: managedParams,
  is_update: true,
  body: updateOf(updateOrderBody),
  response: dataOf(order),
  refusals: ['order.not_completed'],
})

export const markOrderPaid = endpoint({
  name: 'markOrderPaid',
  summary: 'Complete an order that was paid elsewhere; it can no longer be paid by card',
  method: 'POST',
  path: '/events/:event_id/orders/:order_short_id/mark-as-paid',
  access: 'order.manage',
  params: managedParams,
  response: dataOf(order),
  refusals: [
    'order.already_completed',
    'order.buyer_not_named',
    'order.sold_out',
    'order.too_large',
    'payment.not_available',
    'payment.unavailable',
  ],
})

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  summary: 'Cancel a completed order; its tickets become invalid and return to stock',
  method: 'POST',
  path: '/events/:event_id/orders/:order_short_id/cancel',
  access: 'order.manage',
  keeps_key: true,
  params: managedParams,
  body: cancelOrderBody,
  response: dataOf(order),
  refusals: [
    'account.not_found',
    'email.budget_used_up',
    'email.sender_unconfirmed',
    'order.already_completed',
    'order.charged_back',
    'order.disputed',
    'order.manual_not_refundable',
    'order.not_completed',
    'order.offline_not_refundable',
    'order.refund_pending',
  ],
})

export const refundOrder = endpoint({
  name: 'refundOrder',
  summary: 'Refund an amount of a paid order',
  method: 'POST',
  path: '/events/:event_id/orders/:order_short_id/refund',
  access: 'order.refund',
  keeps_key: true,
  params: managedParams,
  body: refundOrderBody,
  response: dataOf(order),
  refusals: [
    'amount.not_in_steps',
    'order.charged_back',
    'order.disputed',
    'order.manual_not_refundable',
    'order.not_refundable',
    'order.offline_not_refundable',
    'order.refund_pending',
    'order.refund_too_high',
  ],
})

export const resendOrderConfirmation = endpoint({
  name: 'resendOrderConfirmation',
  summary: 'Send the order confirmation to the buyer again',
  method: 'POST',
  path: '/events/:event_id/orders/:order_short_id/resend-confirmation',
  access: 'order.manage',
  params: managedParams,
  refusals: [
    'account.not_found',
    'email.budget_used_up',
    'email.resend_limit',
    'email.sender_unconfirmed',
    'email.suppressed',
    'order.not_completed',
    'request.too_many',
  ],
})
