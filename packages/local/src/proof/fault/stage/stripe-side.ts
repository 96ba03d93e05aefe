import type { PaymentIntent } from '@foyer/contracts/payment/payment'
import { Stripe } from 'stripe'

export type StripeSide = ReturnType<typeof stripeSide>

type End = 'succeeded' | 'failed'

/** What happens at Stripe without us: the buyer's card, the dashboard, the banks; and what Stripe knows in the end. */
export function stripeSide({ url, secretKey, account }: { url: string; secretKey: string; account: string }) {
  const { hostname, port } = new URL(url)
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false })
  const onAccount = { stripeAccount: account }

  async function control(path: string, body: object): Promise<void> {
    const answer = await fetch(`${url}/test/${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`The Stripe stand-in answered ${answer.status} to ${path}.`)
  }

  async function refundsOf(intentId: string): Promise<Stripe.Refund[]> {
    return (await stripe.refunds.list({ payment_intent: intentId, limit: 100 }, onAccount)).data
  }

  return {
    account,
    stripe,
    refundsOf,
    /** Pays as the buyer's browser does, with the publishable key and a card. */
    async confirm(intent: PaymentIntent, card: string): Promise<void> {
      const id = intent.client_secret.split('_secret_')[0]
      const answer = await fetch(`${url}/v1/payment_intents/${id}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: intent.publishable_key,
          _stripe_account: intent.stripe_account_id,
          client_secret: intent.client_secret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': card,
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2034',
          'payment_method_data[card][cvc]': '123',
        }),
      })
      await answer.arrayBuffer()
    },
    /** From now on events wait for the world to hand them over. */
    holdDeliveries: () => control('deliveries/hold', {}),
    endPayment: (intentId: string, outcome: End) =>
      control(`payment_intents/${intentId}/settle`, { outcome }),
    refundInDashboard: (intentId: string, amount: number) =>
      control(`payment_intents/${intentId}/refund`, { amount }),
    async endRefunds(intentId: string, outcome: End): Promise<void> {
      const pending = (await refundsOf(intentId)).filter(({ status }) => status === 'pending')
      for (const { id } of pending) await control(`refunds/${id}/settle`, { outcome })
    },
    /** The newest payment intents that were made for an event. */
    async intentsOf(event_id: string): Promise<Stripe.PaymentIntent[]> {
      const { data } = await stripe.paymentIntents.list({ limit: 10 }, onAccount)
      return data.filter(({ metadata }) => metadata.foyer_event === event_id)
    },
  }
}
