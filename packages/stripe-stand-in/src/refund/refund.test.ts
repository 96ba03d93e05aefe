import { Stripe } from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { confirmInBrowser, control, type Fixture, startFixture } from '../stand-in-fixture.ts'

async function payment(
  fixture: Fixture,
  wish: Partial<Stripe.PaymentIntentCreateParams> = {},
  number?: string,
) {
  const intent = await fixture.stripe.paymentIntents.create({ amount: 2400, currency: 'usd', ...wish })
  await confirmInBrowser(fixture.standIn, { intent, number })
  return intent
}

describe('refunds', () => {
  test('give back parts until nothing is left', async () => {
    const fixture = await startFixture()
    const { stripe, receiver } = fixture
    const { id } = await payment(fixture)
    const part = await stripe.refunds.create({
      payment_intent: id,
      amount: 1000,
      reason: 'requested_by_customer',
    })
    expect(part).toMatchObject({ status: 'succeeded', amount: 1000, reason: 'requested_by_customer' })
    const over = await stripe.refunds.create({ payment_intent: id, amount: 1401 }).catch((caught) => caught)
    expect(over).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(over.message).toContain('greater than unrefunded amount')
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 1400 })
    const again = await stripe.refunds.create({ payment_intent: id }).catch((caught) => caught)
    expect(again.code).toBe('charge_already_refunded')
    const [charge] = (await stripe.charges.list({ payment_intent: id })).data
    expect(charge).toMatchObject({ amount_refunded: 2400, refunded: true })
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2)
    await vi.waitFor(() =>
      expect(
        receiver
          .types()
          .filter((type) => /refund/.test(type))
          .sort(),
      ).toEqual(['charge.refunded', 'charge.refunded', 'refund.created', 'refund.created']),
    )
  })

  test('are refused for payments without a charge', async () => {
    const { stripe } = await startFixture()
    const intent = await stripe.paymentIntents.create({ amount: 2400, currency: 'usd' })
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow('successful charge')
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toThrow(
      'No such payment_intent',
    )
    await expect(stripe.refunds.create({})).rejects.toThrow('should be provided')
  })

  test('can fail later, which puts the money back on the charge', async () => {
    const fixture = await startFixture()
    const { stripe, standIn, receiver } = fixture
    const { id } = await payment(fixture)
    const refund = await stripe.refunds.create({ payment_intent: id })
    await control(standIn, `refunds/${refund.id}/settle`, { outcome: 'failed' })
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'unknown',
    })
    await vi.waitFor(() => expect(receiver.types()).toContain('refund.failed'))
    expect(receiver.types()).toEqual(expect.arrayContaining(['refund.updated', 'charge.refund.updated']))
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({
      status: 'succeeded',
      amount: 2400,
    })
  })

  test('of a card with slow refunds begin pending', async () => {
    const fixture = await startFixture()
    const { id } = await payment(fixture, {}, '4000000000007726')
    const refund = await fixture.stripe.refunds.create({ payment_intent: id })
    expect(refund.status).toBe('pending')
    await control(fixture.standIn, `refunds/${refund.id}/settle`, { outcome: 'succeeded' })
    expect((await fixture.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
  })

  test('can be made in the dashboard', async () => {
    const fixture = await startFixture()
    const { id } = await payment(fixture)
    await control(fixture.standIn, `payment_intents/${id}/refund`, { amount: 400 })
    const [refund] = (await fixture.stripe.refunds.list({ payment_intent: id })).data
    expect(refund).toMatchObject({ amount: 400, status: 'succeeded' })
    const [event] = (await fixture.stripe.events.list({ type: 'refund.created' })).data
    expect(event?.request).toEqual({ id: null, idempotency_key: null })
  })

  test('give back the application fee in proportion when asked', async () => {
    const fixture = await startFixture()
    const { stripe, standIn } = fixture
    const account = await stripe.accounts.create({ type: 'standard' })
    await control(standIn, `accounts/${account.id}/onboard`, {})
    const scope = { stripeAccount: account.id }
    const wish = { amount: 1000, currency: 'eur', application_fee_amount: 33 }
    const intent = await stripe.paymentIntents.create(wish, scope)
    await confirmInBrowser(standIn, { intent, account: account.id })
    const [charge] = (await stripe.charges.list({ payment_intent: intent.id }, scope)).data
    const feeOf = async () =>
      (await stripe.applicationFees.retrieve(String(charge?.application_fee))).amount_refunded
    const refund = (amount: number) =>
      stripe.refunds.create({ payment_intent: intent.id, amount, refund_application_fee: true }, scope)
    await refund(500)
    expect(await feeOf()).toBe(17)
    await refund(500)
    expect(await feeOf()).toBe(33)
  })
})
