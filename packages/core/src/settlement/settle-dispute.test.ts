import { describe, expect, it } from 'vitest'
import { updateEventSettings } from '../event/event-settings.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { getOrder } from '../order/get-order.ts'
import { listOrders } from '../order/list-orders.ts'
import { refundOrder } from '../order/refund-order.ts'
import { rebuildStatistics } from '../repair/mend-statistics.ts'
import { countOrder } from '../statistics/count-again.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import { type StripeDispute, stripe } from '../stripe/stripe.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { payInBrowser } from '../testing/pay.ts'
import { stripeOwner } from '../testing/stripe-owner.ts'
import { tellStripeEvent } from '../testing/tell-stripe-event.ts'
import { testContext } from '../testing/test-context.ts'
import { makeRefund } from './make-refund.ts'
import { refundableAmount } from './request-refund.ts'
import { settleDispute } from './settle-dispute.ts'
import { checkPayment } from './settle-payment.ts'

const ctx = testContext()
const query = { page: 1, per_page: 20 }
const types = ['created', 'funds_withdrawn', 'updated', 'closed', 'funds_reinstated']

/** A paid order of two tickets for 48.00 and its buyer's bank. */
async function disputedOrder(wish: { amount?: number; inquiry?: boolean; endsTickets?: boolean } = {}) {
  const { endsTickets = false, ...disputed } = wish
  const event = await mintPaidEvent()
  const { ctx: owner, managed } = event
  const short_id = await event.named(ctx, 2)
  const { params } = managed(short_id)
  const { event_id } = params
  if (endsTickets) {
    const body = { cancel_on_lost_dispute: true }
    await updateEventSettings(owner, { params: { event_id }, body })
  }
  await payInBrowser(short_id)
  await checkPayment(ctx, short_id)
  const { payment_intent_id, stripe_account_id } = await readOrder(short_id)
  const open = () => controlStripe<StripeDispute>(`payment_intents/${payment_intent_id}/dispute`, disputed)
  const tell = async ({ id }: { id: string }, told = types) => {
    for (const type of told) {
      await tellStripeEvent({ event_type: `charge.dispute.${type}`, stripe_account_id, object_id: id })
    }
  }
  const close = (id: string, outcome: 'won' | 'lost' | 'under_review') =>
    controlStripe<StripeDispute>(`disputes/${id}/close`, { outcome })
  return { ...event, owner, short_id, params, event_id, open, tell, close, read: () => readOrder(short_id) }
}

const mailed = (order: { outbox?: unknown }) =>
  ((order.outbox ?? []) as { name: string; payload: { status?: string } }[])
    .filter(({ name }) => name === 'disputeNoticeDue')
    .map(({ payload }) => payload.status)

