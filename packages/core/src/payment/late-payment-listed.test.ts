import { describe, expect, it } from 'vitest'
import { listOrders } from '../order/list-orders.ts'
import { readOrder } from '../order/read-order.ts'
import { countOrder } from '../statistics/count-order.ts'
import { readEventTotals } from '../statistics/read-event-totals.ts'
import { rebuildStatistics } from '../statistics/rebuild-statistics.ts'
import { reserve } from '../testing/buy.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { testContext } from '../testing/test-context.ts'
import { checkPayment } from './check-payment.ts'
import { makeRefund } from './make-refund.ts'

const ctx = testContext()
const query = { page: 1, per_page: 20 }

/** Its money came after the hold had ended and the last ticket was sold to somebody else. */
async function latePayment() {
  const event = await mintPaidEvent(1)
  const short_id = await event.paid()
  await endHoldUnseen(short_id)
  expect((await readOrder(short_id)).ttl).toBeTypeOf('number')
  await reserve(event.ticket)
  await checkPayment(ctx, short_id)
  const { event_id } = event.managed(short_id).params
  return { ...event, short_id, event_id }
}

describe('a payment that came too late and was refunded (F1, F31)', () => {
  it('stays in the orders list, is found by reference and by its status, and never vanishes', async () => {
    const { ctx: owner, short_id, event_id } = await latePayment()
    const [refund] = (await readOrder(short_id)).refunds
    await makeRefund(ctx, short_id, refund?.id ?? '')
    const order = await readOrder(short_id)
    expect(order).toMatchObject({ status: 'EXPIRED', refund_status: 'REFUNDED' })
    expect(order.ttl).toBeUndefined()
    const list = async (given: object) =>
      (await listOrders(owner, { params: { event_id }, query: { ...query, ...given } })).data
    expect(await list({})).toMatchObject([{ short_id, display_status: 'REFUNDED', refunded_total: 2400 }])
    expect(await list({ query: order.reference })).toHaveLength(1)
    expect(await list({ filter_fields: { display_status: { eq: 'REFUNDED' } } })).toHaveLength(1)
  })

  it('counts as money that came and went, not as a sale', async () => {
    const { short_id, event_id } = await latePayment()
    await countOrder(event_id, short_id)
    const came = { orders: 0, tickets: 0, attendees_listed: 0, orders_listed: 1, gross: 2400, refunded: 0 }
    expect(await readEventTotals(event_id)).toMatchObject(came)
    const [refund] = (await readOrder(short_id)).refunds
    await makeRefund(ctx, short_id, refund?.id ?? '')
    await countOrder(event_id, short_id)
    expect(await readEventTotals(event_id)).toMatchObject({ ...came, refunded: 2400 })
    expect(await rebuildStatistics(event_id)).toEqual([])
  })
})
