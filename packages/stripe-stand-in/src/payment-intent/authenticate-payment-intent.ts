import { scenarioOf } from '../payment-method/payment-method.ts'
import type { Scope } from '../stand-in.ts'
import { chargeCard } from './charge-card.ts'
import { changeIntent, type PaymentIntent, unexpectedState } from './payment-intent.ts'

/** The payer's answer to the bank's 3-D Secure question. */
export function authenticatePaymentIntent(
  scope: Scope,
  intent: PaymentIntent,
  outcome: 'complete' | 'fail',
): PaymentIntent {
  const method = scope.standIn.store.get('payment_method', scope.account, String(intent.payment_method))
  if (intent.status !== 'requires_action' || !method) {
    throw unexpectedState(
      `This PaymentIntent has nothing to authenticate: its status is ${intent.status}.`,
      intent,
    )
  }
  if (outcome === 'complete') return chargeCard(scope, intent, method, scenarioOf(scope, method.id))
  const error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
  } as const
  const changed = {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  } as const
  return changeIntent(scope, intent, changed, 'payment_intent.payment_failed')
}
