import type { Stripe } from 'stripe'
import { ApiError } from '../api/api-error.ts'
import { newCharge, settleCharge } from '../charge/charge.ts'
import { openDispute } from '../dispute/dispute.ts'
import { emitEvent } from '../event/emit-event.ts'
import type { TestCard } from '../payment-method/test-card.ts'
import { newId, type Scope } from '../stand-in.ts'
import { changeIntent, type PaymentIntent } from './payment-intent.ts'

const SLOW_MILLISECONDS = 4_000

/** One attempt to charge: ends `succeeded` or `processing`, or refuses with a 402 after recording the failure. */
export function chargeCard(
  scope: Scope,
  intent: PaymentIntent,
  method: Stripe.PaymentMethod,
  scenario: TestCard,
): PaymentIntent {
  const charge = newCharge(intent, method)
  if (scenario.outcome === 'declined') {
    const failed = failPayment(scope, intent, charge, method, scenario)
    throw new ApiError(402, { ...declineOf(scenario, charge.id, method), payment_intent: failed })
  }
  if (scenario.outcome === 'succeeded' || scenario.outcome === 'authentication') {
    const paid = completePayment(scope, intent, charge)
    const settled = scope.standIn.store.get('charge', scope.account, String(paid.latest_charge))
    if (scenario.isDisputed && settled) openDispute(scope, settled)
    return paid
  }
  scope.standIn.store.put('charge', scope.account, charge)
  emitEvent(scope, 'charge.pending', charge)
  if (scenario.outcome !== 'processing') planSettlement(scope, intent.id, scenario.outcome)
  const changed = { status: 'processing', latest_charge: charge.id } as const
  return changeIntent(scope, intent, changed, 'payment_intent.processing')
}

/** Ends a `processing` payment, as the bank would after a while. */
export function settlePayment(
  scope: Scope,
  intent: PaymentIntent,
  outcome: 'succeeded' | 'failed',
): PaymentIntent {
  const { store } = scope.standIn
  const charge = store.get('charge', scope.account, String(intent.latest_charge))
  const method = store.get('payment_method', scope.account, String(intent.payment_method))
  if (!charge || !method) throw new Error(`Payment ${intent.id} is processing without a charge`)
  if (outcome === 'succeeded') return completePayment(scope, intent, charge)
  return failPayment(scope, intent, charge, method, LATE_FAILURE)
}

const LATE_FAILURE: Pick<TestCard, 'code' | 'declineCode' | 'message'> = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'The payment failed.',
}

function completePayment(scope: Scope, intent: PaymentIntent, charge: Stripe.Charge): PaymentIntent {
  const settled = settleCharge(scope, charge)
  const changed = {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: settled.id,
    next_action: null,
    last_payment_error: null,
  } as const
  return changeIntent(scope, intent, changed, 'payment_intent.succeeded')
}

function failPayment(
  scope: Scope,
  intent: PaymentIntent,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
  reason: Pick<TestCard, 'code' | 'declineCode' | 'message'>,
): PaymentIntent {
  const failed: Stripe.Charge = {
    ...charge,
    status: 'failed',
    paid: false,
    captured: false,
    amount_captured: 0,
    failure_code: reason.code ?? null,
    failure_message: reason.message ?? null,
    outcome: {
      advice_code: 'try_again_later',
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'declined_by_network',
      reason: reason.declineCode ?? reason.code ?? null,
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    },
  }
  scope.standIn.store.put('charge', scope.account, failed)
  emitEvent(scope, 'charge.failed', failed)
  const changed = {
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: failed.id,
    next_action: null,
    last_payment_error: declineOf(reason, failed.id, method),
  } as const
  return changeIntent(scope, intent, changed, 'payment_intent.payment_failed')
}

function declineOf(
  reason: Pick<TestCard, 'code' | 'declineCode' | 'message'>,
  charge: string,
  method: Stripe.PaymentMethod,
) {
  const param =
    reason.code === 'incorrect_cvc' ? 'cvc' : reason.code === 'expired_card' ? 'exp_month' : undefined
  return {
    type: 'card_error' as const,
    code: reason.code ?? 'card_declined',
    ...(reason.declineCode ? { decline_code: reason.declineCode } : {}),
    ...(param ? { param } : {}),
    message: reason.message ?? 'Your card was declined.',
    charge,
    payment_method: method,
  }
}

function planSettlement(scope: Scope, intent: string, outcome: 'slow-success' | 'slow-failure'): void {
  scope.standIn.store.put('due_step', scope.account, {
    id: newId('step'),
    at: Date.now() + SLOW_MILLISECONDS,
    verb: 'settle-payment',
    target: intent,
    outcome: outcome === 'slow-success' ? 'succeeded' : 'failed',
  })
  scope.standIn.wake()
}
