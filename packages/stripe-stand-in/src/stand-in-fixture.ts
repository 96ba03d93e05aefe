import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { onTestFinished } from 'vitest'
import { type StripeStandIn, startStripeStandIn } from './start-stripe-stand-in.ts'

export const WEBHOOK_SECRET = 'whsec_for_tests'

interface WebhookReceiver {
  url: string
  received: { body: string; headers: IncomingHttpHeaders }[]
  /** Answers of the next deliveries, then 200. */
  answers: number[]
  types(): string[]
}

/** A webhook endpoint that notes what it gets. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = {
    url: '',
    received: [],
    answers: [],
    types: () => receiver.received.map(({ body }) => JSON.parse(body).type),
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    receiver.received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers })
    response.writeHead(receiver.answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

export interface Fixture {
  standIn: StripeStandIn
  stripe: Stripe
  receiver: WebhookReceiver
}

/** A running stand-in that the real package talks to, and a webhook endpoint; all end with the test. */
export async function startFixture(
  directory: string | null = null,
  more: { webhookRetrySeconds?: readonly number[] } = {},
): Promise<Fixture> {
  const receiver = await startReceiver()
  const options = { port: 0, directory, webhookUrl: receiver.url, webhookSecret: WEBHOOK_SECRET, ...more }
  const standIn = await startStripeStandIn(options)
  onTestFinished(() => standIn.stop().catch(() => {}))
  return { standIn, stripe: clientOf(standIn), receiver }
}

export function clientOf(standIn: StripeStandIn, key = standIn.secretKey): Stripe {
  const { hostname, port } = new URL(standIn.url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

interface BrowserConfirmation {
  intent: Stripe.PaymentIntent
  number?: string
  account?: string
  fields?: Record<string, string>
}

/** Confirms as Stripe.js does from a page: publishable key, client secret, card data. */
export async function confirmInBrowser(standIn: StripeStandIn, wish: BrowserConfirmation) {
  const answer = await fetch(`${standIn.url}/v1/payment_intents/${wish.intent.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: standIn.publishableKey,
      ...(wish.account ? { _stripe_account: wish.account } : {}),
      client_secret: wish.intent.client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': wish.number ?? '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      'payment_method_data[card][cvc]': '123',
      ...wish.fields,
    }),
  })
  return { status: answer.status, body: await answer.json() }
}

/** Calls a test control. */
export async function control(standIn: StripeStandIn, path: string, body?: object) {
  const method = body ? 'POST' : 'GET'
  const answer = await fetch(`${standIn.url}/test/${path}`, {
    method,
    body: body ? JSON.stringify(body) : null,
  })
  return await answer.json()
}
