import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import type { ConfirmResult } from './frame-message.ts'

/** The caller: the publishable key, and the connected account if there is one. */
export interface BrowserKey {
  publishableKey: string
  account?: string
}

const UNREACHABLE: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your connection and try again.',
}

/** The intent that a client secret opens. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}

export function retrieveIntent(base: string, key: BrowserKey, clientSecret: string): Promise<ConfirmResult> {
  const query = fieldsOf(key, { client_secret: clientSecret })
  return answerOf(fetch(`${base}v1/payment_intents/${intentIdOf(clientSecret)}?${query}`))
}

export function confirmIntent(
  base: string,
  key: BrowserKey,
  clientSecret: string,
  params: object,
): Promise<ConfirmResult> {
  const body = fieldsOf(key, { client_secret: clientSecret, use_stripe_sdk: 'true', ...params })
  return answerOf(
    fetch(`${base}v1/payment_intents/${intentIdOf(clientSecret)}/confirm`, { method: 'POST', body }),
  )
}

/** What wallets need to know about a payment: its total in words. Null where they are off on this domain. */
export async function readElementsSession(
  base: string,
  key: BrowserKey,
  clientSecret: string,
  domain: string,
): Promise<{ total: string } | null> {
  const query = fieldsOf(key, { client_secret: clientSecret, domain_name: domain })
  try {
    const answer: { wallets_enabled?: boolean; total?: string } = await (
      await fetch(`${base}v1/elements/sessions?${query}`)
    ).json()
    return answer.wallets_enabled ? { total: answer.total ?? '' } : null
  } catch {
    return null
  }
}

async function answerOf(request: Promise<Response>): Promise<ConfirmResult> {
  try {
    const answer: PaymentIntent & { error?: StripeError } = await (await request).json()
    return answer.error ? { error: answer.error } : { paymentIntent: answer }
  } catch {
    return { error: UNREACHABLE }
  }
}

function fieldsOf(key: BrowserKey, params: object): URLSearchParams {
  const fields = new URLSearchParams({ key: key.publishableKey })
  if (key.account) fields.set('_stripe_account', key.account)
  append(fields, params)
  return fields
}

function append(fields: URLSearchParams, params: object, prefix = ''): void {
  for (const [name, value] of Object.entries(params)) {
    const key = prefix ? `${prefix}[${name}]` : name
    if (value === undefined || value === null) continue
    if (typeof value === 'object') append(fields, value, key)
    else fields.set(key, String(value))
  }
}
