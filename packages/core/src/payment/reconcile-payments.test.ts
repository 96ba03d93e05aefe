import { describe, expect, it } from 'vitest'
import { expireOrder } from '../hold/expire-order.ts'
import { refundOrder } from '../order/refund-order.ts'
import { endedHold } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { moveWatch } from '../settlement/payment-watch.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { PaymentWatchEntity } from '../store/payment/payment-watch-entity.ts'
import { createIntent, retrieveIntent } from '../stripe/payment-intent.ts'
import { stripe } from '../stripe/stripe.ts'
import { reserve } from '../testing/buy.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { payInBrowser } from '../testing/pay.ts'
import { readForeignPayments } from '../testing/read-foreign-payments.ts'
import { later, testContext } from '../testing/test-context.ts'
import { createPaymentIntent } from './payment-intent.ts'
import { reconcileOrder } from './reconcile-order.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** Other tests use the same table at the same time. Their orders are not due while the reconciler has the real clock. */
const minutesAgo = (minutes: number) => later(testContext(), -60 * minutes)
const link = (order_short_id: string) => ({ params: { order_short_id } })

async function watchOf(order_short_id: string) {
  const { data } = await PaymentWatchEntity.get({ order_short_id }).go({ consistent: true })
  return data
}

/** Reconciles one order as its due watch would. */
async function reconcile(short_id: string, ctx = testContext()) {
  const watch = await watchOf(short_id)
  if (!watch) throw new Error('This order is not watched.')
  return reconcileOrder(ctx, await readOrder(short_id), { ...watch, checks: 1 })
}

