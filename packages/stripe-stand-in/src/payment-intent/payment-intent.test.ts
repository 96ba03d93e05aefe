import { Stripe } from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { clientOf, confirmInBrowser, control, startFixture } from '../stand-in-fixture.ts'

const USD = { amount: 2400, currency: 'usd' }

describe('payment intents', () => {
  test('pay with a good card, and report it', async () => {
    const { stripe, standIn, receiver } = await startFixture()
    const intent = await stripe.paymentIntents.create({ ...USD, metadata: { order: 'ord_1' } })
    expect(intent).toMatchObject({ status: 'requires_payment_method', currency: 'usd', amount_received: 0 })
    const confirmed = await confirmInBrowser(standIn, { intent })
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect(confirmed.body).not.toHaveProperty('metadata')
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge.refunds'] })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 2400,
      metadata: { order: 'ord_1' },
      latest_charge: { status: 'succeeded', paid: true, metadata: { order: 'ord_1' }, refunds: { data: [] } },
    })
    await vi.waitFor(() => expect(receiver.types()).toHaveLength(4))
    expect(receiver.types().sort()).toEqual([
      'charge.succeeded',
      'charge.updated',
      'payment_intent.created',
      'payment_intent.succeeded',
    ])
  })

  test('are paid with a card of a wallet, where the page’s domain is registered', async () => {
    const { stripe, standIn } = await startFixture()
    const intent = await stripe.paymentIntents.create(USD)
    const session = async () => {
      const query = new URLSearchParams({
        key: standIn.publishableKey,
        client_secret: intent.client_secret ?? '',
        domain_name: 'tickets.example',
      })
      return (await fetch(`${standIn.url}/v1/elements/sessions?${query}`)).json()
    }
    expect(await session()).toMatchObject({ wallets_enabled: false })
    await stripe.paymentMethodDomains.create({ domain_name: 'tickets.example' })
    expect(await session()).toMatchObject({ wallets_enabled: true, total: '24.00 USD' })
    const pay = (token: string) =>
      confirmInBrowser(standIn, { intent, fields: { 'payment_method_data[card][token]': token } })
    expect(await pay('tok_apple_pay_1')).toMatchObject({ status: 404 })
    expect(await pay('tok_google_pay_4000000000000002')).toMatchObject({ status: 402 })
    expect(await pay('tok_apple_pay_4242424242424242')).toMatchObject({ body: { status: 'succeeded' } })
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] })
    expect(paid.payment_method).toMatchObject({ card: { wallet: { type: 'apple_pay' }, last4: '4242' } })
  })

  test('are declined, then paid with another card', async () => {
    const { stripe, standIn, receiver } = await startFixture()
    const intent = await stripe.paymentIntents.create(USD)
    const declined = await confirmInBrowser(standIn, { intent, number: '4000 0000 0000 9995' })
    expect(declined).toMatchObject({
      status: 402,
      body: {
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'insufficient_funds',
          payment_intent: { status: 'requires_payment_method' },
        },
      },
    })
    const after = await stripe.paymentIntents.retrieve(intent.id)
    expect(after.last_payment_error).toMatchObject({ decline_code: 'insufficient_funds' })
    await vi.waitFor(() => expect(receiver.types()).toContain('payment_intent.payment_failed'))
    const paid = await confirmInBrowser(standIn, { intent })
    expect(paid.body).toMatchObject({ status: 'succeeded', last_payment_error: null })
    const charges = await stripe.charges.list({ payment_intent: intent.id })
    expect(charges.data.map((charge) => charge.status)).toEqual(['succeeded', 'failed'])
  })

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
    ['4242424242424241', 'incorrect_number', undefined],
  ])('refuse %s as %s', async (number, code, declineCode) => {
    const { stripe, standIn } = await startFixture()
    const intent = await stripe.paymentIntents.create(USD)
    const { status, body } = await confirmInBrowser(standIn, { intent, number })
    expect([status, body.error.code, body.error.decline_code]).toEqual([402, code, declineCode])
  })

  test.each([
    ['complete', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])('ask for 3-D Secure: %s makes it %s', async (outcome, status) => {
    const { stripe, standIn } = await startFixture()
    const intent = await stripe.paymentIntents.create(USD)
    const { body } = await confirmInBrowser(standIn, { intent, number: '4000002500003155' })
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    const page = body.next_action.use_stripe_sdk.stripe_js
    expect(await (await fetch(page)).text()).toContain('Complete authentication')
    const form = {
      client_secret: intent.client_secret ?? '',
      outcome,
      return_url: 'http://shop.test/return?a=1',
    }
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
    const back = new URL(answer.headers.get('Location') ?? '')
    expect(back.searchParams.get('payment_intent')).toBe(intent.id)
    expect(back.searchParams.get('redirect_status')).toBe(outcome === 'complete' ? 'succeeded' : 'failed')
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status })
  })

  test('send a server-side confirmation to the bank and back', async () => {
    const { stripe } = await startFixture()
    const created = await stripe.paymentIntents.create({
      ...USD,
      confirm: true,
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://shop.test/return',
    })
    expect(created).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
  })

  test.each(['succeeded', 'failed'] as const)('leave a payment processing until it %s', async (outcome) => {
    const { stripe, standIn, receiver } = await startFixture()
    const intent = await stripe.paymentIntents.create(USD)
    const { body } = await confirmInBrowser(standIn, { intent, number: '4000000000003337' })
    expect(body.status).toBe('processing')
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toThrow('status of processing')
    await control(standIn, `payment_intents/${intent.id}/settle`, { outcome })
    const after = await stripe.paymentIntents.retrieve(intent.id)
    expect(after.status).toBe(outcome === 'succeeded' ? 'succeeded' : 'requires_payment_method')
    await vi.waitFor(() =>
      expect(receiver.types()).toContain(
        `payment_intent.${outcome === 'succeeded' ? 'succeeded' : 'payment_failed'}`,
      ),
    )
  })

  test('can be cancelled while open, and not once ended', async () => {
    const { stripe, standIn } = await startFixture()
    const open = await stripe.paymentIntents.create(USD)
    const canceled = await stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    expect((await confirmInBrowser(standIn, { intent: open })).body.error.code).toBe(
      'payment_intent_unexpected_state',
    )
    const error = await stripe.paymentIntents.cancel(open.id).catch((caught) => caught)
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(error.payment_intent.status).toBe('canceled')
  })

  test('can change their amount while open, and not after', async () => {
    const { stripe, standIn } = await startFixture()
    const intent = await stripe.paymentIntents.create(USD)
    expect(await stripe.paymentIntents.update(intent.id, { amount: 5000 })).toMatchObject({ amount: 5000 })
    await confirmInBrowser(standIn, { intent })
    await expect(stripe.paymentIntents.update(intent.id, { amount: 100 })).rejects.toThrow(
      'status of succeeded',
    )
    const described = await stripe.paymentIntents.update(intent.id, { metadata: { seen: 'yes' } })
    expect(described.metadata).toEqual({ seen: 'yes' })
  })

  test('open to a browser by their client secret only', async () => {
    const { stripe, standIn } = await startFixture()
    const intent = await stripe.paymentIntents.create(USD)
    const wrong = await confirmInBrowser(standIn, { intent: { ...intent, client_secret: 'pi_x_secret_y' } })
    expect(wrong.status).toBe(400)
    const browser = clientOf(standIn, standIn.publishableKey)
    await expect(browser.paymentIntents.create(USD)).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    const seen = await browser.paymentIntents.retrieve(intent.id, {
      client_secret: intent.client_secret ?? '',
    })
    expect(seen.id).toBe(intent.id)
  })
})

describe('amounts', () => {
  test.each([
    [{ amount: 49, currency: 'usd' }, 'amount_too_small'],
    [{ amount: 49, currency: 'jpy' }, 'amount_too_small'],
    [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large'],
    [{ amount: 1005, currency: 'kwd' }, 'parameter_invalid_integer'],
    [{ amount: 10.5, currency: 'usd' }, 'parameter_invalid_integer'],
    [{ amount: 0, currency: 'usd' }, 'parameter_invalid_integer'],
  ])('refuses %o', async (wish, code) => {
    const { stripe } = await startFixture()
    const error = await stripe.paymentIntents.create(wish).catch((caught) => caught)
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect([error.code, error.param]).toEqual([code, 'amount'])
  })

  test.each([
    { amount: 50, currency: 'jpy' },
    { amount: 1010, currency: 'KWD' },
    { amount: 99_999_999, currency: 'eur' },
  ])('takes %o', async (wish) => {
    const { stripe } = await startFixture()
    expect((await stripe.paymentIntents.create(wish)).currency).toBe(wish.currency.toLowerCase())
  })
})
