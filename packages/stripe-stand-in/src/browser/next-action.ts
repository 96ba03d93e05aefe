import type { StripeError } from '@stripe/stripe-js'
import { type BrowserKey, intentIdOf, retrieveIntent } from './api-client.ts'
import { showChallenge } from './challenge-dialog.ts'
import type { ConfirmResult } from './frame-message.ts'

const UNANSWERED: StripeError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Takes the payer through what the payment still requires, and returns the outcome. */
export async function handleAction(
  base: string,
  key: BrowserKey,
  clientSecret: string,
  result: ConfirmResult,
): Promise<ConfirmResult> {
  if (result.paymentIntent?.status !== 'requires_action') return result
  await showChallenge(`${base}challenge/${intentIdOf(clientSecret)}`, clientSecret)
  const after = await retrieveIntent(base, key, clientSecret)
  if (!after.paymentIntent) return after
  const { status, last_payment_error } = after.paymentIntent
  if (status === 'succeeded' || status === 'processing') return after
  const error = (last_payment_error ?? UNANSWERED) as StripeError
  return { error: { ...error, payment_intent: after.paymentIntent } }
}

/** Leaves for the shop's return address, with what Stripe adds to it; never returns. */
export function leaveFor(returnUrl: string, result: ConfirmResult & { error?: undefined }): Promise<never> {
  const { id, client_secret, status } = result.paymentIntent
  const target = new URL(returnUrl, location.href)
  target.searchParams.set('payment_intent', id)
  target.searchParams.set('payment_intent_client_secret', client_secret ?? '')
  target.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'pending')
  location.assign(target)
  return new Promise(() => {})
}
