import type { Stripe } from 'stripe'
import { bookMovement } from '../balance/balance-transaction.ts'
import { emitEvent } from '../event/emit-event.ts'
import { newId, type Scope } from '../stand-in.ts'

const SLOW_MILLISECONDS = 4_000

/** Plans the later end of a refund, for the cards with refunds that take a while. */
export function planRefundEnd(scope: Scope, refund: string, outcome: 'succeeded' | 'failed'): void {
  scope.standIn.store.put('due_step', scope.account, {
    id: newId('step'),
    at: Date.now() + SLOW_MILLISECONDS,
    verb: 'settle-refund',
    target: refund,
    outcome,
  })
  scope.standIn.wake()
}

/** Ends a pending refund, or makes one fail that had seemed to succeed: then the charge has its money back. */
export function settleRefund(
  scope: Scope,
  refund: Stripe.Refund,
  outcome: 'succeeded' | 'failed',
): Stripe.Refund {
  const { store } = scope.standIn
  if (refund.status === outcome) return refund
  const failure = () => ({
    failure_reason: 'unknown',
    failure_balance_transaction: bookMovement(scope, {
      ...{ amount: refund.amount, currency: refund.currency, source: refund.id },
      ...{ type: 'refund_failure', reporting_category: 'refund_failure' },
      description: 'REFUND FAILURE',
    }).id,
  })
  const after: Stripe.Refund = { ...refund, status: outcome, ...(outcome === 'failed' ? failure() : {}) }
  store.put('refund', scope.account, after)
  const previous = { status: refund.status }
  emitEvent(scope, 'refund.updated', after, previous)
  emitEvent(scope, 'charge.refund.updated', after, previous)
  if (outcome === 'succeeded') return after
  const charge = store.get('charge', scope.account, String(refund.charge))
  if (charge) {
    const amount_refunded = charge.amount_refunded - refund.amount
    store.put('charge', scope.account, { ...charge, amount_refunded, refunded: false })
  }
  emitEvent(scope, 'refund.failed', after)
  return after
}
