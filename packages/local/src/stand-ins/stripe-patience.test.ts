import { refundOrder } from '@foyer/core/order/refund-order'
import { withPatience } from '@foyer/core/patience'
import { createPaymentIntent } from '@foyer/core/payment/payment-intent'
import { makeRefund } from '@foyer/core/settlement/make-refund'
import { checkPayment } from '@foyer/core/settlement/settle-payment'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { listRefunds } from '@foyer/core/stripe/payment-intent'
import { askStripe, isIdempotencyConflict, refusalOf, stripe } from '@foyer/core/stripe/stripe'
import { controlStripe } from '@foyer/core/testing/control-stripe'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { testContext } from '@foyer/core/testing/test-context'
import { type StripeStandIn, startStripeStandIn } from '@foyer/stripe-stand-in'
import { afterAll, beforeAll, expect, test } from 'vitest'

let standIn: StripeStandIn

beforeAll(async () => {
  const webhook = { webhookUrl: 'http://127.0.0.1:9/closed', webhookSecret: 'whsec_for_tests' }
  standIn = await startStripeStandIn({ port: 0, directory: null, ...webhook })
  // Before this process's first request to Stripe, when its client learns where Stripe is.
  process.env.STRIPE_API_BASE = standIn.url
  process.env.STRIPE_SECRET_KEY = standIn.secretKey
})
afterAll(() => standIn.stop())

const crowd = <One>(ask: () => Promise<One>) => Promise.allSettled(Array.from({ length: 8 }, ask))
const refusedOf = (answers: PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'rejected').length

test('a crowd that goes over Stripe’s rate for a moment is answered all the same', async () => {
  await controlStripe('traffic', { requests_per_second: 4 })
  // The control: without patience, every request after the fourth is refused.
  const client = await stripe()
  expect(refusedOf(await crowd(() => client.paymentIntents.list()))).toBeGreaterThan(0)
  await controlStripe('clock', { advance_seconds: 10 })
  expect(refusedOf(await crowd(() => askStripe((asked) => asked.paymentIntents.list())))).toBe(0)
})

test('while Stripe takes no requests at all, it is asked three times, and the buyer hears to try again', async () => {
  await controlStripe('traffic', { requests_per_second: 0 })
  await controlStripe('clock', { advance_seconds: 10 })
  let tries = 0
  const asked = askStripe((client) => {
    tries += 1
    return client.paymentIntents.list()
  })
  await expect(asked).rejects.toMatchObject({ code: 'payment.unavailable', status: 503 })
  expect(tries).toBe(3)
})

test('what Stripe is still busy with is unavailable, not refused, so no payment or refund is given up for it', async () => {
  await controlStripe('traffic', { requests_per_second: 100, post_milliseconds: 60_000 })
  const create = () =>
    askStripe((client) =>
      client.paymentIntents.create({ amount: 2400, currency: 'usd' }, { idempotencyKey: 'one' }),
    )
  await expect(Promise.race([create(), create()])).rejects.toMatchObject({ code: 'payment.unavailable' })
})

test('a key in use and a locked object are neither refusals nor the key of another request', async () => {
  await controlStripe('traffic', { requests_per_second: 100, post_milliseconds: 0 })
  const { paymentIntents } = await stripe()
  const intent = { amount: 2400, currency: 'usd' }
  const { id } = await paymentIntents.create(intent)
  await controlStripe('traffic', { requests_per_second: 100, post_milliseconds: 500 })
  const twice = {
    idempotency_key_in_use: () =>
      paymentIntents.create(intent, { idempotencyKey: 'two', maxNetworkRetries: 0 }),
    lock_timeout: () => paymentIntents.update(id, { metadata: { a: 'b' } }, { maxNetworkRetries: 0 }),
  }
  for (const [code, ask] of Object.entries(twice)) {
    const answers = await Promise.allSettled<unknown>([ask(), ask()])
    const [error, ...others] = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason] : [],
    )
    expect([error?.code, others]).toEqual([code, []])
    expect([refusalOf(error), isIdempotencyConflict(error)]).toEqual([null, false])
  }
})

/** Stripe takes what it is asked for, and answers later than it is waited for. */
async function cutOff(ask: () => Promise<unknown>): Promise<void> {
  await controlStripe('traffic', { requests_per_second: 100, post_milliseconds: 300 })
  await expect(withPatience(ask, 150)).rejects.toMatchObject({ code: 'payment.unavailable' })
  await controlStripe('traffic', { post_milliseconds: 0 })
}

test('a payment that was begun although its answer was cut off is one payment when the buyer tries again', async () => {
  const { named, stripe_account_id: stripeAccount } = await mintPaidEvent()
  const order_short_id = await named()
  const ctx = testContext()
  await cutOff(() => createPaymentIntent(ctx, { params: { order_short_id } }))
  const { paymentIntents } = await stripe()
  const atStripe = async () => (await paymentIntents.list({}, { stripeAccount })).data
  await expect.poll(atStripe).toHaveLength(1)
  expect(await readOrder(order_short_id)).toMatchObject({ status: 'RESERVED', payment_intent_id: null })
  await createPaymentIntent(ctx, { params: { order_short_id } })
  const [only, ...others] = await atStripe()
  expect([(await readOrder(order_short_id)).payment_intent_id, others]).toEqual([only?.id, []])
})

test('a refund that was made although its answer was cut off is made and booked once', async () => {
  const { ctx: owner, paid, managed } = await mintPaidEvent()
  const short_id = await paid()
  const ctx = testContext()
  await checkPayment(ctx, short_id)
  const body = { amount: 1000, notify_buyer: false, cancel_order: false }
  await refundOrder(owner, { ...managed(short_id), body })
  const [{ id } = { id: '' }] = (await readOrder(short_id)).refunds
  await cutOff(() => makeRefund(ctx, short_id, id))
  const atStripe = async () => listRefunds(await readOrder(short_id))
  await expect.poll(atStripe).toHaveLength(1)
  expect(await readOrder(short_id)).toMatchObject({ refunded_total: 0, refunds: [{ status: 'PENDING' }] })
  await makeRefund(ctx, short_id, id)
  expect(await readOrder(short_id)).toMatchObject({
    refunded_total: 1000,
    refunds: [{ status: 'SUCCEEDED' }],
  })
  expect(await atStripe()).toHaveLength(1)
})
