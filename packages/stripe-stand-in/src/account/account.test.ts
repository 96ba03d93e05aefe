import { Stripe } from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { clientOf, confirmInBrowser, control, startFixture } from '../stand-in-fixture.ts'

const LINK = {
  type: 'account_onboarding',
  return_url: 'http://shop.test/back',
  refresh_url: 'http://shop.test/again',
} as const

function post(url: string, fields: Record<string, string>) {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

describe('connected accounts', () => {
  test('take charges once onboarding is sent', async () => {
    const { stripe, receiver } = await startFixture()
    const account = await stripe.accounts.create({ type: 'standard', country: 'DE', email: 'o@example.com' })
    expect(account).toMatchObject({
      charges_enabled: false,
      details_submitted: false,
      default_currency: 'eur',
    })
    expect(account.requirements?.currently_due).not.toHaveLength(0)
    const link = await stripe.accountLinks.create({ account: account.id, ...LINK })
    expect(await (await fetch(link.url)).text()).toContain('Agree and submit')
    const sent = await post(link.url, { step: 'submit' })
    expect(sent.headers.get('Location')).toBe('http://shop.test/back')
    const after = await stripe.accounts.retrieve(account.id)
    expect(after).toMatchObject({
      charges_enabled: true,
      details_submitted: true,
      requirements: { currently_due: [] },
    })
    await vi.waitFor(() => expect(receiver.types()).toEqual(['account.updated']))
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ account: account.id })
  })

  test('stay incomplete when onboarding is saved for later', async () => {
    const { stripe } = await startFixture()
    const account = await stripe.accounts.create({ type: 'standard' })
    const link = await stripe.accountLinks.create({ account: account.id, ...LINK })
    await fetch(link.url)
    const left = await post(link.url, { step: 'later' })
    expect(left.headers.get('Location')).toBe('http://shop.test/back')
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({ details_submitted: false })
    const again = await fetch(link.url, { redirect: 'manual' })
    expect(again.headers.get('Location')).toBe('http://shop.test/again')
  })

  test('stay incomplete while a field is empty', async () => {
    const { stripe } = await startFixture()
    const account = await stripe.accounts.create({ type: 'standard' })
    const fill = async (fields: Record<string, string>) => {
      const link = await stripe.accountLinks.create({ account: account.id, ...LINK })
      await fetch(link.url)
      await post(link.url, fields)
      return stripe.accounts.retrieve(account.id)
    }
    const later = await fill({ step: 'later', first_name: 'Jenny', last_name: 'Rosen', bank_account: ' ' })
    expect(later.requirements?.currently_due).toEqual([
      'external_account',
      'tos_acceptance.date',
      'tos_acceptance.ip',
    ])
    const sent = await fill({ step: 'submit', bank_account: '' })
    expect(sent).toMatchObject({ details_submitted: true, charges_enabled: false })
    expect(sent.requirements?.currently_due).toEqual(['external_account'])
    const complete = await fill({ step: 'submit', bank_account: '000123456789' })
    expect(complete).toMatchObject({ charges_enabled: true, requirements: { currently_due: [] } })
  })

  test('have a dashboard of their own when Stripe bears their losses', async () => {
    const { stripe, standIn } = await startFixture()
    const { id } = await stripe.accounts.create({
      controller: { stripe_dashboard: { type: 'full' } },
      business_profile: { name: 'Hall' },
    })
    const page = await fetch(`${standIn.dashboardUrl}/${id}`)
    expect(await page.text()).toContain('Payments of Hall')
    expect((await fetch(`${standIn.dashboardUrl}/acct_nobody`)).status).toBe(404)
    await post(page.url, { step: 'disconnect' })
    await expect(stripe.accounts.retrieve(id)).rejects.toBeInstanceOf(Stripe.errors.StripePermissionError)
  })

  test('have their own payments, which tell their account', async () => {
    const { stripe, standIn, receiver } = await startFixture()
    const account = await stripe.accounts.create({ type: 'express' })
    await control(standIn, `accounts/${account.id}/onboard`, {})
    const scope = { stripeAccount: account.id }
    const wish = { amount: 2000, currency: 'eur', application_fee_amount: 100 }
    const intent = await stripe.paymentIntents.create(wish, scope)
    await confirmInBrowser(standIn, { intent, account: account.id })
    await expect(stripe.paymentIntents.retrieve(intent.id)).rejects.toThrow('No such payment_intent')
    expect(await stripe.paymentIntents.retrieve(intent.id, {}, scope)).toMatchObject({ status: 'succeeded' })
    await vi.waitFor(() => expect(receiver.types()).toContain('payment_intent.succeeded'))
    expect(receiver.received.every(({ body }) => JSON.parse(body).account === account.id)).toBe(true)
  })

  test('are the only ones with an application fee, which is never more than the payment', async () => {
    const { stripe, standIn } = await startFixture()
    const wish = { amount: 2000, currency: 'eur', application_fee_amount: 2001 }
    await expect(stripe.paymentIntents.create(wish)).rejects.toThrow('direct payment')
    const { id } = await stripe.accounts.create({ type: 'standard' })
    await control(standIn, `accounts/${id}/onboard`, {})
    await expect(stripe.paymentIntents.create(wish, { stripeAccount: id })).rejects.toThrow('greater than')
  })

  test('open their dashboard, refund and disconnect there', async () => {
    const { stripe, standIn, receiver } = await startFixture()
    const { id } = await stripe.accounts.create({ type: 'express' })
    await expect(stripe.accounts.createLoginLink(id)).rejects.toThrow('not completed onboarding')
    await control(standIn, `accounts/${id}/onboard`, {})
    const scope = { stripeAccount: id }
    const intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'eur' }, scope)
    await confirmInBrowser(standIn, { intent, account: id })
    const [charge] = (await stripe.charges.list({}, scope)).data
    const { url } = await stripe.accounts.createLoginLink(id)
    expect(await (await fetch(url)).text()).toContain('Refund the rest')
    await post(url, { charge: charge?.id ?? '' })
    expect(await stripe.charges.retrieve(charge?.id ?? '', {}, scope)).toMatchObject({ refunded: true })
    await post(url, { step: 'disconnect' })
    await vi.waitFor(() => expect(receiver.types()).toContain('account.application.deauthorized'))
    await expect(stripe.accounts.retrieve(id)).rejects.toBeInstanceOf(Stripe.errors.StripePermissionError)
  })

  test('can be changed, restricted and deleted', async () => {
    const { stripe, standIn } = await startFixture()
    const { id } = await stripe.accounts.create({ type: 'standard', metadata: { a: '1' } })
    const updated = await stripe.accounts.update(id, {
      metadata: { b: '2' },
      business_profile: { name: 'Hall' },
    })
    expect(updated).toMatchObject({ metadata: { a: '1', b: '2' }, business_profile: { name: 'Hall' } })
    await control(standIn, `accounts/${id}/onboard`, {})
    await control(standIn, `accounts/${id}/restrict`, { due: ['individual.id_number'] })
    const restricted = await stripe.accounts.retrieve(id)
    expect(restricted).toMatchObject({
      charges_enabled: false,
      requirements: { currently_due: ['individual.id_number'] },
    })
    expect(await stripe.accounts.del(id)).toEqual(expect.objectContaining({ deleted: true }))
  })

  test('let their owners charge with a key of their own, without the platform and its fee, on no other account', async () => {
    const { stripe, standIn } = await startFixture()
    const [mine, other] = [await stripe.accounts.create({}), await stripe.accounts.create({})]
    for (const { id } of [mine, other]) await control(standIn, `accounts/${id}/onboard`, {})
    const owner = clientOf(standIn, `sk_test_of_${mine.id}`)
    const payment = {
      amount: 2400,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    } as const
    const intent = await owner.paymentIntents.create(payment)
    expect(intent).toMatchObject({ status: 'succeeded', application: null })
    expect(await stripe.paymentIntents.retrieve(intent.id, {}, { stripeAccount: mine.id })).toEqual(intent)
    await expect(owner.paymentIntents.create(payment, { stripeAccount: other.id })).rejects.toMatchObject({
      code: 'account_invalid',
    })
    await expect(
      owner.paymentIntents.create({ ...payment, application_fee_amount: 1 }),
    ).rejects.toMatchObject({ param: 'application_fee_amount' })
    await expect(owner.accounts.list()).rejects.toMatchObject({ statusCode: 403 })
    await expect(clientOf(standIn, 'sk_test_of_acct_none').paymentIntents.list()).rejects.toMatchObject({
      statusCode: 401,
    })
  })
})
