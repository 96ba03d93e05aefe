import { createHmac } from 'node:crypto'
import { listWebhookEndpoints, webhookEvents, webhookUrl } from '@foyer/core/payment/webhook-endpoint'
import { askStripe, refusalOf, spokenApiVersion } from '@foyer/core/stripe/stripe'
import { freshSecrets, readSecret } from '../stage-parameters.ts'
import type { Check } from './check.ts'

/** What Foyer needs at Stripe. */
export const stripeChecks: readonly Check[] = [
  {
    name: 'connect',
    asks: 'Stripe GET /v1/accounts: is the key valid, and is Connect on?',
    needsDeployment: true,
    look: async () => {
      if ((await readSecret('STRIPE_SECRET_KEY')) === null) return null
      await freshSecrets()
      try {
        await askStripe((client) => client.accounts.list({ limit: 1 }))
        return null
      } catch (error) {
        const reason = refusalOf(error) ?? (error instanceof Error ? error.message : String(error))
        return `Stripe refuses the key, or Connect is off (${reason}). Check the key under Developers, API keys, and turn on Connect at https://dashboard.stripe.com/connect.`
      }
    },
  },
  {
    name: 'webhook-endpoint',
    asks: "Stripe GET /v1/webhook_endpoints: does Stripe send the site its events, in the code's API version?",
    needsDeployment: true,
    look: async ({ stage, deployed }) => {
      if ((await readSecret('STRIPE_SECRET_KEY')) === null) return null
      await freshSecrets()
      const url = webhookUrl(deployed?.SITE_URL ?? '')
      const endpoint = (await listWebhookEndpoints(url)).at(-1)
      const mend = `Run: pnpm operate set-up --stage ${stage}`
      if (!endpoint) return `Stripe has no webhook endpoint for ${url}. ${mend}`
      if (!endpoint.is_enabled)
        return `Stripe's webhook endpoint ${endpoint.id} is disabled. Enable it in Stripe's dashboard.`
      const version = await spokenApiVersion()
      if (endpoint.api_version !== version) {
        return `Stripe's webhook endpoint uses version ${endpoint.api_version}, Foyer uses ${version}. ${mend}`
      }
      const missing = webhookEvents.filter((type) => !endpoint.enabled_events.includes(type))
      return missing.length === 0 ? null : `Stripe does not send ${missing.join(', ')}. ${mend}`
    },
  },
  {
    name: 'events-heard',
    asks: "POST to the site's webhook, signed with the stored secret: does the site accept an event?",
    needsDeployment: true,
    look: async ({ deployed }) => {
      const [secret] = (await readSecret('STRIPE_WEBHOOK_SECRET'))?.split(',') ?? []
      if (!secret) return null
      const { status } = await tellHarmlessEvent(webhookUrl(deployed?.SITE_URL ?? ''), secret)
      if (status === 200) return null
      return `The site answers ${status} to an event that is signed with STRIPE_WEBHOOK_SECRET. If you just changed it, wait five minutes. Then read the log of stripe-webhook.`
    },
  },
]

/** Sends an event of which Foyer stores only that it arrived. Each day has one such event. */
async function tellHarmlessEvent(url: string, secret: string): Promise<Response> {
  const seconds = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({
    id: `evt_doctor_${Math.floor(seconds / 86_400)}`,
    object: 'event',
    type: 'account.application.authorized',
    api_version: await spokenApiVersion(),
    created: seconds,
    data: { object: { id: 'ca_doctor', object: 'application' } },
  })
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` }
  return fetch(url, { method: 'POST', headers, body })
}
