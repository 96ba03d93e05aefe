import { describe, expect, it } from 'vitest'
import { expireOrder } from '../hold/expire-order.ts'
import { createOrder } from '../order/create-order.ts'
import { abandonOrder } from '../order/end-hold.ts'
import { listOrders } from '../order/list-orders.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { cards, payInBrowser } from '../testing/pay.ts'
import { later, testContext } from '../testing/test-context.ts'
import { countOrder } from './count-again.ts'

const link = (short_id: string) => ({ params: { order_short_id: short_id } })

async function paidEvent() {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'PAID', prices: [{ price: 2400 }] }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const listed = async (filter_fields?: Record<string, { eq: string }>) => {
    const query = { page: 1, per_page: 20, filter_fields }
    const { data } = await listOrders(ctx, { params: { event_id: event.id }, query })
    return data.map(({ display_status }) => display_status)
  }
  const count = ({ short_id }: { short_id: string }) => countOrder(event.id, short_id)
  return { event_id: event.id, ticket, listed, count }
}

describe('the organizer’s list', () => {
  // Specification: 4.order-awaiting-payment
  it('shows an order from the moment it awaits payment, and counts it once until it is paid', async () => {
    const { event_id, ticket, listed, count } = await paidEvent()
    const order = await reserve(ticket)
    await count(order)
    expect(await listed()).toEqual([])
    await nameBuyer(order)
    await count(order)
    expect(await listed({ display_status: { eq: 'AWAITING_PAYMENT' } })).toEqual(['AWAITING_PAYMENT'])
    expect(await readEventTotals(event_id)).toMatchObject({
      orders_listed: 1,
      orders: 0,
      tickets: 0,
      gross: 0,
    })
    await nameBuyer(order)
    await count(order)
    await payInBrowser(order.short_id, cards.decline)
    await checkPayment(testContext(), order.short_id)
    await count(order)
    expect(await listed()).toEqual(['PAYMENT_FAILED'])
    await payInBrowser(order.short_id)
    await checkPayment(testContext(), order.short_id)
    await count(order)
    expect(await listed()).toEqual(['COMPLETED'])
    expect(await readEventTotals(event_id)).toMatchObject({
      orders_listed: 1,
      attendees_listed: 1,
      orders: 1,
      tickets: 1,
      gross: 2400,
    })
  })

  it('removes it when it expires, is abandoned or replaced', async () => {
    const { event_id, ticket, listed, count } = await paidEvent()
    const named = async () => {
      const order = await nameBuyer(await reserve(ticket))
      await count(order)
      return order
    }
    const [expired, abandoned, replaced] = [await named(), await named(), await named()]
    expect(await readEventTotals(event_id)).toMatchObject({ orders_listed: 3 })
    await expireOrder(later(testContext(), 901), expired.short_id)
    await abandonOrder(testContext(), link(abandoned.short_id))
    const lines = [{ ticket_id: ticket.id, price_id: ticket.prices[0]?.id ?? '', quantity: 1 }]
    const body = { lines, locale: 'en' as const, replaces_order: replaced.short_id }
    await createOrder(testContext(), { params: { event_id }, body })
    for (const order of [expired, abandoned, replaced]) await count(order)
    expect(await listed()).toEqual([])
    expect(await readEventTotals(event_id)).toMatchObject({ orders_listed: 0, orders: 0 })
  })
})
