import { describe, expect, it } from 'vitest'
import { refundOrder } from '../order/refund-order.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { listRefunds } from '../stripe/payment-intent.ts'
import { type StripeRefund, stripe } from '../stripe/stripe.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { stripeOwner } from '../testing/stripe-owner.ts'
import { later, testContext } from '../testing/test-context.ts'
import { makeRefund } from './make-refund.ts'
import { checkPayment } from './settle-payment.ts'
import { settleRefund } from './settle-refund.ts'

const ctx = testContext()

/** A paid order of 24.00, and what its organizer, Stripe's dashboard and the consumer do to it. */
async function paidOrder() {
  const { ctx: owner, paid, managed } = await mintPaidEvent()
  const short_id = await paid()
  await checkPayment(ctx, short_id)
  const { payment_intent_id } = await readOrder(short_id)
  const rows = async () => (await readOrder(short_id)).refunds
  return {
    short_id,
    read: () => readOrder(short_id),
    request: (amount: number) =>
      refundOrder(owner, { ...managed(short_id), body: { amount, notify_buyer: true, cancel_order: false } }),
    make: async (at = ctx) =>
      makeRefund(at, short_id, (await rows()).find(({ status }) => status === 'PENDING')?.id ?? ''),
    inDashboard: (amount: number) =>
      controlStripe<StripeRefund>(`payment_intents/${payment_intent_id}/refund`, { amount }),
    end: async (outcome: 'succeeded' | 'failed') =>
      controlStripe<StripeRefund>(`refunds/${(await rows()).at(-1)?.stripe_refund_id}/settle`, { outcome }),
    atStripe: async () => {
      const made = (await listRefunds(await readOrder(short_id))).filter(({ status }) => status !== 'failed')
      return made.reduce((sum, { amount }) => sum + amount, 0)
    },
  }
}

describe('a refund (F13)', () => {
  it('asked for by two admins at once is made once', async () => {
    const { request, make, atStripe, read } = await paidOrder()
    const both = await Promise.allSettled([request(2400), request(2400)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await Promise.all([make(), make(), make()])
    expect(await atStripe()).toBe(2400)
    expect(await read()).toMatchObject({ refund_status: 'REFUNDED', refunded_total: 2400 })
  })

  // Specification: 4.order-refund-failed
  it('that Stripe refuses, because the dashboard was faster, fails with the reason and can be tried again', async () => {
    const { short_id, request, make, inDashboard, atStripe, read } = await paidOrder()
    await request(2400)
    const dashboard = await inDashboard(1000)
    await make()
    expect(await read()).toMatchObject({
      refund_status: 'REFUND_FAILED',
      refunded_total: 0,
      refunds: [{ status: 'FAILED', failure_reason: expect.stringMatching(/./) }],
    })
    await settleRefund(ctx, short_id, dashboard)
    await expect(request(1401)).rejects.toMatchObject({ code: 'order.refund_too_high' })
    await request(1400)
    await make()
    expect(await atStripe()).toBe(2400)
    expect(await read()).toMatchObject({ refund_status: 'REFUNDED', refunded_total: 2400 })
  })

  it('from the dashboard is booked once, also while one of Foyer’s is pending', async () => {
    const { short_id, request, make, inDashboard, read } = await paidOrder()
    await request(500)
    const dashboard = await inDashboard(700)
    await Promise.all(Array.from({ length: 4 }, () => settleRefund(ctx, short_id, dashboard)))
    expect(await read()).toMatchObject({ refund_status: 'REFUND_PENDING', refunded_total: 700 })
    await make()
    const { refunds, ...order } = await read()
    expect(order).toMatchObject({ refund_status: 'PARTIALLY_REFUNDED', refunded_total: 1200 })
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [700, 'SUCCEEDED'],
      [500, 'SUCCEEDED'],
    ])
  })

  it('that a bank returns is reversed permanently, and can be made again', async () => {
    const { short_id, request, make, end, atStripe, read } = await paidOrder()
    await request(2400)
    await make()
    const succeeded = (await listRefunds(await read()))[0] as StripeRefund
    const failed = await end('failed')
    await settleRefund(ctx, short_id, failed)
    expect(await read()).toMatchObject({
      refund_status: 'REFUND_FAILED',
      refunded_total: 0,
      outbox: [{ name: 'orderCountDue' }],
    })
    await settleRefund(ctx, short_id, succeeded)
    expect((await read()).refunded_total).toBe(0)
    await request(2400)
    await make()
    expect(await atStripe()).toBe(2400)
    expect(await read()).toMatchObject({ refund_status: 'REFUNDED', refunded_total: 2400 })
  })

  it('is found and not repeated when its message comes days late, after Stripe has forgotten its key', async () => {
    const { request, make, atStripe, read } = await paidOrder()
    await request(800)
    const { refunds, payment_intent_id, stripe_account_id } = await read()
    await (await stripe()).refunds.create(
      {
        payment_intent: payment_intent_id ?? '',
        amount: 800,
        metadata: { foyer_refund: refunds[0]?.id ?? '' },
      },
      { stripeAccount: stripe_account_id ?? '' },
    )
    await make(later(ctx, 3 * 86_400))
    expect(await atStripe()).toBe(800)
    expect(await read()).toMatchObject({ refund_status: 'PARTIALLY_REFUNDED', refunded_total: 800 })
  })

  it('made by the account’s owner with a copied row id, but of another amount, is a separate refund (F24)', async () => {
    const { request, short_id, read } = await paidOrder()
    await request(2000)
    const { refunds, payment_intent_id, stripe_account_id } = await read()
    const metadata = { foyer_refund: refunds[0]?.id ?? '' }
    const refund = await stripeOwner(stripe_account_id ?? '').refund(payment_intent_id ?? '', 100, metadata)
    await settleRefund(ctx, short_id, refund)
    expect(await read()).toMatchObject({
      refunded_total: 100,
      refunds: [
        { amount: 2000, status: 'PENDING' },
        { amount: 100, status: 'SUCCEEDED' },
      ],
    })
  })

  it('of another order’s payment is not booked (F24)', async () => {
    const { short_id, read } = await paidOrder()
    const other = await paidOrder()
    const refund = await other.inDashboard(500)
    await settleRefund(ctx, short_id, refund)
    expect((await read()).refunds).toEqual([])
  })
})
