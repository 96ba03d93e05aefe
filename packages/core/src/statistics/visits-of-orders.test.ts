import { expect, it } from 'vitest'
import { cancelOrder } from '../order/cancel-order.ts'
import { createOrder } from '../order/create-order.ts'
import { refundOrder } from '../order/refund-order.ts'
import { rebuildStatistics } from '../repair/mend-statistics.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readAllParts } from '../store/statistics/read-totals.ts'
import { firstPriceOf, nameBuyer } from '../testing/buy.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { payInBrowser } from '../testing/pay.ts'
import { testContext } from '../testing/test-context.ts'
import { countOrder } from './count-again.ts'
import { getEventStatistics } from './event-statistics.ts'

/** A live event at 24.00, how to buy there from a place, and what its dashboard says of the visits. */
async function mintShop() {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'PAID', prices: [{ price: 2400 }] }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const params = { event_id: event.id }
  const buy = async (came_from?: string, { isCounted = true } = {}) => {
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
    const order = await createOrder(testContext(), { params, body: { lines, locale: 'en', came_from } })
    const { short_id } = await nameBuyer(order)
    await payInBrowser(short_id)
    await checkPayment(testContext(), short_id)
    if (isCounted) await countOrder(event.id, short_id)
    return short_id
  }
  const visits = async () => (await getEventStatistics(ctx, { params, query: {} })).visits
  return { ctx, event_id: event.id, buy, visits }
}

it('an order counts for the place that its page named, and for none where the page counts no views', async () => {
  const { event_id, buy, visits } = await mintShop()
  for (const came_from of ['', 'https://www.google.com', 'Spring Newsletter', '', undefined])
    await buy(came_from)
  expect(await visits()).toMatchObject({
    views: 0,
    orders: 4,
    sources: [
      { source: 'direct', orders: 2, gross_sales: 4800 },
      { source: 'google', orders: 1, gross_sales: 2400 },
      { source: 'spring-newsletter', orders: 1, gross_sales: 2400 },
    ],
  })
  expect(await rebuildStatistics(event_id)).toEqual([])
})

it('a refund lowers what a place brought, and a cancelled order stays one that followed from a visit', async () => {
  const { ctx, event_id, buy, visits } = await mintShop()
  const order_short_id = await buy('radio')
  const managed = { params: { event_id, order_short_id } }
  const body = { amount: 1000, notify_buyer: false, cancel_order: false }
  const { refunds } = await refundOrder(ctx, { ...managed, body })
  await makeRefund(testContext(), order_short_id, refunds[0]?.id ?? '')
  await cancelOrder(ctx, { ...managed, body: { refund: false, notify_buyer: false } })
  await countOrder(event_id, order_short_id)
  expect((await visits()).sources).toMatchObject([{ source: 'radio', orders: 1, gross_sales: 1400 }])
  expect(await rebuildStatistics(event_id)).toEqual([])
})

it('rebuilding finds an order that was not counted for its place, and other figures do not read these parts', async () => {
  const { event_id, buy } = await mintShop()
  await buy('radio', { isCounted: false })
  const missed = (await rebuildStatistics(event_id)).filter(({ part }) => part.startsWith('visit_'))
  expect(missed).toMatchObject([
    { part: expect.stringMatching(/^visit_[\d-]{10}_radio$/), missing: { orders: 1, gross: 2400 } },
  ])
  await buy('radio')
  const parts = [...(await readAllParts(event_id)).keys()]
  expect(parts).toContain('all')
  expect(parts.filter((part) => part.startsWith('visit_'))).toEqual([])
})
