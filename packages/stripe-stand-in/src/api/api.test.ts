import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { clientOf, startFixture } from '../stand-in-fixture.ts'

const USD = { amount: 2400, currency: 'usd' }

describe('requests', () => {
  test('are identified by their key and account', async () => {
    const { stripe, standIn } = await startFixture()
    const unknownKey = clientOf(standIn, 'sk_test_of_somebody_else')
    await expect(unknownKey.paymentIntents.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    const elsewhere = stripe.paymentIntents.list({}, { stripeAccount: 'acct_stranger' })
    await expect(elsewhere).rejects.toBeInstanceOf(Stripe.errors.StripePermissionError)
  })

  test('carry their id, version and account back', async () => {
    const { stripe } = await startFixture()
    const { lastResponse } = await stripe.paymentIntents.create(USD, { idempotencyKey: 'k1' })
    expect(lastResponse).toMatchObject({
      idempotencyKey: 'k1',
      apiVersion: Stripe.API_VERSION,
      statusCode: 200,
    })
    expect(lastResponse.requestId).toMatch(/^req_/)
  })

  test('are refused for unknown objects and parameters', async () => {
    const { stripe } = await startFixture()
    const gone = await stripe.paymentIntents.retrieve('pi_none').catch((caught) => caught)
    expect([gone.statusCode, gone.code, gone.param]).toEqual([404, 'resource_missing', 'intent'])
    const params = { ...USD, ammount: 1 } as Stripe.PaymentIntentCreateParams
    const unknown = await stripe.paymentIntents.create(params).catch((caught) => caught)
    expect([unknown.code, unknown.param]).toEqual(['parameter_unknown', 'ammount'])
    const missing = await stripe.paymentIntents.create({ currency: 'usd' } as never).catch((caught) => caught)
    expect([missing.code, missing.param]).toEqual(['parameter_missing', 'amount'])
  })

  test('are answered page by page', async () => {
    const { stripe } = await startFixture()
    const made: string[] = []
    for (let index = 0; index < 7; index += 1) made.push((await stripe.paymentIntents.create(USD)).id)
    const all = await stripe.paymentIntents.list({ limit: 3 }).autoPagingToArray({ limit: 100 })
    expect(all.map(({ id }) => id)).toEqual(made.toReversed())
    const before = await stripe.paymentIntents.list({ limit: 2, ending_before: made[2] })
    expect(before.data.map(({ id }) => id)).toEqual([made[4], made[3]])
    expect(before.has_more).toBe(true)
  })
})

describe('an idempotency key', () => {
  test('gives the same answer to the same request', async () => {
    const { stripe } = await startFixture()
    const first = await stripe.paymentIntents.create(USD, { idempotencyKey: 'order-1' })
    const second = await stripe.paymentIntents.create(USD, { idempotencyKey: 'order-1' })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  test('refuses other parameters and other endpoints', async () => {
    const { stripe } = await startFixture()
    const key = { idempotencyKey: 'order-1' }
    await stripe.paymentIntents.create(USD, key)
    const other = stripe.paymentIntents.create({ ...USD, amount: 2500 }, key)
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    await expect(stripe.accounts.create({}, key)).rejects.toThrow('same endpoint')
  })

  test('keeps a decline, but not a mistake in the parameters', async () => {
    const { stripe } = await startFixture()
    const key = { idempotencyKey: 'order-1' }
    await expect(stripe.paymentIntents.create({ ...USD, amount: 0 }, key)).rejects.toThrow('greater than')
    const wish = {
      ...USD,
      confirm: true,
      payment_method: 'pm_card_chargeDeclined',
      return_url: 'http://shop.test/',
    }
    const first = await stripe.paymentIntents.create(wish, key).catch((caught) => caught)
    const second = await stripe.paymentIntents.create(wish, key).catch((caught) => caught)
    expect(first).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(second.payment_intent.id).toBe(first.payment_intent.id)
  })

  test('belongs to one account', async () => {
    const { stripe } = await startFixture()
    const { id } = await stripe.accounts.create({ type: 'standard' })
    const first = await stripe.accountLinks.create(
      { account: id, type: 'account_onboarding', return_url: 'http://a.test', refresh_url: 'http://a.test' },
      { idempotencyKey: 'k' },
    )
    expect(first.url).toContain('/connect/onboarding/')
    await expect(
      stripe.paymentIntents.create(USD, { idempotencyKey: 'k', stripeAccount: id }),
    ).rejects.toThrow('cannot take charges yet')
  })
})
