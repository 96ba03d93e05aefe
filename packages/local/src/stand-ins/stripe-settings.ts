import path from 'node:path'
import { startStripeStandIn } from '@foyer/stripe-stand-in'

export const stripeWebhookPath = '/api/public/webhooks/stripe'

type StripeSettings = { env: Record<string, string>; standInUrl: string | null; stop: () => Promise<void> }

/**
 * The environment that points product code at the Stripe stand-in. If the person's own environment has test keys, it
 * points at Stripe itself, and `stripe listen` forwards webhooks and prints STRIPE_WEBHOOK_SECRET.
 */
export async function stripeSettings(options: {
  port: number
  directory: string | null
  siteUrl: string
  webhookSecret: string
  webhookRetrySeconds?: readonly number[] | undefined
  given: NodeJS.ProcessEnv
}): Promise<StripeSettings> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = options.given
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY) {
    return {
      env: {
        STRIPE_SECRET_KEY,
        STRIPE_PUBLISHABLE_KEY,
        STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET ?? options.webhookSecret,
      },
      standInUrl: null,
      stop: async () => {},
    }
  }
  const standIn = await startStripeStandIn({
    port: options.port,
    directory: options.directory && path.join(options.directory, 'stripe'),
    webhookUrl: `${options.siteUrl}${stripeWebhookPath}`,
    webhookSecret: options.webhookSecret,
    webhookRetrySeconds: options.webhookRetrySeconds,
    publicUrl: `${options.siteUrl}/stripe`,
  })
  return {
    env: {
      STRIPE_SECRET_KEY: standIn.secretKey,
      STRIPE_PUBLISHABLE_KEY: standIn.publishableKey,
      STRIPE_WEBHOOK_SECRET: options.webhookSecret,
      STRIPE_API_BASE: standIn.url,
      STRIPE_JS_URL: standIn.scriptUrl,
      STRIPE_DASHBOARD_URL: standIn.dashboardUrl,
    },
    standInUrl: standIn.url,
    stop: () => standIn.stop(),
  }
}
