import type Stripe from 'stripe'
import { config, required } from '../config.ts'

let client: Promise<Stripe> | undefined

/** Stripe's client, loaded on first use: most requests never pay. The only file that imports `stripe`. */
export function stripe(): Promise<Stripe> {
  client ??= createClient()
  return client
}

async function createClient(): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  return new StripeClient(required('STRIPE_SECRET_KEY'), {
    ...endpoint(config().STRIPE_API_BASE),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
}

function endpoint(base: string | undefined): Stripe.StripeConfig {
  if (!base) return {}
  const { protocol, hostname, port } = new URL(base)
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port }
}

export type StripePaymentIntent = Stripe.PaymentIntent
export type StripeRefund = Stripe.Refund
export type StripeEvent = Stripe.Event
