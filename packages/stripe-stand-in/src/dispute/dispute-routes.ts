import type { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { invalidRequest, resourceMissing } from '../api/api-error.ts'
import { type ApiCall, endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { text } from '../api/params.ts'
import type { StandIn } from '../stand-in.ts'
import { answerDispute, closeDispute } from './dispute.ts'

export function mountDisputeRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/disputes',
    endpoint(standIn, { params: [...LIST_PARAMS, 'charge', 'payment_intent'] }, (call) =>
      listPage(call, 'dispute', {
        charge: text(call.params, 'charge'),
        payment_intent: text(call.params, 'payment_intent'),
      }),
    ),
  )
  app.get('/v1/disputes/:id', endpoint(standIn, { params: [] }, disputeOf))
  // The contents of the evidence concern only the bank; any evidence puts the case under review.
  app.post(
    '/v1/disputes/:id',
    endpoint(standIn, { params: ['evidence', 'submit'] }, (call) => answerDispute(call, openDisputeOf(call))),
  )
  app.post(
    '/v1/disputes/:id/close',
    endpoint(standIn, { params: [] }, (call) => closeDispute(call, openDisputeOf(call), 'lost')),
  )
}

function openDisputeOf(call: ApiCall): Stripe.Dispute {
  const dispute = disputeOf(call)
  if (!isClosed(dispute)) return dispute
  throw invalidRequest('This dispute is already closed', { code: 'dispute_already_closed' })
}

export function isClosed({ status }: Stripe.Dispute): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed'
}

function disputeOf(call: ApiCall): Stripe.Dispute {
  const dispute = call.standIn.store.get('dispute', call.account, call.id)
  if (!dispute) throw resourceMissing('dispute', call.id, 'id')
  return dispute
}
