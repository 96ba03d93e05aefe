import type { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { resourceMissing } from '../api/api-error.ts'
import { type ApiCall, endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { metadataAfter, text } from '../api/params.ts'
import { emitEvent } from '../event/emit-event.ts'
import type { StandIn } from '../stand-in.ts'
import { CREATE_REFUND_PARAMS, createRefund } from './create-refund.ts'

export function mountRefundRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/refunds',
    endpoint(standIn, { params: [...LIST_PARAMS, 'charge', 'payment_intent'] }, (call) =>
      listPage(call, 'refund', {
        charge: text(call.params, 'charge'),
        payment_intent: text(call.params, 'payment_intent'),
      }),
    ),
  )
  app.post('/v1/refunds', endpoint(standIn, { params: CREATE_REFUND_PARAMS }, createRefund))
  app.get('/v1/refunds/:id', endpoint(standIn, { params: [] }, refundOf))
  app.post(
    '/v1/refunds/:id',
    endpoint(standIn, { params: ['metadata'] }, (call) => {
      const before = refundOf(call)
      const after = { ...before, metadata: metadataAfter(call.params, before.metadata ?? {}) }
      standIn.store.put('refund', call.account, after)
      emitEvent(call, 'refund.updated', after, { metadata: before.metadata })
      emitEvent(call, 'charge.refund.updated', after, { metadata: before.metadata })
      return after
    }),
  )
}

function refundOf(call: ApiCall): Stripe.Refund {
  const refund = call.standIn.store.get('refund', call.account, call.id)
  if (!refund) throw resourceMissing('refund', call.id, 'id')
  return refund
}
