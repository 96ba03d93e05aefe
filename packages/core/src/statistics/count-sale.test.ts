import { eventStatisticsQuery } from '@foyer/contracts/statistics/event-statistics'
import { describe, expect, it } from 'vitest'
import { cancelOrder } from '../order/cancel-order.ts'
import { createOrder } from '../order/create-order.ts'
import { refundOrder } from '../order/refund-order.ts'
import { rebuildStatistics } from '../repair/mend-statistics.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { firstPriceOf, nameBuyer } from '../testing/buy.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { payInBrowser } from '../testing/pay.ts'
import { testContext } from '../testing/test-context.ts'
import { countOrder } from './count-again.ts'
import { getEventStatistics } from './event-statistics.ts'

/** An event in yen that sold a ticket, a donation of 700 and two free tickets in one order. */
async function soldInYen() {
  const { ctx, event, tickets } = await mintLiveEvent(
    [
      { type: 'PAID', title: 'Seat', prices: [{ price: 1500 }] },
      { type: 'DONATION', title: 'Gift', prices: [{ price: 500 }] },
      { type: 'FREE', title: 'Child' },
    ],
    { currency: 'JPY', timezone: 'Asia/Tokyo' },
  )
  const params = { event_id: event.id }
  const lines = tickets.map((ticket) => {
    const line = { ticket_id: ticket.id, price_id: firstPriceOf(ticket) }
    const quantity = ticket.type === 'FREE' ? 2 : 1
    return ticket.type === 'DONATION' ? { ...line, quantity, donation_amount: 700 } : { ...line, quantity }
  })
  const order = await nameBuyer(await createOrder(testContext(), { params, body: { lines, locale: 'en' } }))
  await payInBrowser(order.short_id)
  await checkPayment(testContext(), order.short_id)
  const counted = async () => {
    for (const { id } of (await readOrder(order.short_id)).refunds) await makeRefund(ctx, order.short_id, id)
    await countOrder(event.id, order.short_id)
    expect(await rebuildStatistics(event.id)).toEqual([])
    return getEventStatistics(ctx, { params, query: eventStatisticsQuery.parse({}) })
  }
  return { ctx, params: { ...params, order_short_id: order.short_id }, counted }
}

describe('what the dashboard says of an order in yen', () => {
  it('is the yen amount, the donation as it was given, and the free tickets too', async () => {
    const { counted } = await soldInYen()
    expect(await counted()).toMatchObject({
      currency: 'JPY',
      timezone: 'Asia/Tokyo',
      orders_completed: 1,
      tickets_sold: 4,
      gross_sales: 2200,
      net_sales: 2200,
      tickets: [
        { title: 'Seat', tickets_sold: 1, gross_sales: 1500 },
        { title: 'Gift', tickets_sold: 1, gross_sales: 700 },
        { title: 'Child', tickets_sold: 2, gross_sales: 0 },
      ],
    })
  })

  it('follows a refund in part, and the cancellation that gives back the rest', async () => {
    const { ctx, params, counted } = await soldInYen()
    await refundOrder(ctx, { params, body: { amount: 333, notify_buyer: false, cancel_order: false } })
    expect(await counted()).toMatchObject({ tickets_sold: 4, refunded_total: 333, net_sales: 1867 })
    await cancelOrder(ctx, { params, body: { refund: true, notify_buyer: false } })
    expect(await counted()).toMatchObject({
      orders_completed: 1,
      tickets_sold: 0,
      gross_sales: 2200,
      refunded_total: 2200,
      net_sales: 0,
    })
  })
})
