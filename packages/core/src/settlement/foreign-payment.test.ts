import { describe, expect, it } from 'vitest'
import { expireOrder } from '../hold/expire-order.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { createPaymentIntent } from '../payment/payment-intent.ts'
import { readOrder } from '../store/order/order-entity.ts'
import type { StripePaymentIntent } from '../stripe/stripe.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { connectAccount } from '../testing/mint-live-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { confirmInBrowser } from '../testing/pay.ts'
import { readForeignPayments } from '../testing/read-foreign-payments.ts'
import { stripeOwner } from '../testing/stripe-owner.ts'
import { tellStripeEvent } from '../testing/tell-stripe-event.ts'
import { later, testContext } from '../testing/test-context.ts'
import { checkPayment } from './settle-payment.ts'

const ctx = testContext()
const link = (order_short_id: string) => ({ params: { order_short_id } })

/** An order of 24.00 EUR that waits for its payment, and an attacker with a connected Stripe account of their own. */
async function attackedOrder({ isBegun = false } = {}) {
  const { named, stock, stripe_account_id } = await mintPaidEvent(1)
  const short_id = await named(ctx)
  const paying = isBegun ? await createPaymentIntent(ctx, link(short_id)) : null
  const { ctx: attacker } = await mintOwner()
  const attackersAccount = await connectAccount(attacker)
  const before = await readOrder(short_id)
  return {
    short_id,
    before,
    paying,
    stock,
    stripe_account_id,
    attackersAccount,
    metadata: { foyer_order: short_id, foyer_event: before.event_id },
    /** Neither the order nor its stock has changed in any way. */
    async isUntouched() {
      expect(await readOrder(short_id)).toEqual(before)
      expect(await stock()).toEqual({ sold: 0, held: 1, drift: 0 })
    },
  }
}

const tell = (account: string, { id, status }: Pick<StripePaymentIntent, 'id' | 'status'>) =>
  tellStripeEvent({ event_type: `payment_intent.${status}`, stripe_account_id: account, object_id: id })

describe('a payment that is not the one this order began (F24)', () => {
  it.each([
    ['of the right amount on another connected account', { amount: 2400, currency: 'eur' }],
    ['of the same number in another currency', { amount: 2400, currency: 'usd' }],
  ])('%s changes nothing, and is recorded', async (_, payment) => {
    const { attackersAccount, metadata, isUntouched } = await attackedOrder()
    const intent = await stripeOwner(attackersAccount).pay({ ...payment, metadata })
    expect(intent.status).toBe('succeeded')
    await tell(attackersAccount, intent)
    await isUntouched()
    expect(await readForeignPayments(attackersAccount)).toMatchObject([
      { payment_intent_id: intent.id, reason: 'ACCOUNT', count: 1 },
    ])
  })

  it.each([false, true])(
    'with copied metadata on the order’s own account changes nothing (payment begun: %s)',
    async (isBegun) => {
      const { stripe_account_id, metadata, isUntouched } = await attackedOrder({ isBegun })
      const intent = await stripeOwner(stripe_account_id).pay({ amount: 2400, currency: 'eur', metadata })
      await tell(stripe_account_id, intent)
      await isUntouched()
      expect(await readForeignPayments(stripe_account_id)).toMatchObject([
        { payment_intent_id: intent.id, reason: 'ATTEMPT', count: 1 },
      ])
    },
  )

  it('of the same number in another currency on the order’s own account changes nothing, and is recorded', async () => {
    const { stripe_account_id, metadata, isUntouched } = await attackedOrder({ isBegun: true })
    const intent = await stripeOwner(stripe_account_id).pay({ amount: 2400, currency: 'usd', metadata })
    expect(intent).toMatchObject({ status: 'succeeded', amount: 2400, currency: 'usd' })
    await tell(stripe_account_id, intent)
    await isUntouched()
    expect(await readForeignPayments(stripe_account_id)).toMatchObject([{ payment_intent_id: intent.id }])
  })

  it('changes nothing when it was made before the order and its metadata names the order later', async () => {
    const { named, stripe_account_id, stock } = await mintPaidEvent(1)
    const owner = stripeOwner(stripe_account_id)
    const { id } = await owner.pay({ amount: 2400, currency: 'eur' })
    const short_id = await named(ctx)
    await createPaymentIntent(ctx, link(short_id))
    const known = await readOrder(short_id)
    // The process died before the order knew its intent: that is when an unknown intent could be mistaken for it.
    await writeOrder({ before: known, after: { ...known, payment_intent_id: null } })
    const renamed = await owner.change(id, { 'metadata[foyer_order]': short_id })
    await tell(stripe_account_id, renamed)
    expect(await readOrder(short_id)).toMatchObject({
      status: 'RESERVED',
      payment_status: 'AWAITING_PAYMENT',
      payment_intent_id: known.payment_intent_id,
    })
    expect(await stock()).toEqual({ sold: 0, held: 1, drift: 0 })
  })

  it('holds no stock for 72 hours when it takes days, whether it is from another account or the same one', async () => {
    const { attackersAccount, stripe_account_id, metadata, short_id, isUntouched, stock } =
      await attackedOrder()
    for (const account of [attackersAccount, stripe_account_id]) {
      const payment = { amount: 2400, currency: 'eur', metadata, outcome: 'processing' } as const
      const intent = await stripeOwner(account).pay(payment)
      expect(intent.status).toBe('processing')
      await tell(account, intent)
      await isUntouched()
    }
    expect(await expireOrder(later(ctx, 901), short_id)).toBe('ended')
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
  })

  it('is neither reported to the buyer nor recorded when it failed or was cancelled', async () => {
    const { attackersAccount, metadata, isUntouched } = await attackedOrder()
    const payment = { amount: 2400, currency: 'eur', metadata, outcome: 'processing' } as const
    const intent = await stripeOwner(attackersAccount).pay(payment)
    await controlStripe(`payment_intents/${intent.id}/settle`, { outcome: 'failed' })
    await tellStripeEvent({
      event_type: 'payment_intent.payment_failed',
      stripe_account_id: attackersAccount,
      object_id: intent.id,
    })
    await isUntouched()
    expect(await readForeignPayments(attackersAccount)).toEqual([])
  })

  it('is recorded when it names an order that does not exist, and does not block the queue', async () => {
    const { attackersAccount } = await attackedOrder()
    const metadata = { foyer_order: 'not-an-order-of-this-stage' }
    const intent = await stripeOwner(attackersAccount).pay({ amount: 2400, currency: 'eur', metadata })
    await tell(attackersAccount, intent)
    expect(await readForeignPayments(attackersAccount)).toMatchObject([{ reason: 'ORDER' }])
  })

  it('rings the alarm once a day for each account, however many there are, and all are counted', async () => {
    const { attackersAccount, metadata } = await attackedOrder()
    for (let turn = 0; turn < 3; turn += 1) {
      const intent = await stripeOwner(attackersAccount).pay({ amount: 2400, currency: 'eur', metadata })
      await Promise.all([tell(attackersAccount, intent), tell(attackersAccount, intent)])
    }
    const [day, ...others] = await readForeignPayments(attackersAccount)
    expect(others).toEqual([])
    expect(day?.count).toBe(6)
    expect(day?.outbox).toBeUndefined()
  })

  it('can be refunded by the account that made it, and the order records no refund', async () => {
    const { attackersAccount, stripe_account_id, metadata, isUntouched } = await attackedOrder()
    for (const account of [attackersAccount, stripe_account_id]) {
      const owner = stripeOwner(account)
      const intent = await owner.pay({ amount: 2400, currency: 'eur', metadata })
      const refund = await owner.refund(intent.id, 2400)
      for (const event_type of ['refund.created', 'refund.updated', 'charge.refund.updated']) {
        await tellStripeEvent({ event_type, stripe_account_id: account, object_id: refund.id })
      }
    }
    await isUntouched()
  })
})