describe('the reconciler', () => {
  it('completes a paid order although every message about it was lost (F4, F7)', async () => {
    const { paid, stock } = await mintPaidEvent()
    const short_id = await paid(minutesAgo(12))
    await reconcilePayments(testContext())
    expect(await readOrder(short_id)).toMatchObject({
      status: 'COMPLETED',
      payment_status: 'PAYMENT_RECEIVED',
    })
    expect(await stock()).toEqual({ sold: 1, held: 0, drift: 0 })
    const watch = await watchOf(short_id)
    const day = Date.parse(watch?.check_at ?? '') - Date.parse(watch?.started_at ?? '')
    expect(day).toBe(24 * 3600 * 1000)
  })

  it('ends the hold and cancels the intent of an order that is not paid, then leaves it alone', async () => {
    const { named, stock } = await mintPaidEvent()
    const short_id = await named(minutesAgo(30))
    await createPaymentIntent(minutesAgo(30), link(short_id))
    await reconcilePayments(testContext())
    const order = await readOrder(short_id)
    expect(order.status).toBe('EXPIRED')
    expect((await retrieveIntent(order)).status).toBe('canceled')
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
    expect(await watchOf(short_id)).toBeNull()
  })

  it('cancels an intent of a process that died before the order knew it', async () => {
    const { named } = await mintPaidEvent()
    const short_id = await named(minutesAgo(30))
    await createPaymentIntent(minutesAgo(30), link(short_id))
    const known = await readOrder(short_id)
    expect(await writeOrder({ before: known, after: { ...known, payment_intent_id: null } })).toBe('written')
    await expireOrder(testContext(), short_id)
    expect((await retrieveIntent(known)).status).toBe('requires_payment_method')
    await reconcilePayments(testContext())
    expect((await retrieveIntent(known)).status).toBe('canceled')
    expect((await createIntent({ ...known, payment_intent_id: null })).id).toBe(known.payment_intent_id)
  })

  it('keeps checking, at growing intervals, while a hold lasts', async () => {
    const { named } = await mintPaidEvent()
    const short_id = await named(minutesAgo(11))
    await createPaymentIntent(minutesAgo(11), link(short_id))
    const now = testContext()
    await reconcilePayments(now)
    expect((await readOrder(short_id)).status).toBe('RESERVED')
    const watch = await watchOf(short_id)
    expect(watch).toMatchObject({ checks: 1, check_at: later(now, 1200).now.toISOString() })
  })

  it('refunds a payment of an ended order with tickets that are gone, through Stripe itself', async () => {
    const { paid, ticket, stock } = await mintPaidEvent(1)
    const short_id = await paid(minutesAgo(12))
    await writeOrder(endedHold(testContext(), await readOrder(short_id)))
    await reserve(ticket)
    await reconcilePayments(testContext())
    expect(await reconcile(short_id)).toBe('settled')
    const order = await readOrder(short_id)
    expect(order).toMatchObject({ status: 'EXPIRED', refund_status: 'REFUNDED', refunded_total: 2400 })
    expect(order.refunds).toHaveLength(1)
    expect(await stock()).toEqual({ sold: 0, held: 1, drift: 0 })
  })

  it('requests a refund after its message was lost and books one after its webhook was lost, each once (F13)', async () => {
    const { paid, ctx, managed } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(testContext(), short_id)
    const body = { amount: 1000, notify_buyer: true, cancel_order: false }
    await refundOrder(ctx, { ...managed(short_id), body })
    expect(await reconcile(short_id)).toBe('settled')
    const { payment_intent_id } = await readOrder(short_id)
    await controlStripe(`payment_intents/${payment_intent_id}/refund`, { amount: 400 })
    expect(await reconcile(short_id)).toBe('settled')
    expect(await reconcile(short_id)).toBe('settled')
    expect(await readOrder(short_id)).toMatchObject({
      refund_status: 'PARTIALLY_REFUNDED',
      refunded_total: 1400,
      refunds: [
        { amount: 1000, status: 'SUCCEEDED' },
        { amount: 400, status: 'SUCCEEDED' },
      ],
    })
  })

  it('books a dispute and its end although their webhooks were lost, each once (F7, F31)', async () => {
    const { paid } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(testContext(), short_id)
    const { payment_intent_id } = await readOrder(short_id)
    const { id } = await controlStripe<{ id: string }>(`payment_intents/${payment_intent_id}/dispute`, {})
    for (let times = 0; times < 2; times++) expect(await reconcile(short_id)).toBe('settled')
    const opened = await readOrder(short_id)
    expect(opened.disputes).toMatchObject([{ id, status: 'NEEDS_RESPONSE', amount: 2400 }])
    expect(opened.refunded_total).toBe(0)
    await controlStripe(`disputes/${id}/close`, { outcome: 'lost' })
    for (let times = 0; times < 2; times++) expect(await reconcile(short_id)).toBe('settled')
    expect(await readOrder(short_id)).toMatchObject({
      disputes: [{ id, status: 'LOST' }],
      refunded_total: 2400,
      refunds: [{ reason: 'DISPUTE', status: 'SUCCEEDED' }],
    })
  })

  it('looks at a settled payment again after a day, a week and five weeks, since banks take that long', async () => {
    const { paid } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(testContext(), short_id)
    const started = Date.parse((await watchOf(short_id))?.started_at ?? '')
    const days: (number | null)[] = []
    for (const day of [0.5, 2, 8, 36]) {
      const watch = await watchOf(short_id)
      if (!watch) throw new Error('This order is not watched.')
      await moveWatch({ ...testContext(), now: new Date(started + day * 86_400_000) }, watch, 'settled')
      const next = await watchOf(short_id)
      days.push(next && (Date.parse(next.check_at) - started) / 86_400_000)
    }
    expect(days).toEqual([1, 7, 35, null])
  })

  it('refunds owed money again after a bank returned it, and reports it (F1, F13)', async () => {
    const { paid, ticket } = await mintPaidEvent(1)
    const short_id = await paid()
    await writeOrder(endedHold(testContext(), await readOrder(short_id)))
    await reserve(ticket)
    await checkPayment(testContext(), short_id)
    await makeRefund(testContext(), short_id, (await readOrder(short_id)).refunds[0]?.id ?? '')
    const [refund] = (await readOrder(short_id)).refunds
    await controlStripe(`refunds/${refund?.stripe_refund_id}/settle`, { outcome: 'failed' })
    await expect(reconcile(short_id)).rejects.toThrow('owed to a buyer')
    expect(await readOrder(short_id)).toMatchObject({ refund_status: 'REFUND_PENDING', refunded_total: 0 })
    expect(await reconcile(short_id)).toBe('settled')
    expect(await readOrder(short_id)).toMatchObject({
      refunded_total: 2400,
      refunds: [{ status: 'FAILED', failure_reason: 'unknown' }, { status: 'SUCCEEDED' }],
    })
  })

  it('records a payment of another amount, and still reconciles the other orders (F24)', async () => {
    const { named, paid } = await mintPaidEvent()
    const wrong = await named(minutesAgo(12))
    await createPaymentIntent(minutesAgo(12), link(wrong))
    const order = await readOrder(wrong)
    const options = { stripeAccount: order.stripe_account_id ?? '' }
    await (await stripe()).paymentIntents.update(order.payment_intent_id ?? '', { amount: 2300 }, options)
    await payInBrowser(wrong, undefined, minutesAgo(12))
    const right = await paid(minutesAgo(12))
    const { failures } = await reconcilePayments(testContext())
    expect(failures).toEqual([])
    expect(await readOrder(right)).toMatchObject({ status: 'COMPLETED' })
    expect(await readOrder(wrong)).toMatchObject({ status: 'RESERVED', payment_status: 'AWAITING_PAYMENT' })
    expect(await readForeignPayments(order.stripe_account_id ?? '')).toMatchObject([
      { reason: 'AMOUNT', order_reference: order.reference },
    ])
    expect(await watchOf(wrong)).toMatchObject({ checks: 1 })
  })

  it('does not ask Stripe about free orders and those without a payment', async () => {
    const { named } = await mintPaidEvent()
    expect(await watchOf(await named())).toBeNull()
  })
})
