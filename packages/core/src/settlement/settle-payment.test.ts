import { describe, expect, it } from 'vitest'
import { expireOrder } from '../hold/expire-order.ts'
import { abandonOrder } from '../order/end-hold.ts'
import { completedOrder } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { createPaymentIntent } from '../payment/payment-intent.ts'
import { reconcileOrder } from '../payment/reconcile-order.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { PaymentWatchEntity } from '../store/payment/payment-watch-entity.ts'
import { cancelIntent, retrieveIntent } from '../stripe/payment-intent.ts'
import { reserve } from '../testing/buy.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { onboardAtStripe } from '../testing/onboard-at-stripe.ts'
import { cards, payInBrowser } from '../testing/pay.ts'
import { readForeignPayments } from '../testing/read-foreign-payments.ts'
import { later, testContext } from '../testing/test-context.ts'
import { checkPayment, settlePayment } from './settle-payment.ts'

const ctx = testContext()
const link = (order_short_id: string) => ({ params: { order_short_id } })

async function settle(short_id: string, outcome: 'succeeded' | 'failed'): Promise<void> {
  const { payment_intent_id } = await readOrder(short_id)
  await controlStripe(`payment_intents/${payment_intent_id}/settle`, { outcome })
}

describe('a payment intent that was cancelled at Stripe', () => {
  it('is replaced while the tickets are held, and the order is paid once', async () => {
    const { named, stock } = await mintPaidEvent()
    const short_id = await named()
    const first = await createPaymentIntent(ctx, link(short_id))
    await cancelIntent(await readOrder(short_id))
    const [second, third] = await Promise.all([
      createPaymentIntent(ctx, link(short_id)),
      createPaymentIntent(ctx, link(short_id)),
    ])
    expect(second.client_secret).not.toBe(first.client_secret)
    expect(third.client_secret).toBe(second.client_secret)
    await payInBrowser(short_id)
    await checkPayment(ctx, short_id)
    expect(await readOrder(short_id)).toMatchObject({ status: 'COMPLETED', payment_attempt: 2 })
    expect(await stock()).toEqual({ sold: 1, held: 0, drift: 0 })
  })

  it('lets the hold expire', async () => {
    const { named, stock } = await mintPaidEvent()
    const short_id = await named(ctx)
    await createPaymentIntent(ctx, link(short_id))
    await cancelIntent(await readOrder(short_id))
    await checkPayment(ctx, short_id)
    expect(await expireOrder(later(ctx, 901), short_id)).toBe('ended')
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
  })
})

describe('an account that has disconnected Foyer', () => {
  it('lets holds expire, refuses to begin a payment, and leaves the reconciler nothing to do', async () => {
    const { named, stock, stripe_account_id } = await mintPaidEvent()
    const begun = await named(ctx)
    await createPaymentIntent(ctx, link(begun))
    const late = await named(ctx)
    await onboardAtStripe({ stripe_account_id }, 'deauthorize')
    await expect(createPaymentIntent(ctx, link(late))).rejects.toMatchObject({
      code: 'payment.not_available',
    })
    for (const short_id of [begun, late]) {
      expect(await expireOrder(later(ctx, 901), short_id)).toBe('ended')
      const { data: watch } = await PaymentWatchEntity.get({ order_short_id: short_id }).go({
        consistent: true,
      })
      if (!watch) throw new Error('not watched')
      expect(await reconcileOrder(later(ctx, 902), await readOrder(short_id), watch)).toBe('over')
    }
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
  })
})

const hasIntent = ({ payment_intent_id }: OrderItem) => payment_intent_id !== null

describe('paying while the hold ends (F2)', () => {
  it('has exactly one outcome: tickets and money, or neither', async () => {
    const { named, stock } = await mintPaidEvent()
    let completed = 0
    for (let turn = 0; turn < 6; turn += 1) {
      const short_id = await named(ctx)
      await createPaymentIntent(ctx, link(short_id))
      const known = await readOrder(short_id)
      await Promise.allSettled([
        payInBrowser(short_id, cards.success, ctx),
        expireOrder(later(ctx, 901), short_id),
        abandonOrder(ctx, link(short_id)),
      ])
      await checkPayment(later(ctx, 901), short_id)
      const order = await readOrder(short_id)
      // A payment after the first intent was cancelled, but before the hold ended, begins another attempt.
      const intents = await Promise.all([known, order].filter(hasIntent).map(retrieveIntent))
      const isPaid = intents.some(({ status }) => status === 'succeeded')
      expect(order.status).toBe(isPaid ? 'COMPLETED' : 'EXPIRED')
      completed += isPaid ? 1 : 0
    }
    expect(await stock()).toEqual({ sold: completed, held: 0, drift: 0 })
  })
})

