import type { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { confirmInBrowser, control, startFixture } from '../stand-in-fixture.ts'

/** A connected account that can be paid, with what it does. */
async function openAccount() {
  const { standIn, stripe, receiver } = await startFixture()
  const { id } = await stripe.accounts.create({ country: 'DE' })
  await control(standIn, `accounts/${id}/onboard`, {})
  const at = { stripeAccount: id }
  const pay = async (amount: number, currency = 'eur') => {
    const intent = await stripe.paymentIntents.create(
      { amount, currency, application_fee_amount: 100, automatic_payment_methods: { enabled: true } },
      at,
    )
    await confirmInBrowser(standIn, { intent, account: id })
    return intent.id
  }
  const chargeOf = async (intent: string) => {
    const expand = ['latest_charge.balance_transaction']
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand }, at)
    return latest_charge as Stripe.Charge
  }
  return { standIn, stripe, receiver, id, at, pay, chargeOf }
}

describe('balance transactions', () => {
  it('show a charge with the fees of Stripe and of the platform, expanded in its payment', async () => {
    const { pay, chargeOf } = await openAccount()
    const { balance_transaction, id } = await chargeOf(await pay(10_000))
    expect(balance_transaction).toMatchObject({
      ...{ amount: 10_000, fee: 275, net: 9725, type: 'charge', source: id },
      fee_details: [
        { amount: 175, type: 'stripe_fee' },
        { amount: 100, type: 'application_fee' },
      ],
    })
    expect(balance_transaction).not.toHaveProperty('payout')
  })

  it('come later than the charge if that is asked for, with charge.updated', async () => {
    const { standIn, id, pay, chargeOf } = await openAccount()
    await control(standIn, `accounts/${id}/bookings`, { late: true })
    const intent = await pay(5000)
    expect((await chargeOf(intent)).balance_transaction).toBeNull()
    expect(await control(standIn, `accounts/${id}/bookings`, { late: false })).toEqual({ booked: 1 })
    expect((await chargeOf(intent)).balance_transaction).toMatchObject({ amount: 5000 })
  })

  it('show refunds with the platform’s share that goes back, and failed ones twice', async () => {
    const { standIn, stripe, at, pay } = await openAccount()
    const payment_intent = await pay(10_000)
    const made = await stripe.refunds.create(
      { payment_intent, amount: 5000, refund_application_fee: true },
      at,
    )
    await control(standIn, `refunds/${made.id}/settle`, { outcome: 'failed' })
    const expand = ['data.balance_transaction', 'data.failure_balance_transaction']
    const { data } = await stripe.refunds.list({ payment_intent, expand }, at)
    expect(data).toMatchObject([
      {
        balance_transaction: { amount: -5000, fee: -50, net: -4950, type: 'refund' },
        failure_balance_transaction: { amount: 5000, net: 5000, type: 'refund_failure' },
      },
    ])
  })
})

describe('payouts', () => {
  it('hold what moved the balance since the last one, to the cent, and tell of it', async () => {
    const { standIn, stripe, receiver, id, at, pay } = await openAccount()
    const payment_intent = await pay(10_000)
    await stripe.refunds.create({ payment_intent, amount: 1000 }, at)
    const payout = await control(standIn, `accounts/${id}/payouts`, {})
    expect(payout).toMatchObject({ amount: 8725, status: 'paid', automatic: true })
    const { data } = await stripe.balanceTransactions.list({ payout: payout.id, limit: 100 }, at)
    expect(data.map(({ type, net }) => [type, net])).toEqual([
      ['payout', -8725],
      ['refund', -1000],
      ['charge', 9725],
    ])
    expect(await stripe.payouts.retrieve(payout.id, {}, at)).toMatchObject({ amount: 8725 })
    await expect.poll(() => receiver.types()).toContain('payout.paid')
    expect(await control(standIn, `accounts/${id}/payouts`, {})).toHaveProperty('error')
  })

  it('that their owner asked for do not say what they hold, as at Stripe', async () => {
    const { standIn, stripe, id, at, pay } = await openAccount()
    await pay(10_000)
    const payout = await control(standIn, `accounts/${id}/payouts`, { automatic: false, amount: 500 })
    await expect(stripe.balanceTransactions.list({ payout: payout.id }, at)).rejects.toThrow('automatic')
  })

  it('that fail come back into the balance', async () => {
    const { standIn, stripe, id, at, pay } = await openAccount()
    await pay(10_000)
    const payout = await control(standIn, `accounts/${id}/payouts`, {})
    await control(standIn, `payouts/${payout.id}/fail`, {})
    const expand = ['failure_balance_transaction']
    expect(await stripe.payouts.retrieve(payout.id, { expand }, at)).toMatchObject({
      status: 'failed',
      failure_balance_transaction: { amount: payout.amount, type: 'payout_failure' },
    })
  })
})