describe('a disputed payment (F31)', () => {
  it('is shown on the order, told to the organizer once, found in the list, and not refunded meanwhile', async () => {
    const { owner, short_id, params, event_id, open, tell, read } = await disputedOrder()
    const dispute = await open()
    await tell(dispute, ['created'])
    expect(mailed(await read())).toEqual(['NEEDS_RESPONSE'])
    const { version } = await read()
    await tell(dispute)
    expect((await read()).version).toBe(version)
    const order = await getOrder(owner, { params })
    expect(order).toMatchObject({
      status: 'COMPLETED',
      refunded_total: 0,
      disputes: [
        { id: dispute.id, status: 'NEEDS_RESPONSE', reason: 'fraudulent', amount: 4800, closed_at: null },
      ],
    })
    expect(Date.parse(order.disputes[0]?.due_at ?? '')).toBeGreaterThan(Date.now())
    expect(order.history.at(-1)).toMatchObject({ kind: 'DISPUTE_OPENED' })
    expect(refundableAmount(await read())).toBe(0)
    const body = { amount: 100, notify_buyer: true, cancel_order: false }
    await expect(refundOrder(owner, { params, body })).rejects.toMatchObject({ code: 'order.disputed' })
    const list = async (given: object) =>
      (await listOrders(owner, { params: { event_id }, query: { ...query, ...given } })).data
    expect(await list({ filter_fields: { dispute_status: { eq: 'NEEDS_RESPONSE' } } })).toMatchObject([
      { short_id, dispute_status: 'NEEDS_RESPONSE' },
    ])
    expect(await list({ filter_fields: { dispute_status: { eq: 'LOST' } } })).toEqual([])
  })

  it('that is won can be refunded again and changes no sum', async () => {
    const { event_id, short_id, open, tell, close, read } = await disputedOrder()
    const { id } = await open()
    await tell({ id })
    await close(id, 'under_review')
    await tell({ id })
    expect((await read()).disputes).toMatchObject([{ status: 'UNDER_REVIEW' }])
    expect(mailed(await read())).toEqual([])
    await close(id, 'won')
    await tell({ id })
    const order = await read()
    expect(order).toMatchObject({ refunded_total: 0, disputes: [{ status: 'WON' }], status: 'COMPLETED' })
    expect(refundableAmount(order)).toBe(4800)
    expect(order.history?.map(({ kind }) => kind).slice(-3)).toEqual([
      'DISPUTE_OPENED',
      'DISPUTE_ANSWERED',
      'DISPUTE_WON',
    ])
    await countOrder(event_id, short_id)
    expect(await readEventTotals(event_id)).toMatchObject({ gross: 4800, refunded: 0 })
  })

  it('that is lost is money that went back, once; its tickets stay valid unless the event says otherwise', async () => {
    const { event_id, short_id, open, tell, close, read, stock } = await disputedOrder()
    const { id } = await open()
    await close(id, 'lost')
    await Promise.all([tell({ id }), tell({ id })])
    expect(await read()).toMatchObject({
      status: 'COMPLETED',
      refund_status: 'REFUNDED',
      refunded_total: 4800,
      refunds: [{ reason: 'DISPUTE', amount: 4800, status: 'SUCCEEDED' }],
    })
    expect(refundableAmount(await read())).toBe(0)
    expect(await stock()).toEqual({ sold: 2, held: 0, drift: 0 })
    await countOrder(event_id, short_id)
    expect(await readEventTotals(event_id)).toMatchObject({ gross: 4800, refunded: 4800, orders: 1 })
    expect(await rebuildStatistics(event_id)).toEqual([])
  })

  it('that is lost ends the tickets where the event says so, and their stock returns exactly once', async () => {
    const { open, tell, close, read, stock } = await disputedOrder({ endsTickets: true })
    const { id } = await open()
    await tell({ id })
    expect(await stock()).toEqual({ sold: 2, held: 0, drift: 0 })
    await close(id, 'lost')
    await Promise.all([tell({ id }), tell({ id }), tell({ id })])
    expect(await read()).toMatchObject({ status: 'CANCELLED', refund_status: 'REFUNDED' })
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
  })

  it('that is lost after the order was cancelled returns no stock a second time', async () => {
    const { owner, params, open, tell, close, read, stock } = await disputedOrder({ endsTickets: true })
    await cancelOrder(owner, { params, body: { refund: false, notify_buyer: false } })
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
    const { id } = await open()
    await close(id, 'lost')
    await tell({ id })
    expect(await read()).toMatchObject({ status: 'CANCELLED', refunded_total: 4800 })
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
  })

  it('that is lost while a refund is under way takes all of the payment once that refund fails', async () => {
    const { owner, params, short_id, open, tell, close, read } = await disputedOrder({ endsTickets: true })
    const dispute = await open()
    await close(dispute.id, 'lost')
    await refundOrder(owner, { params, body: { amount: 1600, notify_buyer: false, cancel_order: false } })
    await tell(dispute, ['closed'])
    const { refunds, status } = await read()
    expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
      [1600, 'REFUND'],
      [3200, 'DISPUTE'],
    ])
    expect(status).toBe('COMPLETED')
    await makeRefund(ctx, short_id, refunds[0]?.id ?? '')
    expect(await read()).toMatchObject({
      status: 'CANCELLED',
      refunded_total: 4800,
      refund_status: 'REFUNDED',
      refunds: [
        { amount: 1600, status: 'FAILED' },
        { amount: 4800, status: 'SUCCEEDED', reason: 'DISPUTE', stripe_refund_id: dispute.id },
      ],
    })
  })

  it('that is lost over part of the payment ends no tickets, and says before a refund that Stripe makes none', async () => {
    const wish = { amount: 2400, endsTickets: true }
    const { owner, params, open, tell, close, read } = await disputedOrder(wish)
    const { id } = await open()
    await close(id, 'lost')
    await tell({ id })
    expect(await read()).toMatchObject({ status: 'COMPLETED', refund_status: 'PARTIALLY_REFUNDED' })
    const body = { amount: 2400, notify_buyer: true, cancel_order: false }
    const refusal = { code: 'order.charged_back' }
    await expect(refundOrder(owner, { params, body })).rejects.toMatchObject(refusal)
    const cancelling = { params, body: { refund: true, notify_buyer: false } }
    await expect(cancelOrder(owner, cancelling)).rejects.toMatchObject(refusal)
    expect((await read()).refunds).toMatchObject([{ reason: 'DISPUTE', amount: 2400 }])
    await cancelOrder(owner, { params, body: { refund: false, notify_buyer: false } })
    expect(await read()).toMatchObject({ status: 'CANCELLED', refunded_total: 2400 })
  })

  it('that is only an inquiry keeps no money back, and a refund settles it', async () => {
    const { owner, params, open, tell, close, read, short_id } = await disputedOrder({ inquiry: true })
    const { id } = await open()
    await tell({ id })
    const body = { amount: 4800, notify_buyer: true, cancel_order: false }
    await refundOrder(owner, { params, body })
    await makeRefund(ctx, short_id, (await read()).refunds[0]?.id ?? '')
    await close(id, 'lost')
    await tell({ id })
    expect(await read()).toMatchObject({
      refund_status: 'REFUNDED',
      refunded_total: 4800,
      refunds: [{ reason: 'REFUND' }],
      disputes: [{ status: 'CLOSED', is_inquiry: true }],
    })
  })

  it('ends as Stripe says now when events come late, out of order and with older answers', async () => {
    const { open, tell, close, read, short_id } = await disputedOrder()
    const early = await open()
    await close(early.id, 'lost')
    await tell(early, types.toReversed())
    const client = await stripe()
    const { stripe_account_id } = await read()
    const now = await client.disputes.retrieve(early.id, {}, { stripeAccount: stripe_account_id ?? '' })
    let asked = 0
    await settleDispute(ctx, short_id, async () => {
      asked += 1
      return now
    })
    expect(asked).toBe(1)
    expect(await read()).toMatchObject({ disputes: [{ status: 'LOST' }], refunds: [{ reason: 'DISPUTE' }] })
  })

  it('of a foreign payment changes nothing (F24)', async () => {
    const { read, short_id } = await disputedOrder()
    const before = await read()
    const account = before.stripe_account_id ?? ''
    const metadata = { foyer_order: short_id }
    const foreign = await stripeOwner(account).pay({ amount: 4800, currency: 'eur', metadata })
    const { id } = await controlStripe<StripeDispute>(`payment_intents/${foreign.id}/dispute`, {})
    const event_type = 'charge.dispute.created'
    await tellStripeEvent({ event_type, stripe_account_id: account, object_id: id })
    expect(await read()).toEqual(before)
  })
})
