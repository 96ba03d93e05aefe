import type { Stripe } from 'stripe'
import { bookMovement, feeOf, processingFee } from '../balance/balance-transaction.ts'
import { emitEvent } from '../event/emit-event.ts'
import { newId, nowSeconds, type Scope } from '../stand-in.ts'
import { newApplicationFee } from './application-fee.ts'

/** A charge for the intent's amount, still pending. */
export function newCharge(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: intent.application,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor ?? 'LOCAL PLATFORM',
    captured: false,
    created: nowSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(intent, method) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  }
}

/** The money has arrived: stores the charge as succeeded, with its fee, and emits its event. */
export function settleCharge(scope: Scope, charge: Stripe.Charge): Stripe.Charge {
  const fee = charge.application_fee_amount ? newApplicationFee(scope, charge) : null
  const succeeded: Stripe.Charge = {
    ...charge,
    status: 'succeeded',
    paid: true,
    captured: true,
    amount_captured: charge.amount,
    application_fee: fee?.id ?? null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 21,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
  }
  emitEvent(scope, 'charge.succeeded', succeeded)
  scope.standIn.store.put('charge', scope.account, succeeded)
  const isLate = scope.standIn.store.get('booking_delay', scope.account, 'delay') !== undefined
  return isLate ? succeeded : bookCharge(scope, succeeded)
}

/** With asynchronous capture, the balance transaction comes a moment later, in an update. */
export function bookCharge(scope: Scope, charge: Stripe.Charge): Stripe.Charge {
  const { amount, currency, id } = charge
  const said = (description: string) => ({ currency, description })
  const fees = [feeOf('stripe_fee', processingFee(amount, currency), said('Stripe processing fees'))]
  if (charge.application_fee_amount)
    fees.push(feeOf('application_fee', charge.application_fee_amount, said('Application fee')))
  const { id: balance_transaction } = bookMovement(scope, {
    ...{ amount, currency, source: id, type: 'charge', reporting_category: 'charge' },
    description: charge.description,
    fees,
  })
  const booked = { ...charge, balance_transaction }
  scope.standIn.store.put('charge', scope.account, booked)
  emitEvent(scope, 'charge.updated', booked, { balance_transaction: null })
  return booked
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge.PaymentMethodDetails.Card {
  const wasAuthenticated = intent.status === 'requires_action'
  const wallet = method.card?.wallet
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: method.card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: wasAuthenticated ? '05' : null,
    exp_month: method.card?.exp_month ?? 1,
    exp_year: method.card?.exp_year ?? 2030,
    fingerprint: method.card?.fingerprint ?? null,
    funding: 'credit',
    installments: null,
    last4: method.card?.last4 ?? null,
    mandate: null,
    network: method.card?.brand ?? null,
    network_transaction_id: newId('x', 15).slice(2),
    regulated_status: 'unregulated',
    three_d_secure: wasAuthenticated ? AUTHENTICATED : null,
    transaction_link_id: null,
    wallet: wallet ? { type: wallet.type, dynamic_last4: wallet.dynamic_last4 } : null,
  }
}

const AUTHENTICATED: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: '3b5b2a4e-0000-4000-8000-000000000000',
  version: '2.2.0',
}
