import type { Stripe } from 'stripe'
import { invalidRequest, resourceMissing } from '../api/api-error.ts'
import type { ApiCall } from '../api/endpoint.ts'
import { choice, flag, metadataAfter, positiveInteger, text } from '../api/params.ts'
import { bookMovement, feeOf } from '../balance/balance-transaction.ts'
import { refundApplicationFee } from '../charge/application-fee.ts'
import { emitEvent } from '../event/emit-event.ts'
import { checkStep, showAmount } from '../payment-intent/charge-amount.ts'
import { scenarioOf } from '../payment-method/payment-method.ts'
import { newId, nowSeconds, type Scope } from '../stand-in.ts'
import { planRefundEnd } from './settle-refund.ts'

export const CREATE_REFUND_PARAMS = [
  'amount',
  'charge',
  'metadata',
  'payment_intent',
  'reason',
  'refund_application_fee',
]

interface RefundWish {
  /** All that is left unless given. */
  amount?: number
  reason?: Stripe.Refund.Reason
  metadata: Record<string, string>
  refundFee: boolean
}

export function createRefund(call: ApiCall): Stripe.Refund {
  const { params } = call
  if (!call.isPlatform && flag(params, 'refund_application_fee')) {
    const message = 'Only the application that charged the fee can refund it.'
    throw invalidRequest(message, { param: 'refund_application_fee' })
  }
  const wish: RefundWish = {
    amount: positiveInteger(params, 'amount'),
    reason: choice(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
    metadata: metadataAfter(params, {}),
    refundFee: flag(params, 'refund_application_fee') ?? false,
  }
  return refundCharge(call, chargeToRefund(call), wish)
}

/** Refunds a charge in full or in part, but never more than is left of it. */
export function refundCharge(scope: Scope, charge: Stripe.Charge, wish: RefundWish): Stripe.Refund {
  const amount = checkRefund(charge, wish)
  checkNoDispute(scope, charge)
  const { refund: later } = scenarioOf(scope, charge.payment_method ?? '')
  const inAll = charge.amount_refunded + amount
  const returned = wish.refundFee ? refundApplicationFee(scope, charge, inAll) : 0
  const { currency } = charge
  const id = newId('re')
  const { id: balance_transaction } = bookMovement(scope, {
    ...{ amount: -amount, currency, source: id, type: 'refund', reporting_category: 'refund' },
    description: 'REFUND FOR CHARGE',
    fees: [feeOf('application_fee', -returned, { currency, description: 'Application fee refund' })],
  })
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    metadata: wish.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wish.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: later === 'slow-success' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
  const refunded: Stripe.Charge = { ...charge, amount_refunded: inAll, refunded: inAll === charge.amount }
  scope.standIn.store.put('refund', scope.account, refund)
  scope.standIn.store.put('charge', scope.account, refunded)
  emitEvent(scope, 'refund.created', refund)
  emitEvent(scope, 'charge.refunded', refunded, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  })
  if (later) planRefundEnd(scope, refund.id, later === 'slow-success' ? 'succeeded' : 'failed')
  return refund
}

function checkRefund(charge: Stripe.Charge, wish: RefundWish): number {
  if (charge.refunded) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw invalidRequest(message, { code: 'charge_already_refunded' })
  }
  const left = charge.amount - charge.amount_refunded
  const amount = wish.amount ?? left
  checkStep(amount, charge.currency)
  if (amount > left) {
    const isFirst = charge.amount_refunded === 0
    const whole = isFirst ? 'charge amount' : 'unrefunded amount on charge'
    const message = `Refund amount (${showAmount(amount, charge.currency)}) is greater than ${whole} (${showAmount(left, charge.currency)})`
    throw invalidRequest(message, { param: 'amount' })
  }
  if (wish.refundFee && !charge.application_fee) {
    const message = 'Attempting to refund_application_fee on a charge that has no application fee.'
    throw invalidRequest(message, { param: 'refund_application_fee' })
  }
  return amount
}

/** What a bank has taken, or may still take, is not given back a second time; an inquiry is settled by a refund. */
function checkNoDispute({ standIn, account }: Scope, charge: Stripe.Charge): void {
  if (!charge.disputed) return
  const disputes = standIn.store.page('dispute', account, { where: { charge: charge.id }, limit: 100 })
  if (disputes.every(({ is_charge_refundable }) => is_charge_refundable)) return
  const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
  throw invalidRequest(message, { code: 'charge_disputed' })
}

function chargeToRefund(call: ApiCall): Stripe.Charge {
  const { store } = call.standIn
  const chargeId = text(call.params, 'charge')
  const intentId = text(call.params, 'payment_intent')
  if (chargeId && intentId) {
    const message = 'You may only specify one of these parameters: charge, payment_intent.'
    throw invalidRequest(message, { code: 'parameters_exclusive' })
  }
  if (intentId) return chargeOfIntent(call, intentId)
  if (!chargeId) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.'
    throw invalidRequest(message, { code: 'parameter_missing' })
  }
  const charge = store.get('charge', call.account, chargeId)
  if (!charge) throw resourceMissing('charge', chargeId, 'charge')
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${chargeId} is not refundable: its status is ${charge.status}.`, {
      code: 'charge_not_refundable',
    })
  }
  return charge
}

function chargeOfIntent(call: ApiCall, id: string): Stripe.Charge {
  const intent = call.standIn.store.get('payment_intent', call.account, id)
  if (!intent) throw resourceMissing('payment_intent', id, 'payment_intent')
  const charge = call.standIn.store.get('charge', call.account, String(intent.latest_charge))
  if (charge?.status === 'succeeded') return charge
  const message = `This PaymentIntent (${id}) does not have a successful charge to refund.`
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state', param: 'payment_intent' })
}
