import { askStripe, type StripeApiVersion, spokenApiVersion } from '../stripe/stripe.ts'

/** Where Stripe sends events, as far as an operator needs to know. */
export interface WebhookEndpoint {
  id: string
  url: string
  api_version: string | null
  enabled_events: string[]
  is_enabled: boolean
}

/** The events that Foyer needs (docs/deploy.md, "Stripe's events"). */
export const webhookEvents = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'payout.paid',
  'payout.failed',
  'payout.reconciliation_completed',
  'account.updated',
  'account.application.deauthorized',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Where a site (`SITE_URL`) receives Stripe's events. */
export function webhookUrl(siteUrl: string): string {
  return `${siteUrl}/api/public/webhooks/stripe`
}

/** The endpoints that send to this address, oldest first. */
export async function listWebhookEndpoints(url: string): Promise<WebhookEndpoint[]> {
  const { data } = await askStripe((client) => client.webhookEndpoints.list({ limit: 100 }))
  return data
    .filter((endpoint) => endpoint.url === url)
    .toReversed()
    .map(({ id, url, api_version, enabled_events, status }) => ({
      id,
      url,
      api_version,
      enabled_events,
      is_enabled: status === 'enabled',
    }))
}

/**
 * A new endpoint for the events of connected accounts, in the version of the API that this code speaks; answers the secret under
 * which it signs, which Stripe tells this once. Errors: payment.unavailable, Stripe's own when 16 are there already.
 */
export async function createWebhookEndpoint(url: string): Promise<{ id: string; secret: string }> {
  const api_version = (await spokenApiVersion()) as StripeApiVersion
  const { id, secret } = await askStripe((client) =>
    client.webhookEndpoints.create({
      url,
      connect: true,
      api_version,
      enabled_events: [...webhookEvents],
    }),
  )
  if (!secret) throw new Error('Stripe made a webhook endpoint and did not say its secret.')
  return { id, secret }
}

/** Deletes an endpoint, with what it would still have repeated. */
export async function deleteWebhookEndpoint(id: string): Promise<void> {
  await askStripe((client) => client.webhookEndpoints.del(id))
}
