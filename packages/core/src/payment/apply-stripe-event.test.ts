import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readOrder } from '../store/order/order-entity.ts'
import { StripeEventEntity } from '../store/payment/payment-watch-entity.ts'
import { cancelIntent } from '../stripe/payment-intent.ts'
import { spokenApiVersion } from '../stripe/stripe.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { cards, payInBrowser } from '../testing/pay.ts'
import { testContext } from '../testing/test-context.ts'
import { applyStripeEvent } from './apply-stripe-event.ts'
import { webhookEvents } from './webhook-endpoint.ts'

const ctx = testContext()

/** A stored webhook event of that type about the order's payment intent. */
async function eventOf(short_id: string, event_type: string): Promise<string> {
  const { payment_intent_id, stripe_account_id } = await readOrder(short_id)
  const stripe_event_id = `evt_${randomUUID()}`
  await StripeEventEntity.create({
    stripe_event_id,
    event_type,
    api_version: await spokenApiVersion(),
    stripe_account_id,
    object_id: payment_intent_id ?? '',
    received_at: ctx.now.toISOString(),
    ttl: Math.floor(ctx.now.getTime() / 1000) + 60,
  }).go()
  return stripe_event_id
}

const settle = async (short_id: string, outcome: 'succeeded' | 'failed') => {
  const { payment_intent_id } = await readOrder(short_id)
  await controlStripe(`payment_intents/${payment_intent_id}/settle`, { outcome })
}

/** A declined card, then a slow payment: so much has always happened at Stripe; then it ends as said. */
const endings: Record<string, { end: (short_id: string) => Promise<unknown>; expected: object }> = {
  succeeded: {
    end: (short_id) => settle(short_id, 'succeeded'),
    expected: { status: 'COMPLETED', payment_status: 'PAYMENT_RECEIVED' },
  },
  failed: {
    end: (short_id) => settle(short_id, 'failed'),
    expected: { status: 'RESERVED', payment_status: 'PAYMENT_FAILED' },
  },
  canceled: {
    end: async (short_id) => {
      await settle(short_id, 'failed')
      await cancelIntent(await readOrder(short_id))
    },
    expected: { status: 'RESERVED', payment_status: 'AWAITING_PAYMENT' },
  },
  processing: { end: async () => {}, expected: { status: 'RESERVED', payment_status: 'PROCESSING' } },
}

/** Where a round of the types begins; each is also told backwards. */
const turns = [0, 2]
const types = ['processing', 'payment_failed', 'succeeded', 'canceled'].map(
  (name) => `payment_intent.${name}`,
)

describe.each(Object.entries(endings))(
  'webhooks about a payment that Stripe calls %s',
  (_, { end, expected }) => {
    it('lead to the same order in every order, repeated, and at once (F5, F6)', async () => {
      const { named, stock } = await mintPaidEvent(12)
      const orders: string[] = []
      for (const turn of turns) {
        const short_id = await named()
        orders.push(short_id)
        await payInBrowser(short_id, cards.decline)
        await payInBrowser(short_id, cards.staysProcessing)
        await end(short_id)
        const turned = [...types.slice(turn), ...types.slice(0, turn)]
        for (const type of [...turned, ...turned.toReversed()]) {
          await applyStripeEvent(ctx, await eventOf(short_id, type))
        }
        const again = await Promise.all(types.map((type) => eventOf(short_id, type)))
        await Promise.all(again.map((id) => applyStripeEvent(ctx, id)))
      }
      for (const short_id of orders) {
        expect(await readOrder(short_id)).toMatchObject({ ...expected, refunds: [] })
      }
      const { sold, held, drift } = await stock()
      expect({ taken: (sold ?? 0) + (held ?? 0), drift }).toEqual({ taken: turns.length, drift: 0 })
    })
  },
)

describe('docs/deploy.md', () => {
  it('names Foyer’s API version and the event types that set-up asks Stripe for', async () => {
    const text = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8')
    expect(text).toContain(`**${await spokenApiVersion()}**`)
    const named = text
      .match(/`(payment_intent|refund|charge|payout|account)\.[a-z_.]+`/g)
      ?.map((type) => type.slice(1, -1))
    expect(new Set(named)).toEqual(new Set(webhookEvents))
  })
})
