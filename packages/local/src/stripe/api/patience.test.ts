import { askStripe, stripe } from '@foyer/core/stripe/stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { control, WEBHOOK_SECRET } from '../stand-in-fixture.ts'
import { type StripeStandIn, startStripeStandIn } from '../start-stripe-stand-in.ts'

let standIn: StripeStandIn

beforeAll(async () => {
  const webhook = { webhookUrl: 'http://127.0.0.1:9/closed', webhookSecret: WEBHOOK_SECRET }
  standIn = await startStripeStandIn({ port: 0, directory: null, ...webhook })
  // Before this process first asks Stripe: then its client learns where Stripe is.
  process.env.STRIPE_API_BASE = standIn.url
  process.env.STRIPE_SECRET_KEY = standIn.secretKey
})
afterAll(() => standIn.stop())

const crowd = <One>(ask: () => Promise<One>) => Promise.allSettled(Array.from({ length: 8 }, ask))
const refusedOf = (answers: PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'rejected').length

test('a crowd that goes over Stripe’s rate for a moment is answered all the same', async () => {
  await control(standIn, 'traffic', { requests_per_second: 4 })
  // The control: without patience, who comes after the fourth is refused.
  const client = await stripe()
  expect(refusedOf(await crowd(() => client.paymentIntents.list()))).toBeGreaterThan(0)
  await control(standIn, 'clock', { advance_seconds: 10 })
  expect(refusedOf(await crowd(() => askStripe((asked) => asked.paymentIntents.list())))).toBe(0)
})

test('while Stripe takes no requests at all, it is asked three times, and the buyer hears to try again', async () => {
  await control(standIn, 'traffic', { requests_per_second: 0 })
  await control(standIn, 'clock', { advance_seconds: 10 })
  let tries = 0
  const asked = askStripe((client) => {
    tries += 1
    return client.paymentIntents.list()
  })
  await expect(asked).rejects.toMatchObject({ code: 'payment.unavailable', status: 503 })
  expect(tries).toBe(3)
})

test('what Stripe is still busy with is unavailable, not refused, so no payment or refund is given up for it', async () => {
  await control(standIn, 'traffic', { requests_per_second: 100, post_milliseconds: 60_000 })
  const create = () =>
    askStripe((client) =>
      client.paymentIntents.create({ amount: 2400, currency: 'usd' }, { idempotencyKey: 'one' }),
    )
  await expect(Promise.race([create(), create()])).rejects.toMatchObject({ code: 'payment.unavailable' })
})
