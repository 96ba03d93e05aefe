import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { abandonOrder } from '../order/end-hold.ts'
import { extendOrder } from '../order/give-order-details.ts'
import { refundOrder } from '../order/refund-order.ts'
import { createPaymentIntent } from '../payment/payment-intent.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { payInBrowser } from '../testing/pay.ts'
import { later, testContext } from '../testing/test-context.ts'
import { wasAnswered, withAnswered } from './answered-request.ts'

const withKey = () => testContext({ idempotencyKey: randomUUID() })
const link = ({ short_id }: { short_id: string }) => ({ params: { order_short_id: short_id } })
const conflict = { code: 'request.idempotency_conflict' }

describe('a retry under the same idempotency key', () => {
  it('of the details that completed a free order answers the completed order', async () => {
    const { ticket } = await mintEventWithTicket()
    const order = await reserve(ticket)
    const ctx = withKey()
    const [first, second] = await Promise.all([nameBuyer(order, ctx), nameBuyer(order, ctx)])
    const third = await nameBuyer(order, later(ctx, 3600))
    for (const answer of [first, second, third]) expect(answer.status).toBe('COMPLETED')
    expect((await readOrder(order.short_id)).version).toBe(2)
    await expect(nameBuyer(order)).rejects.toMatchObject({ code: 'order.already_completed' })
  })

  it('of an extension does not extend a second time', async () => {
    const { ticket } = await mintEventWithTicket()
    const order = await reserve(ticket)
    const ctx = later(withKey(), 600)
    const { reserved_until } = await extendOrder(ctx, link(order))
    expect((await extendOrder(later(ctx, 5), link(order))).reserved_until).toBe(reserved_until)
    await expect(extendOrder(later(withKey(), 600), link(order))).rejects.toMatchObject({
      code: 'order.extension_used',
    })
  })

  it('of giving tickets back changes nothing', async () => {
    const { ticket } = await mintEventWithTicket()
    const order = await reserve(ticket)
    const ctx = withKey()
    await Promise.all([abandonOrder(ctx, link(order)), abandonOrder(ctx, link(order))])
    await abandonOrder(ctx, link(order))
    expect(await readOrder(order.short_id)).toMatchObject({ status: 'EXPIRED', version: 2 })
  })

  it('of starting payment gives the same intent, even once it is paid', async () => {
    const { ticket } = await mintPaidEvent()
    const order = await nameBuyer(await reserve(ticket))
    const ctx = withKey()
    const { client_secret } = await createPaymentIntent(ctx, link(order))
    await payInBrowser(order.short_id)
    await checkPayment(testContext(), order.short_id)
    expect((await createPaymentIntent(ctx, link(order))).client_secret).toBe(client_secret)
    await expect(createPaymentIntent(withKey(), link(order))).rejects.toMatchObject({
      code: 'order.already_completed',
    })
  })
})

describe('a refund under an idempotency key', () => {
  async function paidOrder() {
    const { ctx, paid, managed } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(testContext(), short_id)
    const refund = (amount: number, idempotencyKey: string) =>
      refundOrder(
        { ...ctx, idempotencyKey },
        { ...managed(short_id), body: { amount, notify_buyer: false, cancel_order: false } },
      )
    const refunded = async () => (await readOrder(short_id)).refunds.map(({ amount }) => amount)
    return { short_id, refund, refunded }
  }

  it('is made once, however often it is asked for: at once, and after Stripe has given the money back', async () => {
    const { short_id, refund, refunded } = await paidOrder()
    const key = randomUUID()
    const [first, second] = await Promise.all([refund(500, key), refund(500, key)])
    expect(second.refunds).toEqual(first.refunds)
    const [row] = (await readOrder(short_id)).refunds
    await makeRefund(testContext(), short_id, row?.id ?? '')
    expect(await refund(500, key)).toMatchObject({ refunds: [{ id: row?.id, status: 'SUCCEEDED' }] })
    expect(await refunded()).toEqual([500])
  })

  it('is refused for another amount, and made again under another key', async () => {
    const { short_id, refund, refunded } = await paidOrder()
    const key = randomUUID()
    const [row] = (await refund(500, key)).refunds
    await expect(refund(700, key)).rejects.toMatchObject(conflict)
    await makeRefund(testContext(), short_id, row?.id ?? '')
    await refund(700, randomUUID())
    expect((await refunded()).toSorted()).toEqual([500, 700])
  })
})

describe('another request under a used key', () => {
  it('is refused: another body, and another write', async () => {
    const { ticket } = await mintPaidEvent()
    const order = await reserve(ticket, 2)
    const ctx = withKey()
    await nameBuyer(order, ctx)
    const swapped = { ...order, attendees: order.attendees.toReversed() }
    await expect(nameBuyer(swapped, ctx)).rejects.toMatchObject(conflict)
    await expect(extendOrder(ctx, link(order))).rejects.toMatchObject(conflict)
    await expect(abandonOrder(ctx, link(order))).rejects.toMatchObject(conflict)
    await expect(createPaymentIntent(ctx, link(order))).rejects.toMatchObject(conflict)
  })

  it('is allowed on another order, which has its own keys', async () => {
    const { ticket } = await mintEventWithTicket()
    const ctx = withKey()
    const orders = [await reserve(ticket), await reserve(ticket)]
    for (const order of orders) expect((await nameBuyer(order, ctx)).status).toBe('COMPLETED')
  })

  it('is remembered only up to a limit: the oldest keys are dropped', async () => {
    const { ticket } = await mintPaidEvent()
    let order = await readOrder((await reserve(ticket)).short_id)
    const [first, ...others] = Array.from({ length: 31 }, withKey)
    for (const ctx of [first, ...others]) order = withAnswered(ctx ?? withKey(), order, 'extendOrder')
    expect(order.answered_requests).toHaveLength(30)
    expect(wasAnswered(first ?? withKey(), order, 'extendOrder')).toBe(false)
  })
})
