import { stripe as stripeClient } from '@foyer/core/stripe/stripe'
import { controlStripe } from '@foyer/core/testing/control-stripe'
import type { Stripe } from 'stripe'

export type StripeSide = Awaited<ReturnType<typeof stripeSide>>

type End = 'succeeded' | 'failed'

/** What happens at Stripe without Foyer, in the dashboard and at banks; and what Stripe knows in the end. */
export async function stripeSide(account: string) {
  const stripe = await stripeClient()
  const onAccount = { stripeAccount: account }

  async function refundsOf(intentId: string): Promise<Stripe.Refund[]> {
    return (await stripe.refunds.list({ payment_intent: intentId, limit: 100 }, onAccount)).data
  }

  return {
    account,
    stripe,
    refundsOf,
    /** From now on events wait for the world to deliver them. */
    holdDeliveries: () => controlStripe('deliveries/hold', {}),
    endPayment: (intentId: string, outcome: End) =>
      controlStripe(`payment_intents/${intentId}/settle`, { outcome }),
    refundInDashboard: (intentId: string, amount: number) =>
      controlStripe(`payment_intents/${intentId}/refund`, { amount }),
    /** Everything in the balance goes to the bank. */
    payOut: () => controlStripe(`accounts/${account}/payouts`, {}),
    async endRefunds(intentId: string, outcome: End): Promise<void> {
      const pending = (await refundsOf(intentId)).filter(({ status }) => status === 'pending')
      for (const { id } of pending) await controlStripe(`refunds/${id}/settle`, { outcome })
    },
    /** The newest payment intents that were made for an event. */
    async intentsOf(event_id: string): Promise<Stripe.PaymentIntent[]> {
      const { data } = await stripe.paymentIntents.list({ limit: 10 }, onAccount)
      return data.filter(({ metadata }) => metadata.foyer_event === event_id)
    },
  }
}
