import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { clientOf, control, startFixture } from '../stand-in-fixture.ts'
import { stripeLimits } from '../stripe-limits.ts'

const USD = { amount: 2400, currency: 'usd' }
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: Stripe.errors.StripeError) => error,
  )

describe('the rate of requests', () => {
  test('is bounded for each key: the next is refused until a while has gone by', async () => {
    const { stripe, standIn } = await startFixture()
    await control(standIn, 'traffic', { requests_per_second: 2 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => failure(stripe.paymentIntents.list())))
    const refused = answers.filter((answer) => answer !== null)
    expect(refused.length).toBeGreaterThan(0)
    for (const error of refused) {
      expect(error).toBeInstanceOf(Stripe.errors.StripeRateLimitError)
      expect([error.statusCode, error.code]).toEqual([429, 'rate_limit'])
    }
    await control(standIn, 'clock', { advance_seconds: 1 })
    expect(await failure(stripe.paymentIntents.list())).toBeNull()
  })

  test('is that of a key that takes money, unless a test sets another', async () => {
    const { standIn } = await startFixture()
    const traffic = await control(standIn, 'traffic', {})
    expect(traffic.requestsPerSecond).toBe(stripeLimits.requestsPerSecond.live)
  })
})

describe('requests at the same time', () => {
  test('with one idempotency key: the second hears that the first is under way', async () => {
    const { stripe, standIn } = await startFixture()
    await control(standIn, 'traffic', { post_milliseconds: 500 })
    const create = () => failure(stripe.paymentIntents.create(USD, { idempotencyKey: 'one' }))
    const [error, ...others] = (await Promise.all([create(), create()])).filter((answer) => answer !== null)
    expect(others).toEqual([])
    expect([error?.statusCode, error?.code]).toEqual([409, 'idempotency_key_in_use'])
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
    expect(await create()).toBeNull()
  })

  test('about one object: the second finds it locked, and Stripe says that it may be asked again', async () => {
    const { stripe, standIn } = await startFixture()
    const { id } = await stripe.paymentIntents.create(USD)
    await control(standIn, 'traffic', { post_milliseconds: 500 })
    const update = () => failure(stripe.paymentIntents.update(id, { metadata: { a: 'b' } }))
    const [error, ...others] = (await Promise.all([update(), update()])).filter((answer) => answer !== null)
    expect(others).toEqual([])
    expect([error?.statusCode, error?.code]).toEqual([429, 'lock_timeout'])
    expect(error?.headers?.['stripe-should-retry']).toBe('true')
  })
})

describe('an idempotency key', () => {
  test('is forgotten after 24 hours, and not before', async () => {
    const { stripe, standIn } = await startFixture()
    const create = () => stripe.paymentIntents.create(USD, { idempotencyKey: 'order-1' })
    const { id } = await create()
    await control(standIn, 'clock', { advance_seconds: stripeLimits.idempotencySeconds - 60 })
    expect((await create()).id).toBe(id)
    await control(standIn, 'clock', { advance_seconds: 120 })
    expect((await create()).id).not.toBe(id)
  })

  test('has at most 255 characters', async () => {
    const { stripe } = await startFixture()
    const create = (length: number) =>
      failure(stripe.paymentIntents.create(USD, { idempotencyKey: 'k'.repeat(length) }))
    expect(await create(255)).toBeNull()
    expect((await create(256))?.message).toContain('255')
  })
})

describe('a version of the API', () => {
  test.each(['2026-13-99x', '2025-01-01', '2020-08-27.acacia', 'latest'])(
    '%s is refused',
    async (version) => {
      const { stripe } = await startFixture()
      const error = await failure(stripe.paymentIntents.list({}, { apiVersion: version }))
      expect([error?.statusCode, error?.message]).toEqual([
        400,
        expect.stringContaining(`Invalid Stripe API version: ${version}`),
      ])
    },
  )

  test.each([Stripe.API_VERSION, '2020-08-27'])('%s is taken', async (version) => {
    const { stripe } = await startFixture()
    const { lastResponse } = await stripe.paymentIntents.list({}, { apiVersion: version })
    expect(lastResponse.apiVersion).toBe(version)
  })
})

describe('a text for Stripe', () => {
  const most = stripeLimits.metadata
  const entries = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${index}`, 'value']))

  test.each<[string, object, object]>([
    [
      'description',
      { description: 'd'.repeat(stripeLimits.descriptionLength) },
      { description: 'd'.repeat(stripeLimits.descriptionLength + 1) },
    ],
    [
      'statement_descriptor_suffix',
      { statement_descriptor_suffix: 's'.repeat(stripeLimits.statementDescriptorLength) },
      { statement_descriptor_suffix: 's'.repeat(stripeLimits.statementDescriptorLength + 1) },
    ],
    ['metadata', { metadata: entries(most.keys) }, { metadata: entries(most.keys + 1) }],
    [
      `metadata[${'k'.repeat(most.keyLength + 1)}]`,
      { metadata: { ['k'.repeat(most.keyLength)]: 'v' } },
      { metadata: { ['k'.repeat(most.keyLength + 1)]: 'v' } },
    ],
    [
      'metadata[a]',
      { metadata: { a: 'v'.repeat(most.valueLength) } },
      { metadata: { a: 'v'.repeat(most.valueLength + 1) } },
    ],
  ])('%s has a longest length', async (param, fits, isTooLong) => {
    const { stripe } = await startFixture()
    expect(await failure(stripe.paymentIntents.create({ ...USD, ...fits }))).toBeNull()
    const error = await failure(stripe.paymentIntents.create({ ...USD, ...isTooLong }))
    expect([error?.statusCode, error?.param]).toEqual([400, param])
  })
})

test('a connected account is reached with the platform’s key only while it is connected', async () => {
  const { stripe, standIn } = await startFixture()
  const { id } = await stripe.accounts.create({ type: 'standard' })
  const list = () => failure(stripe.paymentIntents.list({}, { stripeAccount: id }))
  expect(await list()).toBeNull()
  expect(await failure(clientOf(standIn, `sk_test_of_${id}`).paymentIntents.list())).toBeNull()
  await control(standIn, `accounts/${id}/deauthorize`, {})
  const error = await list()
  expect([error?.statusCode, error?.code]).toEqual([403, 'account_invalid'])
})
