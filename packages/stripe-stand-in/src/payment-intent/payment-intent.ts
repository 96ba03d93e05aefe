import type { Stripe } from 'stripe'
import { invalidRequest, resourceMissing } from '../api/api-error.ts'
import type { ApiCall } from '../api/endpoint.ts'
import { text } from '../api/params.ts'
import { type EventType, emitEvent } from '../event/emit-event.ts'
import type { Scope } from '../stand-in.ts'

export type PaymentIntent = Stripe.PaymentIntent

/** Statuses in which a payment intent is still open to change, confirmation and cancelling. */
export const OPEN_STATUSES: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/** The intent of a call's path. With a publishable key only its client secret opens it. */
export function intentOf(call: ApiCall): PaymentIntent {
  const intent = call.standIn.store.get('payment_intent', call.account, call.id)
  if (!intent) throw resourceMissing('payment_intent', call.id, 'intent')
  if (call.key === 'publishable' && text(call.params, 'client_secret') !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    )
  }
  return intent
}

/** Stores the changed intent and emits its event. */
export function changeIntent(
  scope: Scope,
  intent: PaymentIntent,
  changed: Partial<PaymentIntent>,
  event?: EventType,
): PaymentIntent {
  const after = { ...intent, ...changed }
  scope.standIn.store.put('payment_intent', scope.account, after)
  if (event) emitEvent(scope, event, after)
  return after
}

/** 400: the intent's status does not allow the step; the intent comes along, as at Stripe. */
export function unexpectedState(message: string, intent: PaymentIntent): Error {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}

// The fields that Stripe shows to a caller with only the client secret.
const BROWSER_FIELDS = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof PaymentIntent)[]

/** The intent as the caller may see it: whole for servers, without metadata and fees for browsers. */
export function intentFor(call: ApiCall, intent: PaymentIntent): object {
  if (call.key === 'secret') return intent
  return Object.fromEntries(BROWSER_FIELDS.map((field) => [field, intent[field]]))
}
