import type { Stripe } from 'stripe'
import { invalidRequest } from '../api/api-error.ts'
import type { ApiCall } from '../api/endpoint.ts'
import { address, fieldsOf, flag, text } from '../api/params.ts'
import { paymentMethodById, paymentMethodFromData, scenarioOf } from '../payment-method/payment-method.ts'
import { chargeCard } from './charge-card.ts'
import {
  changeIntent,
  intentOf,
  OPEN_STATUSES,
  type PaymentIntent,
  unexpectedState,
} from './payment-intent.ts'

export const CONFIRM_INTENT_PARAMS = [
  'client_secret',
  'expected_payment_method_type',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'use_stripe_sdk',
]

export function confirmPaymentIntent(call: ApiCall): PaymentIntent {
  return confirmIntent(call, intentOf(call))
}

/** Tries to pay with the given or attached card; a card that asks for 3-D Secure makes it `requires_action`. */
export function confirmIntent(call: ApiCall, intent: PaymentIntent): PaymentIntent {
  checkStatus(intent)
  const returnUrl = address(call.params, 'return_url')
  checkReturnUrl(call, intent, returnUrl)
  const method = methodOf(call, intent)
  const confirmed = changeIntent(call, intent, {
    status: 'requires_confirmation',
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
    receipt_email: text(call.params, 'receipt_email') || intent.receipt_email,
  })
  const scenario = scenarioOf(call, method.id)
  if (scenario.outcome !== 'authentication') return chargeCard(call, confirmed, method, scenario)
  const next = nextAction(call, confirmed, returnUrl)
  return changeIntent(
    call,
    confirmed,
    { status: 'requires_action', next_action: next },
    'payment_intent.requires_action',
  )
}

/** The address of the page on which the bank asks the payer. */
function challengeUrl(
  scope: { standIn: ApiCall['standIn'] },
  intent: PaymentIntent,
  returnUrl?: string,
): string {
  const query = new URLSearchParams({ client_secret: intent.client_secret ?? '' })
  if (returnUrl) query.set('return_url', returnUrl)
  return `${scope.standIn.publicUrl}/challenge/${intent.id}?${query}`
}

function checkStatus(intent: PaymentIntent): void {
  if (OPEN_STATUSES.includes(intent.status)) return
  const already =
    'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
  const wrong = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${OPEN_STATUSES.join(', ')}.`
  throw unexpectedState(intent.status === 'succeeded' ? already : wrong, intent)
}

function checkReturnUrl(call: ApiCall, intent: PaymentIntent, returnUrl: string | undefined): void {
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always'
  if (call.key === 'publishable' || returnUrl || !mayRedirect) return
  throw invalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    { param: 'return_url' },
  )
}

function methodOf(call: ApiCall, intent: PaymentIntent): Stripe.PaymentMethod {
  const data = fieldsOf(call.params, 'payment_method_data')
  if (data && call.key === 'secret') {
    throw invalidRequest(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
      { param: 'payment_method_data' },
    )
  }
  if (data) return paymentMethodFromData(call, data)
  const id = text(call.params, 'payment_method') ?? intent.payment_method
  if (typeof id === 'string') return paymentMethodById(call, id)
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    intent,
  )
}

function nextAction(
  call: ApiCall,
  intent: PaymentIntent,
  returnUrl?: string,
): Stripe.PaymentIntent.NextAction {
  const handledByScript = call.key === 'publishable' && flag(call.params, 'use_stripe_sdk') !== false
  if (handledByScript || !returnUrl) {
    const sdk = { type: 'three_d_secure_redirect', stripe_js: challengeUrl(call, intent) }
    return { type: 'use_stripe_sdk', use_stripe_sdk: sdk }
  }
  return {
    type: 'redirect_to_url',
    redirect_to_url: { return_url: returnUrl, url: challengeUrl(call, intent, returnUrl) },
  }
}
