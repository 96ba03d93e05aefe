import { required } from '../config.ts'
import type { StripePaymentIntent, StripeRefund } from '../stripe/stripe.ts'

interface Payment {
  /** As Stripe counts it. */
  amount: number
  currency: string
  metadata?: Record<string, string>
  /** `processing`: a debit that takes days. */
  outcome?: 'succeeded' | 'processing'
}

/** What the owner of a connected account does at Stripe with the key of that account alone: the platform takes no part. */
export function stripeOwner(stripe_account_id: string) {
  return {
    pay: ({ amount, currency, metadata = {}, outcome = 'succeeded' }: Payment) =>
      post<StripePaymentIntent>(stripe_account_id, 'payment_intents', {
        amount: String(amount),
        currency,
        confirm: 'true',
        payment_method: outcome === 'succeeded' ? 'pm_card_visa' : 'pm_usBankAccount_processing',
        'automatic_payment_methods[enabled]': 'true',
        'automatic_payment_methods[allow_redirects]': 'never',
        ...metadataFields(metadata),
      }),
    change: (payment_intent: string, fields: Record<string, string>) =>
      post<StripePaymentIntent>(stripe_account_id, `payment_intents/${payment_intent}`, fields),
    confirm: (payment_intent: string) =>
      post<StripePaymentIntent>(stripe_account_id, `payment_intents/${payment_intent}/confirm`, {
        payment_method: 'pm_card_visa',
        return_url: 'https://example.com/',
      }),
    refund: (payment_intent: string, amount: number, metadata: Record<string, string> = {}) =>
      post<StripeRefund>(stripe_account_id, 'refunds', {
        payment_intent,
        amount: String(amount),
        ...metadataFields(metadata),
      }),
  }
}

function metadataFields(metadata: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value]))
}

async function post<Answer>(account: string, path: string, fields: Record<string, string>): Promise<Answer> {
  const answer = await fetch(`${required('STRIPE_API_BASE')}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer sk_test_of_${account}` },
    body: new URLSearchParams(fields),
  })
  if (!answer.ok) throw new Error(`The Stripe stand-in answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
