import { describe, expect, it } from 'vitest'
import { createPaymentIntent } from '../payment/payment-intent.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { retrieveIntent } from '../stripe/payment-intent.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { cards } from '../testing/pay.ts'
import { later, testContext } from '../testing/test-context.ts'
import { cancelOrder } from './cancel-order.ts'
import { endHold } from './end-hold.ts'
import { listHolds, listOrders } from './list-orders.ts'
import { refundOrder } from './refund-order.ts'

async function sale() {
  const minted = await mintPaidEvent()
  const params = { event_id: minted.ticket.event_id }
  const holds = async (query: object = {}, at = minted.ctx) =>
    (await listHolds(at, { params, query: { page: 1, per_page: 20, ...query } })).data
  const end = (short_id: string) => endHold(minted.ctx, minted.managed(short_id))
  return { ...minted, params, holds, end }
}

describe('the holds of an event', () => {
  it('say what is held, for which buyer, since when and until when, and not what is over', async () => {
    const { ctx, ticket, holds, named, paid } = await sale()
    const unnamed = await reserve(ticket, 2)
    const short_id = await named()
    await checkPayment(testContext(), await paid())
    const { reserved_until, created_at } = await readOrder(unnamed.short_id)
    const listed = await holds()
    expect(listed).toHaveLength(2)
    expect(listed).toContainEqual(
      expect.objectContaining({
        ...{ short_id: unnamed.short_id, email: '', reserved_until, held_since: created_at, ticket_count: 2 },
        tickets: [expect.objectContaining({ title: ticket.title, quantity: 2 })],
        is_payment_under_way: false,
      }),
    )
    expect((await holds({ query: 'bea' })).map((row) => row.short_id)).toEqual([short_id])
    const filter_fields = { ticket_count: { gte: '2' } }
    expect((await holds({ filter_fields })).map((row) => row.short_id)).toEqual([unnamed.short_id])
    expect(await holds({}, later(ctx, 1000))).toEqual([])
  })

  it('are counted in full, however few of them a page shows', async () => {
    const { ctx, ticket, params } = await sale()
    for (let turn = 0; turn < 5; turn += 1) await reserve(ticket)
    const { data, meta } = await listHolds(ctx, { params, query: { page: 2, per_page: 2 } })
    expect([data.length, meta.total]).toEqual([2, 5])
  })
})

describe('a hold', () => {
  it('is ended at once, once, with its payment closed, and is in the audit log', async () => {
    const { holds, named, end, stock } = await sale()
    const short_id = await named()
    await createPaymentIntent(testContext(), { params: { order_short_id: short_id } })
    await Promise.all([end(short_id), end(short_id)])
    const order = await readOrder(short_id)
    expect(order).toMatchObject({ status: 'EXPIRED', history: [{}, { kind: 'EXPIRED' }] })
    expect(order.outbox).toContainEqual(
      expect.objectContaining({
        name: 'actionTaken',
        payload: expect.objectContaining({ action: 'order.hold_ended' }),
      }),
    )
    expect((await retrieveIntent(order)).status).toBe('canceled')
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
    expect(await holds()).toEqual([])
  })

  it('is completed instead when it was paid meanwhile, and stays while a payment takes days', async () => {
    const { paid, end, stock } = await sale()
    const bought = await paid()
    await expect(end(bought)).rejects.toMatchObject({ code: 'order.already_completed' })
    const slow = await paid(testContext(), cards.staysProcessing)
    await expect(end(slow)).rejects.toMatchObject({ code: 'order.payment_under_way' })
    expect((await readOrder(slow)).payment_status).toBe('PROCESSING')
    expect(await stock()).toEqual({ sold: 1, held: 1, drift: 0 })
  })
})

describe('a cancelled order that was refunded in part', () => {
  it('is found as cancelled, and shows that beside its refund', async () => {
    const { ctx, paid, managed, params, ticket } = await sale()
    const short_id = await paid()
    await checkPayment(testContext(), short_id)
    await refundOrder(ctx, {
      ...managed(short_id),
      body: { amount: 500, notify_buyer: false, cancel_order: false },
    })
    await cancelOrder(ctx, { ...managed(short_id), body: { refund: false, notify_buyer: false } })
    await nameBuyer(await reserve(ticket))
    for (const field of ['status', 'state']) {
      const filter_fields = { [field]: { in: 'CANCELLED' } }
      const { data } = await listOrders(ctx, { params, query: { page: 1, per_page: 20, filter_fields } })
      expect(data).toMatchObject([{ short_id, status: 'CANCELLED', display_status: 'REFUND_PENDING' }])
    }
    const open = { status: { eq: 'RESERVED' } }
    const { data } = await listOrders(ctx, { params, query: { page: 1, per_page: 20, filter_fields: open } })
    expect(data).toMatchObject([{ display_status: 'AWAITING_PAYMENT' }])
  })
})
