import { foyerUrl } from '../foyer/foyer-server.ts'
import type { Payment } from './payment-form.ts'

const secretKey = 'sk_test_stand_in_secret'

export interface Charge {
  id: string
  amount: number
  currency: string
  status: 'succeeded' | 'pending' | 'failed'
  paid: boolean
}

/** What Stripe says was tried and charged for a payment, newest first. */
export async function chargesOf(payment: Payment): Promise<Charge[]> {
  const query = new URLSearchParams({ payment_intent: payment.intent })
  const response = await fetch(`${foyerUrl()}/stripe/v1/charges?${query}`, {
    headers: { authorization: `Bearer ${secretKey}`, 'stripe-account': payment.account },
  })
  if (!response.ok) throw new Error(`Stripe answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: Charge[] }).data
}

/** Fills in Stripe's onboarding form the way its page would send it. */
export async function finishOnboarding(onboardingUrl: string): Promise<void> {
  const page = await fetch(onboardingUrl)
  if (!page.ok) throw new Error(`The onboarding page answered ${page.status}.`)
  await fetch(onboardingUrl, {
    method: 'POST',
    body: new URLSearchParams({ step: 'submit' }),
    redirect: 'manual',
  })
}

/** The buyer's bank takes a payment back until it has decided; answers the dispute's id. */
export async function openDispute({ intent }: Payment): Promise<string> {
  return (await control<{ id: string }>(`payment_intents/${intent}/dispute`, { reason: 'fraudulent' })).id
}

/** The bank decides. */
export async function closeDispute(id: string, outcome: 'won' | 'lost'): Promise<void> {
  await control(`disputes/${id}/close`, { outcome })
}

/** What Stripe's API cannot do: the stand-in's own controls. */
async function control<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${foyerUrl()}/stripe/test/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`Stripe answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
