import { describe, expect, it } from 'vitest'
import { expireOrder } from '../hold/expire-order.ts'
import { createPaymentIntent } from '../payment/payment-intent.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { cards, payInBrowser } from '../testing/pay.ts'
import { later, testContext } from '../testing/test-context.ts'
import { cancelOrder } from './cancel-order.ts'
import { markOrderPaid } from './mark-order-paid.ts'
import { refundOrder } from './refund-order.ts'

const link = (short_id: string) => ({ params: { order_short_id: short_id } })
const lapsed = () => later(testContext(), 901)

describe('markOrderPaid', () => {
  it('works: completes what awaits payment, with its attendees, and nothing can be paid by card anymore', async () => {
    const { ctx, ticket, stock, managed } = await mintPaidEvent()
    const { short_id } = await nameBuyer(await reserve(ticket, 2))
    await createPaymentIntent(testContext(), link(short_id))
    const order = await markOrderPaid(ctx, managed(short_id))
    expect(order).toMatchObject({
      status: 'COMPLETED',
      payment_status: 'PAYMENT_RECEIVED',
      payment_provider: 'OFFLINE',
    })
    expect(order.attendees.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE'])
    expect(await stock()).toEqual({ sold: 2, held: 0, drift: 0 })
    await expect(payInBrowser(short_id)).rejects.toMatchObject({ code: 'order.already_completed' })
    await expect(markOrderPaid(ctx, managed(short_id))).rejects.toMatchObject({
      code: 'order.already_completed',
    })
  })

  it('works after a decline, and after the hold lapsed unnoticed', async () => {
    const { ctx, ticket, stock, managed } = await mintPaidEvent()
    const { short_id } = await nameBuyer(await reserve(ticket))
    await payInBrowser(short_id, cards.decline)
    await checkPayment(testContext(), short_id)
    const order = await markOrderPaid(later(ctx, 901), managed(short_id))
    expect(order.display_status).toBe('COMPLETED')
    expect(await stock()).toEqual({ sold: 1, held: 0, drift: 0 })
  })

  it('takes the tickets of an expired order again while they are free', async () => {
    const { ctx, ticket, stock, managed } = await mintPaidEvent(2)
    const { short_id } = await nameBuyer(await reserve(ticket, 2))
    await expireOrder(lapsed(), short_id)
    expect((await markOrderPaid(ctx, managed(short_id))).display_status).toBe('COMPLETED')
    expect(await stock()).toEqual({ sold: 2, held: 0, drift: 0 })
  })

  it('refuses an expired order with tickets that are gone', async () => {
    const { ctx, ticket, stock, managed } = await mintPaidEvent(1)
    const { short_id } = await nameBuyer(await reserve(ticket))
    await expireOrder(lapsed(), short_id)
    await reserve(ticket)
    await expect(markOrderPaid(ctx, managed(short_id))).rejects.toMatchObject({ code: 'order.sold_out' })
    expect(await stock()).toEqual({ sold: 0, held: 1, drift: 0 })
  })

  it('refuses an order without a named buyer', async () => {
    const { ctx, ticket, managed } = await mintPaidEvent()
    const { short_id } = await reserve(ticket)
    await expect(markOrderPaid(ctx, managed(short_id))).rejects.toMatchObject({
      code: 'order.buyer_not_named',
    })
  })

  it('settles by card instead when the card payment was faster', async () => {
    const { ctx, ticket, stock, managed } = await mintPaidEvent()
    const { short_id } = await nameBuyer(await reserve(ticket))
    await payInBrowser(short_id)
    await expect(markOrderPaid(ctx, managed(short_id))).rejects.toMatchObject({
      code: 'order.already_completed',
    })
    expect(await readOrder(short_id)).toMatchObject({ status: 'COMPLETED', payment_provider: 'STRIPE' })
    expect(await stock()).toEqual({ sold: 1, held: 0, drift: 0 })
  })

  it('happens once, however many requests come at once and whatever else happens to the order', async () => {
    const { ctx, ticket, stock, managed } = await mintPaidEvent()
    const { short_id } = await nameBuyer(await reserve(ticket))
    const marks = Array.from({ length: 4 }, () => markOrderPaid(ctx, managed(short_id)))
    const [outcomes] = await Promise.all([Promise.allSettled(marks), expireOrder(lapsed(), short_id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await readOrder(short_id)).status).toBe('COMPLETED')
    expect(await stock()).toEqual({ sold: 1, held: 0, drift: 0 })
  })

  it('makes an order that Stripe cannot refund, but that can be cancelled', async () => {
    const { ctx, ticket, managed } = await mintPaidEvent()
    const { short_id } = await nameBuyer(await reserve(ticket))
    await markOrderPaid(ctx, managed(short_id))
    const refund = { amount: 100, notify_buyer: true, cancel_order: false }
    const refused = { code: 'order.offline_not_refundable' }
    await expect(refundOrder(ctx, { ...managed(short_id), body: refund })).rejects.toMatchObject(refused)
    const body = { refund: true, notify_buyer: false }
    await expect(cancelOrder(ctx, { ...managed(short_id), body })).rejects.toMatchObject(refused)
    const cancelled = await cancelOrder(ctx, { ...managed(short_id), body: { ...body, refund: false } })
    expect(cancelled.display_status).toBe('CANCELLED')
  })

  it('forbids others', async () => {
    const [mine, other] = [await mintPaidEvent(), await mintPaidEvent()]
    const { short_id } = await nameBuyer(await reserve(mine.ticket))
    await expect(markOrderPaid(other.ctx, mine.managed(short_id))).rejects.toMatchObject({
      code: 'event.not_found',
    })
    await expect(markOrderPaid(other.ctx, other.managed(short_id))).rejects.toMatchObject({
      code: 'order.not_found',
    })
    await expect(markOrderPaid(testContext(), mine.managed(short_id))).rejects.toMatchObject({
      code: 'session.required',
    })
  })
})
