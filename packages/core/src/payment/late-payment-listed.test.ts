import type { Message } from '@foyer/contracts/message'
import type { orderRefundedNoticeDue, soldOutRefundNoticeDue } from '@foyer/contracts/order/order-messages'
import { describe, expect, it } from 'vitest'
import { sendOrderRefunded } from '../email/order-emails.ts'
import { sendSoldOutRefundNotice } from '../email/organizer-notices.ts'
import { listOrders } from '../order/list-orders.ts'
import { rebuildStatistics } from '../repair/mend-statistics.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { countOrder } from '../statistics/count-again.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import { reserve } from '../testing/buy.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { testContext } from '../testing/test-context.ts'

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

  it('is reported to the buyer and to the organizer once each, with the amount that goes back (F1)', async () => {
    const { short_id, event_id } = await latePayment()
    const due = await messagesOf(short_id)
    const [refund] = (await readOrder(short_id)).refunds
    await makeRefund(ctx, short_id, refund?.id ?? '')
    due.push(...(await messagesOf(short_id)))
    const toBuyer = only<Message<typeof orderRefundedNoticeDue>>(due, 'orderRefundedNoticeDue')
    const toOrganizer = only<Message<typeof soldOutRefundNoticeDue>>(due, 'soldOutRefundNoticeDue')
    for (let time = 0; time < 2; time += 1) {
      await sendOrderRefunded(ctx, toBuyer)
      await sendSoldOutRefundNotice(ctx, toOrganizer)
    }
    const { reference } = await readOrder(short_id)
    const inboxOf = async (address: string) =>
      (await readInbox(address)).filter(({ body }) => body.text?.includes(reference))
    const buyers = await inboxOf('bea@example.com')
    expect(buyers).toHaveLength(1)
    expect(buyers[0]?.subject).toMatch(/^Your payment for .+ was refunded: sold out$/)
    expect(buyers[0]?.body.text).toContain('€24.00')
    const organizers = await inboxOf('hall@example.com')
    expect(organizers).toHaveLength(1)
    expect(organizers[0]?.subject).toMatch(/^A late payment for .+ was refunded/)
    expect(organizers[0]?.subject).toContain(reference)
    expect(organizers[0]?.body.text).toContain('€24.00')
    expect(organizers[0]?.body.text).toContain(`/manage/event/${event_id}/orders`)
  })
})

/** What the last write of an order causes. */
async function messagesOf(short_id: string): Promise<Message[]> {
  return [...((await readOrder(short_id)).outbox ?? [])]
}

function only<Due extends Message>(messages: readonly Message[], name: Due['name']): Due {
  const found = messages.filter((message) => message.name === name)
  expect(found, name).toHaveLength(1)
  return found[0] as Due
}
