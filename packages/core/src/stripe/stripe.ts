import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'
import { config, required } from '../config.ts'
import { ServiceSilent, waitFor, whilePatient } from '../patience.ts'
import { AppError } from '../verb.ts'

let current: { key: string; client: Promise<Stripe> } | undefined

/**
 * Stripe's client, loaded on first use, since most requests never pay, and made again when the key has changed. The only
 * file that imports `stripe`.
 */
export function stripe(): Promise<Stripe> {
  const key = required('STRIPE_SECRET_KEY')
  if (current?.key !== key) current = { key, client: createClient(key) }
  return current.client
}

async function createClient(key: string): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const httpClient = StripeClient.createNodeHttpClient()
  const makeRequest = httpClient.makeRequest.bind(httpClient)
  httpClient.makeRequest = (...request) => waitFor(() => makeRequest(...request))
  return new StripeClient(key, {
    ...endpoint(config().STRIPE_API_BASE),
    httpClient,
    maxNetworkRetries: 2,
    // No patience is longer, so one that is no longer waited for ends soon.
    timeout: 8000,
    telemetry: false,
  })
}

/** What checks the signatures of Stripe's webhooks: it needs their secret and no key. */
export async function stripeWebhooks(): Promise<Stripe['webhooks']> {
  const { default: StripeClient } = await import('stripe')
  return StripeClient.webhooks
}

/** The one version of Stripe's API that this code knows: its package's own. */
export async function spokenApiVersion(): Promise<string> {
  return (await stripe()).getApiField('version')
}

let lastAnswer: { at: number; isGood: boolean } | undefined

/** What this process last heard of Stripe, if that was within a minute of `now` (milliseconds); Stripe is not asked. */
export function stripeStanding(now: number): 'OK' | 'FAILING' | 'UNKNOWN' {
  if (lastAnswer === undefined || now - lastAnswer.at > 60_000) return 'UNKNOWN'
  return lastAnswer.isGood ? 'OK' : 'FAILING'
}

function endpoint(base: string | undefined): Stripe.StripeConfig {
  if (!base) return {}
  const { protocol, hostname, port } = new URL(base)
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port }
}

/** How long we wait, at least, before Stripe is asked again that had too many requests, in milliseconds: then it is not asked anymore. */
const patience = [300, 900]

/** A crowd that pays at once goes over Stripe's rate for moments; twice as long at most, so that it does not come back together. */
async function askPatiently<Answer>(ask: (client: Stripe) => Promise<Answer>): Promise<Answer> {
  for (const pause of patience) {
    try {
      return await ask(await stripe())
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'rate_limit')) throw error
      await sleep(pause * (1 + Math.random()))
    }
  }
  return ask(await stripe())
}

/**
 * One question to Stripe. Errors: `payment.unavailable` (503) when Stripe does not answer, is at fault, takes no more requests
 * for now or is still busy with the same one; `payment.not_available` when the account has disconnected us; any other refusal stays
 * Stripe's own error.
 */
export async function askStripe<Answer>(ask: (client: Stripe) => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await whilePatient(() => askPatiently(ask))
    lastAnswer = { at: Date.now(), isGood: true }
    return answer
  } catch (cause) {
    const type = cause instanceof Error && 'type' in cause ? cause.type : undefined
    const isAtFault = cause instanceof ServiceSilent || atFault.has(String(type))
    lastAnswer = { at: Date.now(), isGood: !isAtFault }
    if (isAtFault) throw new AppError('payment.unavailable', { cause })
    if (refusalOf(cause) === 'account_invalid') throw new AppError('payment.not_available', { cause })
    throw cause
  }
}

/**
 * Why Stripe will never do what was asked, in its own code (`charge_already_refunded`): asking again is in vain. Null for
 * any other error.
 */
export function refusalOf(error: unknown): string | null {
  if (error instanceof AppError) return refusalOf(error.cause)
  if (!(error instanceof Error) || !('type' in error) || !definite.has(String(error.type))) return null
  return 'code' in error && typeof error.code === 'string' ? error.code : String(error.type)
}

/** Whether Stripe knows the idempotency key of what was asked, but with other parameters. */
export function isIdempotencyConflict(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'StripeIdempotencyError'
}

/** Stripe forgets idempotency keys after a day; this is the time for which we rely on one. */
export const keysLiveMilliseconds = 20 * 3600 * 1000

const definite = new Set(['StripeInvalidRequestError', 'StripePermissionError', 'StripeCardError'])

const atFault = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'])

export type StripeApiVersion = Stripe.WebhookEndpointCreateParams.ApiVersion
export type StripePaymentIntent = Stripe.PaymentIntent
export type StripeRefund = Stripe.Refund
export type StripeBalanceTransaction = Stripe.BalanceTransaction
export type StripePayout = Stripe.Payout
export type StripeDispute = Stripe.Dispute
export type StripeEvent = Stripe.Event
