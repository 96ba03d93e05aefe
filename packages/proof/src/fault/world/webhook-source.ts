import { signPayload } from '@foyer/stripe-stand-in/event/sign-payload'
import type { Stripe } from 'stripe'
import type { Source, Trust } from './source.ts'

/** How Stripe's events reach the webhook: each `twice` at the same moment, the last one first, or `never`. */
export type WebhookFate = 'once' | 'twice' | 'reversed' | 'never'

/** Posts a signed body to the webhook and returns the HTTP status. */
export type PostWebhook = (body: string, signature: string) => Promise<number>

const mostAttempts = 8

/**
 * Stripe's side of the webhook. It posts every new event of the connected account, signed by the world's clock, until the
 * answer is 2xx. The stand-in's own deliveries are held back, so that the world decides when and how often.
 */
export function webhookSource(options: {
  stripe: Stripe
  account: string
  secret: string
  now: () => number
  /** How many deliveries at the same moment count as one. */
  copies: () => number
  post: PostWebhook
}): Source & { fate: (fate: WebhookFate) => void; skip(): Promise<void> } {
  const { stripe, account, secret, now, copies: copiesNow, post } = options
  let fate: WebhookFate = 'once'
  let last: string | undefined
  let waiting: { event: Stripe.Event; copies: number; attempts: number }[] = []

  async function readNew(): Promise<Stripe.Event[]> {
    const cursor = last ? { ending_before: last } : {}
    const { data } = await stripe.events.list({ limit: 100, ...cursor }, { stripeAccount: account })
    last = data[0]?.id ?? last
    return data.toReversed()
  }

  async function read(): Promise<void> {
    const copiesOf = () => (fate === 'twice' ? 2 : copiesNow())
    const events = (await readNew()).map((event) => ({ event, copies: copiesOf(), attempts: 0 }))
    if (fate === 'never') return
    waiting.push(...(fate === 'reversed' ? events.toReversed() : events))
  }

  async function send(one: (typeof waiting)[number], trust: Trust): Promise<void> {
    const body = JSON.stringify(one.event)
    one.attempts += 1
    const isLast = trust === 'at most once' || one.attempts >= mostAttempts
    if (isLast) waiting = waiting.filter((other) => other !== one)
    const signature = signPayload(body, secret, Math.floor(now() / 1000))
    const answers = await Promise.all(Array.from({ length: one.copies }, () => post(body, signature)))
    if (answers.every((status) => status < 300)) waiting = waiting.filter((other) => other !== one)
  }

  return {
    fate(next) {
      fate = next
    },
    /** Ignores everything that has happened so far. */
    async skip() {
      await readNew()
      waiting = []
    },
    async deliver(trust) {
      await read()
      if (waiting.length === 0) return false
      for (const one of [...waiting]) await send(one, trust)
      return true
    },
  }
}
