import { stripe } from '@foyer/core/stripe/stripe'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import type { World } from './world.ts'

type Control =
  | { of: 'payment_intents'; step: 'settle'; body: { outcome: 'succeeded' | 'failed' } }
  | { of: 'payment_intents'; step: 'refund'; body: { amount: number } }
  | { of: 'refunds'; step: 'settle'; body: { outcome: 'succeeded' | 'failed' } }
  | { of: 'payment_intents'; step: 'dispute'; body: { amount: number; inquiry: boolean } }
  | { of: 'accounts'; step: 'bookings'; body: { late: boolean } }
  | { of: 'accounts'; step: 'payouts'; body: object }
  | { of: 'disputes'; step: 'close'; body: { outcome: 'won' | 'lost' | 'under_review' } }

/** What happens at Stripe without Foyer; returns whether Stripe allowed it. */
export async function atStripe(id: string, { of, step, body }: Control): Promise<boolean> {
  const url = `${standIns.env.STRIPE_API_BASE}/test/${of}/${id}/${step}`
  const { ok } = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return ok
}

/** All that Stripe has on file for a world. */
export async function stripeLedger({ stripe_account_id: stripeAccount }: World) {
  const client = await stripe()
  const all = { limit: 100 }
  const most = { limit: 5000 }
  const [intents, charges, refunds, disputes] = await Promise.all([
    client.paymentIntents.list(all, { stripeAccount }).autoPagingToArray(most),
    client.charges.list(all, { stripeAccount }).autoPagingToArray(most),
    client.refunds.list(all, { stripeAccount }).autoPagingToArray(most),
    client.disputes.list(all, { stripeAccount }).autoPagingToArray(most),
  ])
  return { intents, charges, refunds, disputes }
}

/** The part that the platform began: everything else is the account owner's work (F24). */
export function begunByPlatform({ intents, charges, refunds, disputes }: StripeLedger): StripeLedger {
  const ours = intents.filter(({ application }) => application !== null)
  const ids = new Set(ours.map(({ id }) => id))
  const isOurs = ({ payment_intent }: { payment_intent: unknown }) => ids.has(String(payment_intent))
  return {
    intents: ours,
    charges: charges.filter(isOurs),
    refunds: refunds.filter(isOurs),
    disputes: disputes.filter(isOurs),
  }
}

/** All events that Stripe has about a world. */
export async function stripeEvents({ stripe_account_id, attackers_account_id }: World) {
  const client = await stripe()
  const ofAccounts = await Promise.all(
    [stripe_account_id, attackers_account_id].map((stripeAccount) =>
      client.events.list({ limit: 100 }, { stripeAccount }).autoPagingToArray({ limit: 5000 }),
    ),
  )
  return ofAccounts.flat()
}

export type StripeLedger = Awaited<ReturnType<typeof stripeLedger>>
