import type { Hono } from 'hono'
import { endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import type { StandIn } from '../stand-in.ts'
import { cancelPaymentIntent } from './cancel-payment-intent.ts'
import { CONFIRM_INTENT_PARAMS, confirmPaymentIntent } from './confirm-payment-intent.ts'
import { CREATE_INTENT_PARAMS, createPaymentIntent } from './create-payment-intent.ts'
import { intentFor, intentOf } from './payment-intent.ts'
import { UPDATE_INTENT_PARAMS, updatePaymentIntent } from './update-payment-intent.ts'

export function mountPaymentIntentRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/payment_intents',
    endpoint(standIn, { params: LIST_PARAMS }, (call) => listPage(call, 'payment_intent', {})),
  )
  app.post('/v1/payment_intents', endpoint(standIn, { params: CREATE_INTENT_PARAMS }, createPaymentIntent))
  app.get(
    '/v1/payment_intents/:id',
    endpoint(standIn, { params: ['client_secret'], fromBrowser: true }, (call) =>
      intentFor(call, intentOf(call)),
    ),
  )
  app.post(
    '/v1/payment_intents/:id',
    endpoint(standIn, { params: UPDATE_INTENT_PARAMS }, updatePaymentIntent),
  )
  app.post(
    '/v1/payment_intents/:id/confirm',
    endpoint(standIn, { params: CONFIRM_INTENT_PARAMS, fromBrowser: true }, (call) =>
      intentFor(call, confirmPaymentIntent(call)),
    ),
  )
  app.post(
    '/v1/payment_intents/:id/cancel',
    endpoint(standIn, { params: ['cancellation_reason'] }, cancelPaymentIntent),
  )
}
