import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { createOrder } from '../order/create-order.ts'
import { getOrder } from '../order/get-order.ts'
import { listOrders } from '../order/list-orders.ts'
import { refundOrder } from '../order/refund-order.ts'
import { rebuildStatistics } from '../repair/mend-statistics.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { countOrder } from '../statistics/count-again.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { firstPriceOf, nameBuyer } from '../testing/buy.ts'
import { mintAffiliate } from '../testing/mint-affiliate.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { payInBrowser } from '../testing/pay.ts'
import { testContext } from '../testing/test-context.ts'
import { getAffiliate } from './read-affiliates.ts'
import { deleteAffiliate, updateAffiliate } from './write-affiliate.ts'

let live: LiveEvent
let paid: Ticket
let free: Ticket

beforeAll(async () => {
  live = await mintLiveEvent([{ type: 'PAID', prices: [{ price: 2400 }] }, { type: 'FREE' }])
  const [first, second] = live.tickets
  if (!first || !second) throw new Error('no tickets')
  ;[paid, free] = [first, second]
})

const mint = (given?: Parameters<typeof mintAffiliate>[2]) => mintAffiliate(live.ctx, live.event.id, given)
const shown = (affiliate_id: string) =>
  getAffiliate(live.ctx, { params: { event_id: live.event.id, affiliate_id } })

function reserve(ticket: Ticket, affiliate_code: string | undefined, quantity = 1): Promise<PublicOrder> {
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity }]
  const body = { lines, locale: 'en' as const, affiliate_code }
  return createOrder(testContext(), { params: { event_id: ticket.event_id }, body })
}

/** Delivers the messages of the order's last write three times. */
async function count(short_id: string): Promise<void> {
  const { outbox } = await readOrder(short_id)
  expect((outbox as { name: string }[]).map(({ name }) => name)).toContain('orderCountDue')
  for (const _time of [1, 2, 3]) await countOrder(live.event.id, short_id)
}

async function buy(code: string | undefined, quantity = 1): Promise<string> {
  const { short_id } = await nameBuyer(await reserve(paid, code, quantity))
  await payInBrowser(short_id)
  await checkPayment(testContext(), short_id)
  await count(short_id)
  return short_id
}

/** The affiliates with counts that disagree with the event's orders. */
const drifts = async () =>
  (await rebuildStatistics(live.event.id)).filter(({ part }) => part.startsWith('affiliate_'))

const managed = (order_short_id: string) => ({ params: { event_id: live.event.id, order_short_id } })

describe('an order that came through an affiliate', () => {
  it('keeps the code, and is counted once, when it is complete', async () => {
    const affiliate = await mint()
    const order = await reserve(paid, affiliate.code.toUpperCase(), 2)
    await countOrder(live.event.id, order.short_id)
    expect(await shown(affiliate.id)).toMatchObject({ orders: 0, is_used: false })
    const short_id = await buy(affiliate.code, 2)
    expect(await getOrder(live.ctx, managed(short_id))).toMatchObject({ affiliate_code: affiliate.code })
    expect(await shown(affiliate.id)).toMatchObject({ orders: 1, tickets: 2, gross: 4800, is_used: true })
    expect(await drifts()).toEqual([])
  })

  it('is found in the list of orders by the code', async () => {
    const affiliate = await mint()
    const short_id = await buy(affiliate.code)
    const filter_fields = { affiliate_code: { eq: affiliate.code } }
    const query = { page: 1, per_page: 20, filter_fields }
    const { data } = await listOrders(live.ctx, { params: { event_id: live.event.id }, query })
    expect(data).toMatchObject([{ short_id, affiliate_code: affiliate.code }])
  })

  it('counts less when it is refunded, when a ticket is cancelled, and nothing once it is cancelled', async () => {
    const affiliate = await mint()
    const short_id = await buy(affiliate.code, 2)
    const body = { amount: 1000, notify_buyer: false, cancel_order: false }
    const { refunds } = await refundOrder(live.ctx, { ...managed(short_id), body })
    await makeRefund(testContext(), short_id, refunds[0]?.id ?? '')
    await count(short_id)
    expect(await shown(affiliate.id)).toMatchObject({ orders: 1, tickets: 2, gross: 3800 })
    const [attendee] = (await getOrder(live.ctx, managed(short_id))).attendees
    const params = { event_id: live.event.id, attendee_short_id: attendee?.short_id ?? '' }
    await cancelAttendee(live.ctx, { params })
    await count(short_id)
    expect(await shown(affiliate.id)).toMatchObject({ orders: 1, tickets: 1, gross: 3800 })
    await cancelOrder(live.ctx, { ...managed(short_id), body: { refund: false, notify_buyer: false } })
    await count(short_id)
    expect(await shown(affiliate.id)).toMatchObject({ orders: 0, tickets: 0, gross: 0, is_used: true })
    expect(await drifts()).toEqual([])
  })

  it('counts a free order with its tickets', async () => {
    const affiliate = await mint()
    const { short_id } = await nameBuyer(await reserve(free, affiliate.code, 3))
    await count(short_id)
    expect(await shown(affiliate.id)).toMatchObject({ orders: 1, tickets: 3, gross: 0 })
  })

  it('is sold even when the code is unknown, inactive, malformed or from another event', async () => {
    const inactive = await mint({ status: 'INACTIVE' })
    const elsewhere = await mintLiveEvent([{ type: 'FREE' }])
    const foreign = await mintAffiliate(elsewhere.ctx, elsewhere.event.id)
    for (const code of ['never-made', inactive.code, foreign.code, '', '<script>', undefined]) {
      const { short_id } = await nameBuyer(await reserve(free, code))
      await count(short_id)
      expect(await getOrder(live.ctx, managed(short_id))).toMatchObject({ affiliate_code: null })
    }
    expect(await shown(inactive.id)).toMatchObject({ orders: 0, is_used: false })
  })
})

describe('an affiliate with orders', () => {
  it('refuses to be deleted or to change its code, but becomes inactive', async () => {
    const affiliate = await mint()
    await buy(affiliate.code)
    const params = { event_id: live.event.id, affiliate_id: affiliate.id }
    await expect(deleteAffiliate(live.ctx, { params })).rejects.toMatchObject({
      code: 'affiliate.has_orders',
    })
    const { name, email } = affiliate
    const change = (body: object) =>
      updateAffiliate(live.ctx, { params, body: { name, email, code: '', status: 'ACTIVE', ...body } })
    await expect(change({ code: `${affiliate.code}-2` })).rejects.toMatchObject({
      code: 'affiliate.code_locked',
      errors: { code: [expect.stringContaining('cannot be changed')] },
    })
    expect(await change({ status: 'INACTIVE', code: affiliate.code })).toMatchObject({
      status: 'INACTIVE',
      orders: 1,
      gross: 2400,
    })
  })
})

describe('rebuilding the counts', () => {
  it('finds an order that was not counted for its affiliate', async () => {
    const affiliate = await mint()
    const { short_id } = await nameBuyer(await reserve(free, affiliate.code, 2))
    expect(await drifts()).toMatchObject([
      { part: `affiliate_${affiliate.id}`, missing: { orders: 1, tickets: 2, gross: 0 } },
    ])
    await count(short_id)
    expect(await drifts()).toEqual([])
  })
})
