import type { Hono } from 'hono'
import { invalidRequest, resourceMissing } from '../api/api-error.ts'
import { answerDispute, closeDispute, type DisputeWish, openDispute } from '../dispute/dispute.ts'
import { isClosed } from '../dispute/dispute-routes.ts'
import type { Scope, StandIn } from '../stand-in.ts'
import { readBody } from './read-body.ts'
import { runControl } from './run-control.ts'

/** The payer's bank's actions on a payment. */
export function mountDisputeControls(app: Hono, standIn: StandIn): void {
  const { store } = standIn
  const scopeOf = (account: string): Scope => ({ standIn, account, request: null })

  app.post('/test/payment_intents/:id/dispute', async (context) => {
    const { inquiry = false, ...wish } = await readBody<DisputeWish & { inquiry: boolean }>(context)
    return runControl(context, standIn, () => {
      const id = context.req.param('id')
      const intent = store.find('payment_intent', id)
      if (!intent) throw resourceMissing('payment_intent', id, 'id')
      const charge = store.get('charge', intent.account, String(intent.record.latest_charge))
      if (charge?.status !== 'succeeded')
        throw invalidRequest('The payment has no successful charge to dispute.')
      return openDispute(scopeOf(intent.account), charge, { ...wish, isInquiry: inquiry })
    })
  })
  app.post('/test/disputes/:id/close', async (context) => {
    const { outcome } = await readBody<{ outcome: 'won' | 'lost' | 'under_review' }>(context)
    return runControl(context, standIn, () => {
      const id = context.req.param('id')
      const dispute = store.find('dispute', id)
      if (!dispute) throw resourceMissing('dispute', id, 'id')
      if (isClosed(dispute.record)) throw invalidRequest('This dispute is already closed')
      const scope = scopeOf(dispute.account)
      if (outcome === 'under_review') return answerDispute(scope, dispute.record)
      return closeDispute(scope, dispute.record, outcome === 'won' ? 'won' : 'lost')
    })
  })
}
