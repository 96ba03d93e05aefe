import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { linkId } from '../id.ts'
import { dataOf } from '../list.ts'
import { publicOrder } from '../order/order.ts'
import { paymentIntent, paymentOutcome, payTestOrderBody } from './payment.ts'

const params = z.object({ order_short_id: linkId })

export const createPaymentIntent = endpoint({
  name: 'createPaymentIntent',
  summary: 'Start or resume paying an order; the same order always gets the same intent',
  method: 'POST',
  path: '/public/orders/:order_short_id/payment-intent',
  access: 'link',
  keeps_key: true,
  params,
  response: dataOf(paymentIntent),
  holds_secret: true,
  refusals: [
    'event.not_found',
    'order.already_completed',
    'order.buyer_not_named',
    'order.expired',
    'payment.amount_refused',
    'payment.not_available',
    'payment.unavailable',
    'request.too_many',
  ],
})

export const getPaymentIntent = endpoint({
  name: 'getPaymentIntent',
  summary: 'Status of the payment, asked from Stripe if no webhook has arrived yet',
  method: 'GET',
  path: '/public/orders/:order_short_id/payment-intent',
  access: 'link',
  params,
  response: dataOf(z.object({ outcome: paymentOutcome, order: publicOrder })),
  refusals: ['event.not_found', 'payment.not_available', 'payment.unavailable', 'request.too_many'],
})

export const payTestOrder = endpoint({
  name: 'payTestOrder',
  summary: 'Pay an order of a test event, or decline: no money moves',
  method: 'POST',
  path: '/public/orders/:order_short_id/test-payment',
  access: 'link',
  keeps_key: true,
  params,
  body: payTestOrderBody,
  response: dataOf(z.object({ outcome: paymentOutcome, order: publicOrder })),
  refusals: [
    'event.not_found',
    'order.already_completed',
    'order.buyer_not_named',
    'order.expired',
    'payment.not_available',
    'request.too_many',
  ],
})

export const receiveStripeEvent = endpoint({
  name: 'receiveStripeEvent',
  summary: 'Stripe’s webhook: verified, stored, answered 200, handled from a queue',
  method: 'POST',
  path: '/public/webhooks/stripe',
  access: 'public',
  keeps_key: true,
  refusals: ['payment.signature_invalid'],
})