describe('a slow payment', () => {
  it('takes the tickets again after their hold ended, and completes with them', async () => {
    const { paid, stock } = await mintPaidEvent(1)
    const short_id = await paid(ctx, cards.staysProcessing)
    await endHoldUnseen(short_id)
    await checkPayment(ctx, short_id)
    expect(await readOrder(short_id)).toMatchObject({ status: 'RESERVED', payment_status: 'PROCESSING' })
    expect(await stock()).toEqual({ sold: 0, held: 1, drift: 0 })
    await settle(short_id, 'succeeded')
    await checkPayment(ctx, short_id)
    expect((await readOrder(short_id)).status).toBe('COMPLETED')
    expect(await stock()).toEqual({ sold: 1, held: 0, drift: 0 })
  })

  it('changes nothing when the tickets are gone, and is refunded if it succeeds (F1)', async () => {
    const { paid, ticket, stock } = await mintPaidEvent(1)
    const short_id = await paid(ctx, cards.staysProcessing)
    await endHoldUnseen(short_id)
    await reserve(ticket)
    await checkPayment(ctx, short_id)
    await checkPayment(ctx, short_id)
    expect((await readOrder(short_id)).status).toBe('EXPIRED')
    await settle(short_id, 'succeeded')
    await checkPayment(ctx, short_id)
    expect(await readOrder(short_id)).toMatchObject({
      status: 'EXPIRED',
      refund_status: 'REFUND_PENDING',
      refunds: [{ amount: 2400, reason: 'SOLD_OUT' }],
    })
    expect(await stock()).toEqual({ sold: 0, held: 1, drift: 0 })
  })

  it('that never arrives keeps its tickets for 72 hours, and a late one takes them again (F14)', async () => {
    const { paid, stock } = await mintPaidEvent(1)
    const short_id = await paid(ctx, cards.staysProcessing)
    await checkPayment(ctx, short_id)
    expect(await expireOrder(later(ctx, 71 * 3600), short_id)).toBe('held')
    expect(await expireOrder(later(ctx, 73 * 3600), short_id)).toBe('ended')
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
    await checkPayment(later(ctx, 74 * 3600), short_id)
    expect((await readOrder(short_id)).status).toBe('EXPIRED')
    await settle(short_id, 'succeeded')
    await checkPayment(later(ctx, 75 * 3600), short_id)
    expect((await readOrder(short_id)).status).toBe('COMPLETED')
    expect(await stock()).toEqual({ sold: 1, held: 0, drift: 0 })
  })

  // Specification: 4.order-payment-failed
  it('that fails leaves the buyer one order timeout to try again, not three days', async () => {
    const { paid } = await mintPaidEvent()
    const short_id = await paid(ctx, cards.staysProcessing)
    await checkPayment(ctx, short_id)
    await settle(short_id, 'failed')
    await checkPayment(ctx, short_id)
    const order = await readOrder(short_id)
    expect(order).toMatchObject({
      payment_status: 'PAYMENT_FAILED',
      reserved_until: later(ctx, 900).now.toISOString(),
      outbox: [{ name: 'paymentFailedNoticeDue' }, { name: 'orderExpiryDue' }],
    })
    await payInBrowser(short_id)
    await checkPayment(ctx, short_id)
    expect((await readOrder(short_id)).status).toBe('COMPLETED')
  })
})

describe('what Stripe said earlier', () => {
  it('changes nothing once the payment has succeeded, in any order of arrival (F6)', async () => {
    const { named, stock } = await mintPaidEvent()
    const turns = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ] as const
    for (const turn of turns) {
      const short_id = await named()
      await payInBrowser(short_id, cards.decline)
      const failed = await retrieveIntent(await readOrder(short_id))
      await payInBrowser(short_id, cards.staysProcessing)
      const processing = await retrieveIntent(await readOrder(short_id))
      await settle(short_id, 'succeeded')
      const history = [failed, processing, await retrieveIntent(await readOrder(short_id))] as const
      for (const index of [...turn, ...turn]) await settlePayment(ctx, short_id, history[index])
      expect(await readOrder(short_id)).toMatchObject({
        status: 'COMPLETED',
        payment_status: 'PAYMENT_RECEIVED',
      })
    }
    expect(await stock()).toEqual({ sold: turns.length, held: 0, drift: 0 })
  })

  it('of an order that was marked as paid is ignored, unless it was paid twice', async () => {
    const { named } = await mintPaidEvent()
    const short_id = await named()
    await createPaymentIntent(ctx, link(short_id))
    const order = await readOrder(short_id)
    const open = await retrieveIntent(order)
    const marked = { ...order, payment_status: 'PAYMENT_RECEIVED', payment_provider: 'OFFLINE' } as const
    expect(await writeOrder(completedOrder(ctx, order, marked))).toBe('written')
    expect(await settlePayment(ctx, short_id, open)).toMatchObject({ status: 'COMPLETED', refunds: [] })
    const paid = { ...open, status: 'succeeded', amount_received: 2400 } as const
    await expect(settlePayment(ctx, short_id, paid)).rejects.toThrow('paid at Stripe as well')
  })

  it('of an attempt that another has replaced changes nothing; if it was paid, that is recorded (F24)', async () => {
    const { named } = await mintPaidEvent()
    const short_id = await named()
    await createPaymentIntent(ctx, link(short_id))
    const before = await readOrder(short_id)
    await cancelIntent(before)
    const first = await retrieveIntent(before)
    await createPaymentIntent(ctx, link(short_id))
    expect(await settlePayment(ctx, short_id, first)).toMatchObject({ payment_status: 'AWAITING_PAYMENT' })
    const paid = { ...first, status: 'succeeded', amount_received: 2400 } as const
    expect(await settlePayment(ctx, short_id, paid)).toMatchObject({ payment_status: 'AWAITING_PAYMENT' })
    expect(await readForeignPayments(before.stripe_account_id ?? '')).toMatchObject([{ reason: 'ATTEMPT' }])
  })
})
