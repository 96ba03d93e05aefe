import { refundOrder } from '@foyer/core/order/refund-order'
import { checkPayment } from '@foyer/core/settlement/settle-payment'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { listRefunds } from '@foyer/core/stripe/payment-intent'
import { stripe } from '@foyer/core/stripe/stripe'
import { controlStripe } from '@foyer/core/testing/control-stripe'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { cards } from '@foyer/core/testing/pay'
import { testContext } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { operate } from './testing/operate.ts'

/** A paid order with a requested refund. The refund's message is lost. */
async function hangingRefund(card?: string) {
  const { ctx, paid, managed, stripe_account_id } = await mintPaidEvent()
  const short_id = await paid(undefined, card)
  await checkPayment(testContext(), short_id)
  await refundOrder(ctx, {
    ...managed(short_id),
    body: { amount: 2400, notify_buyer: true, cancel_order: false },
  })
  return { short_id, stripe_account_id, reference: (await readOrder(short_id)).reference }
}

describe('pnpm operate end-refund', () => {
  it('makes a refund that Stripe was never asked for, once', async () => {
    const { short_id, reference } = await hangingRefund()
    const { code, said } = await operate('end-refund', reference)
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('Stripe has made it. It is recorded as succeeded.'),
    ])
    expect(await operate('end-refund', reference)).toMatchObject({
      code: 0,
      said: expect.stringContaining('No refund'),
    })
    expect(await readOrder(short_id)).toMatchObject({ refund_status: 'REFUNDED', refunded_total: 2400 })
    expect(await listRefunds(await readOrder(short_id))).toHaveLength(1)
  })

  it('records a refund as failed when it can never be made because the account has disconnected', async () => {
    const { short_id, stripe_account_id, reference } = await hangingRefund()
    await controlStripe(`accounts/${stripe_account_id}/deauthorize`, {})
    const { said } = await operate('end-refund', reference)
    expect(said).toContain('recorded as failed')
    expect(await readOrder(short_id)).toMatchObject({ refund_status: 'REFUND_FAILED', refunded_total: 0 })
  })

  it('says that the bank has not accepted a refund yet, and later records Stripe’s outcome although its event never came', async () => {
    const { short_id, reference } = await hangingRefund(cards.refundsSlowly)
    const waiting = await operate('end-refund', reference)
    expect([waiting.code, waiting.said]).toEqual([1, expect.stringContaining('You can only wait')])
    const [{ stripe_refund_id } = { stripe_refund_id: null }] = (await readOrder(short_id)).refunds
    await controlStripe(`refunds/${stripe_refund_id}/settle`, { outcome: 'succeeded' })
    const { code, said } = await operate('end-refund', reference)
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('Stripe has made it. It is recorded as succeeded.'),
    ])
    expect(await readOrder(short_id)).toMatchObject({ refund_status: 'REFUNDED', refunded_total: 2400 })
  })

  it('records a refund that Stripe has made and Foyer missed, instead of requesting another', async () => {
    const { short_id, stripe_account_id, reference } = await hangingRefund()
    const order = await readOrder(short_id)
    await (await stripe()).refunds.create(
      {
        payment_intent: order.payment_intent_id ?? '',
        amount: 2400,
        metadata: { foyer_order: short_id, foyer_refund: order.refunds[0]?.id ?? '' },
      },
      { stripeAccount: stripe_account_id },
    )
    expect(await operate('end-refund', reference)).toMatchObject({ code: 0 })
    expect(await readOrder(short_id)).toMatchObject({ refund_status: 'REFUNDED', refunded_total: 2400 })
    expect(await listRefunds(await readOrder(short_id))).toHaveLength(1)
  })

  it('says that the order is unknown', async () => {
    expect(await operate('end-refund', 'O-NOSUCH1')).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no order O-NOSUCH1'),
    })
  })
})