describe('a foreign payment, with the guard switched off (negative control)', () => {
  it('completes the order from another account, in another currency, of another amount', async () => {
    const { attackersAccount, metadata, short_id } = await attackedOrder()
    const intent = await stripeOwner(attackersAccount).pay({ amount: 20_000, currency: 'huf', metadata })
    withoutGuard('foreignPayment')
    await tell(attackersAccount, intent)
    expect(await readOrder(short_id)).toMatchObject({ status: 'COMPLETED' })
  })
})

describe('the order’s own payment, changed by the owner of its Stripe account', () => {
  it.each([
    ['amount', { amount: '2300' }],
    ['currency', { currency: 'huf', amount: '240000' }],
    ['currency with the same number', { currency: 'usd' }],
  ])('to another %s completes nothing, and is recorded', async (_, change) => {
    const { short_id, stripe_account_id, paying, before, isUntouched } = await attackedOrder({
      isBegun: true,
    })
    await stripeOwner(stripe_account_id).change(before.payment_intent_id ?? '', change)
    expect(paying && (await confirmInBrowser(paying))).toBe(200)
    await tell(stripe_account_id, { id: before.payment_intent_id ?? '', status: 'succeeded' })
    await checkPayment(ctx, short_id)
    await isUntouched()
    expect(await readForeignPayments(stripe_account_id)).toMatchObject([
      { payment_intent_id: before.payment_intent_id, order_reference: before.reference },
    ])
  })

  it('that takes days and has another amount holds no stock for 72 hours', async () => {
    const { short_id, stripe_account_id, paying, before, isUntouched } = await attackedOrder({
      isBegun: true,
    })
    await stripeOwner(stripe_account_id).change(before.payment_intent_id ?? '', { amount: '50' })
    expect(paying && (await confirmInBrowser(paying, '4000000000003337'))).toBe(200)
    await checkPayment(ctx, short_id)
    await isUntouched()
  })
})

describe('a payment intent of a process that died before the order knew it (F7)', () => {
  async function lostIntent() {
    const order = await attackedOrder({ isBegun: true })
    const intent_id = order.before.payment_intent_id ?? ''
    await writeOrder({ before: order.before, after: { ...order.before, payment_intent_id: null } })
    const paid = await stripeOwner(order.stripe_account_id).confirm(intent_id)
    expect(paid.status).toBe('succeeded')
    return { ...order, intent_id, tellPaid: () => tell(order.stripe_account_id, paid) }
  }

  it('is adopted, because the attempt’s own key finds it', async () => {
    const { short_id, intent_id, tellPaid, stock } = await lostIntent()
    await tellPaid()
    expect(await readOrder(short_id)).toMatchObject({ status: 'COMPLETED', payment_intent_id: intent_id })
    expect(await stock()).toEqual({ sold: 1, held: 0, drift: 0 })
  })

  it('is not adopted once Stripe has forgotten the key, and no second one is made', async () => {
    const { short_id, stripe_account_id, intent_id } = await lostIntent()
    await controlStripe('idempotency/forget', { account: stripe_account_id })
    const event = { event_type: 'payment_intent.succeeded', stripe_account_id, object_id: intent_id }
    await tellStripeEvent(event, later(ctx, 25 * 3600))
    expect(await readOrder(short_id)).toMatchObject({ status: 'RESERVED', payment_intent_id: null })
    expect(await readForeignPayments(stripe_account_id)).toMatchObject([{ reason: 'ATTEMPT' }])
  })
})
