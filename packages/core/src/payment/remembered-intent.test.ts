import { describe, expect, it, vi } from 'vitest'
import { stripe } from '../stripe/stripe.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { cards, confirmInBrowser, payInBrowser } from '../testing/pay.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { createPaymentIntent, getPaymentIntent } from './payment-intent.ts'

/** A begun payment, and how often Stripe was asked about it. */
async function beginPayment() {
  const { named } = await mintPaidEvent()
  const order_short_id = await named()
  const params = { order_short_id }
  const ctx = testContext()
  const { paymentIntents } = await stripe()
  await createPaymentIntent(ctx, { params })
  const asked = vi.spyOn(paymentIntents, 'retrieve')
  return { ctx, params, order_short_id, asked }
}

const later = (ctx: Context, milliseconds: number): Context => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + milliseconds),
})

describe('what Stripe says of a payment', () => {
  it('is asked for once in a moment, however many pages of the same buyer ask', async () => {
    const { ctx, params, asked } = await beginPayment()
    await Promise.all(Array.from({ length: 20 }, () => getPaymentIntent(ctx, { params })))
    await Promise.all(Array.from({ length: 20 }, () => createPaymentIntent(ctx, { params })))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('is known two seconds later, when the return page asks again (F4)', async () => {
    const { ctx, params, order_short_id } = await beginPayment()
    expect(await getPaymentIntent(ctx, { params })).toMatchObject({ outcome: 'UNCONFIRMED' })
    await payInBrowser(order_short_id, undefined, ctx)
    expect(await getPaymentIntent(later(ctx, 2000), { params })).toMatchObject({ outcome: 'SUCCEEDED' })
  })

  it('is asked for again when an answer did not come', async () => {
    const { ctx, params, asked } = await beginPayment()
    asked.mockRejectedValueOnce(Object.assign(new Error('no answer'), { type: 'StripeConnectionError' }))
    await expect(getPaymentIntent(ctx, { params })).rejects.toMatchObject({ code: 'payment.unavailable' })
    expect(await getPaymentIntent(ctx, { params })).toMatchObject({ outcome: 'UNCONFIRMED' })
  })

  it('is asked for again after a decline, so that the next card’s success shows at once', async () => {
    const { ctx, params } = await beginPayment()
    const intent = await createPaymentIntent(ctx, { params })
    const ask = () => getPaymentIntent(later(ctx, 2000), { params })
    await confirmInBrowser(intent, cards.decline)
    // The first question books the decline, which makes the order another one; the second would be remembered for that one.
    for (let turn = 0; turn < 2; turn += 1) await ask()
    await confirmInBrowser(intent, cards.success)
    expect(await ask()).toMatchObject({ outcome: 'SUCCEEDED' })
  })

  it('is refused to a caller that asks more often than any page does', async () => {
    const { ctx, params } = await beginPayment()
    const ask = () => getPaymentIntent(ctx, { params })
    for (let call = 0; call < 119; call += 1) await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'request.too_many', status: 429 })
    expect(await getPaymentIntent(later(ctx, 60_000), { params })).toMatchObject({ outcome: 'UNCONFIRMED' })
  })
})
