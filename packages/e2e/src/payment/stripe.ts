import { FoyerApi } from '../foyer/foyer-api.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { cards, type Payment } from './payment-form.ts'

const secretKey = 'sk_test_stand_in_secret'

export interface Charge {
  id: string
  amount: number
  currency: string
  status: 'succeeded' | 'pending' | 'failed'
  paid: boolean
}

/** The charges that Stripe tried for a payment, newest first. */
export async function chargesOf(payment: Payment): Promise<Charge[]> {
  const query = new URLSearchParams({ payment_intent: payment.intent })
  const response = await fetch(`${foyerUrl()}/stripe/v1/charges?${query}`, {
    headers: { authorization: `Bearer ${secretKey}`, 'stripe-account': payment.account },
  })
  if (!response.ok) throw new Error(`Stripe answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: Charge[] }).data
}

/** Sends Stripe's onboarding form as its page would. */
export async function finishOnboarding(onboardingUrl: string): Promise<void> {
  const page = await fetch(onboardingUrl)
  if (!page.ok) throw new Error(`The onboarding page answered ${page.status}.`)
  await fetch(onboardingUrl, {
    method: 'POST',
    body: new URLSearchParams({ step: 'submit' }),
    redirect: 'manual',
  })
}

/** Has the buyer's bank take a payment back until it decides, and answers the dispute's id. */
export async function openDispute({ intent }: Payment): Promise<string> {
  return (await control<{ id: string }>(`payment_intents/${intent}/dispute`, { reason: 'fraudulent' })).id
}

/** Has the bank decide, or review the organizer's answer. */
export async function closeDispute(id: string, outcome: 'won' | 'lost' | 'under_review'): Promise<void> {
  await control(`disputes/${id}/close`, { outcome })
}

/** Has Stripe pay the account's balance out to its bank, as it does by itself. */
export async function payOut(account: string): Promise<void> {
  await control(`accounts/${account}/payouts`, {})
}

/** Uses the stand-in's own controls for what Stripe's API cannot do. */
async function control<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${foyerUrl()}/stripe/test/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`Stripe answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Pays an order with a valid card, as its buyer's browser does. */
export async function payByCard({ short_id }: { short_id: string }): Promise<Payment> {
  const buyer = new FoyerApi()
  const path = `/public/orders/${short_id}/payment-intent`
  const { client_secret, publishable_key, stripe_account_id } = await buyer.post<{
    client_secret: string
    publishable_key: string
    stripe_account_id: string
  }>(path)
  const intent = client_secret.split('_secret_')[0] ?? ''
  const answer = await fetch(`${foyerUrl()}/stripe/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publishable_key,
      _stripe_account: stripe_account_id,
      client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': cards.good,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  if (!answer.ok) throw new Error(`Stripe answered ${answer.status}: ${await answer.text()}`)
  await buyer.get(path)
  return { account: stripe_account_id, intent }
}
