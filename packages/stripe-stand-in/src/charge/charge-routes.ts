import type { Hono } from 'hono'
import { resourceMissing } from '../api/api-error.ts'
import { endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { text } from '../api/params.ts'
import { PLATFORM_ACCOUNT, type StandIn } from '../stand-in.ts'

export function mountChargeRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/charges',
    endpoint(standIn, { params: [...LIST_PARAMS, 'payment_intent'] }, (call) =>
      listPage(call, 'charge', { payment_intent: text(call.params, 'payment_intent') }),
    ),
  )
  app.get(
    '/v1/charges/:id',
    endpoint(standIn, { params: [] }, (call) => {
      const charge = standIn.store.get('charge', call.account, call.id)
      if (!charge) throw resourceMissing('charge', call.id, 'id')
      return charge
    }),
  )
  app.get(
    '/v1/application_fees/:id',
    endpoint(standIn, { params: [] }, (call) => {
      const fee =
        call.account === PLATFORM_ACCOUNT && standIn.store.get('application_fee', call.account, call.id)
      if (!fee) throw resourceMissing('application_fee', call.id, 'id')
      return fee
    }),
  )
}
