import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { duplicateEvent } from '../duplication/duplicate-event.ts'
import { updateEventStatus } from '../event/update-event.ts'
import { expireOrder } from '../hold/expire-order.ts'
import { bookOrder } from '../ledger/book-order.ts'
import { getBooks } from '../ledger/ledger.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { createOrder } from '../order/create-order.ts'
import { abandonOrder, endHold } from '../order/end-hold.ts'
import { getOrder } from '../order/get-order.ts'
import { markOrderPaid } from '../order/mark-order-paid.ts'
import { refundOrder } from '../order/refund-order.ts'
import { bookEvent } from '../repair/rebuild-ledger.ts'
import { cancelOwnTickets } from '../self-service/cancel-own-tickets.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { newWatch } from '../settlement/payment-watch.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { createIntent, listRefunds, retrieveIntent } from '../stripe/payment-intent.ts'
import { firstPriceOf, nameBuyer, reserve } from '../testing/buy.ts'
import { countStripeCalls } from '../testing/count-stripe-calls.ts'
import { letSelfServe } from '../testing/let-self-serve.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { mintTestEvent } from '../testing/mint-test-event.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { later, testContext } from '../testing/test-context.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import { createPaymentIntent, getPaymentIntent } from './payment-intent.ts'
import { endRefunds, reconcileOrder } from './reconcile-order.ts'

const ctx = testContext()
const link = (order_short_id: string) => ({ params: { order_short_id } })
const hour = 3600

/** The consumer's part in the refunds of an order. */
async function makeRefunds(short_id: string): Promise<void> {
  for (const { id } of (await readOrder(short_id)).refunds) await makeRefund(ctx, short_id, id)
}

describe('paying an order of a test event', () => {
  it('completes it at a press, with its tickets, and can be declined before', async () => {
    const { named, press, stock } = await mintTestEvent()
    const short_id = await named(undefined, 2)
    expect(await press(short_id, true)).toMatchObject({
      outcome: 'FAILED',
      order: { status: 'RESERVED', display_status: 'PAYMENT_FAILED', event: { is_test: true } },
    })
    expect(await stock()).toEqual({ sold: 0, held: 2, drift: 0 })
    expect(await press(short_id)).toMatchObject({
      outcome: 'SUCCEEDED',
      order: {
        status: 'COMPLETED',
        payment_status: 'PAYMENT_RECEIVED',
        payment_provider: 'TEST',
        total: 4800,
      },
    })
    expect(await stock()).toEqual({ sold: 2, held: 0, drift: 0 })
  })

  it('completes it once, however often and at once it is pressed', async () => {
    const { named, press, stock } = await mintTestEvent()
    const short_id = await named()
    const pressed = await Promise.allSettled(Array.from({ length: 6 }, () => press(short_id)))
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stock()).toEqual({ sold: 1, held: 0, drift: 0 })
  })

  it('answers a repeated press with what the first one did', async () => {
    const { named, press } = await mintTestEvent()
    const short_id = await named()
    const attempt = testContext({ idempotencyKey: 'one press' })
    const first = await press(short_id, false, attempt)
    expect(await press(short_id, false, attempt)).toEqual(first)
  })

  it('refuses a real order, one without a buyer, and one with a hold that lapsed', async () => {
    const { ticket, named, press } = await mintTestEvent()
    const real = await (await mintPaidEvent()).named()
    await expect(press(real)).rejects.toMatchObject({ code: 'payment.not_available' })
    const { short_id } = await reserve(ticket)
    await expect(press(short_id)).rejects.toMatchObject({ code: 'order.buyer_not_named' })
    const late = await named()
    await expect(press(late, false, later(ctx, hour))).rejects.toMatchObject({ code: 'order.expired' })
  })

  it('needs no Stripe: a paid test event goes live without a connected account, and a real one does not', async () => {
    const { ctx: owner } = await mintOwner()
    const live = async (is_test: boolean) => {
      const { id: event_id } = await mintEvent(owner, { is_test })
      const ticket = await mintTicket(owner, event_id, { type: 'PAID', prices: [{ price: 2400 }] })
      await updateEventStatus(owner, { params: { event_id }, body: { status: 'LIVE' } })
      return ticket
    }
    await expect(live(false)).rejects.toMatchObject({ code: 'event.payment_not_connected' })
    expect(await nameBuyer(await reserve(await live(true)))).toMatchObject({ payment_provider: 'TEST' })
  })
})

describe('Stripe, while a test event does all that an event does', () => {
  let counted = countStripeCalls()
  beforeEach(() => counted.stop())
  afterEach(() => counted.stop())

  it('is never asked', async () => {
    const { ctx: owner, event, ticket, named, press, paid, managed, stock } = await mintTestEvent()
    await letSelfServe(owner, event.id, { can_cancel: true })
    counted = countStripeCalls()

    // Paid, looked at, and refunded in parts.
    const refunded = await paid(2)
    await expect(createPaymentIntent(ctx, link(refunded))).rejects.toMatchObject({
      code: 'payment.not_available',
    })
    await getPaymentIntent(ctx, link(refunded))
    await checkPayment(ctx, refunded)
    const refund = (amount: number) =>
      refundOrder(owner, {
        ...managed(refunded),
        body: { amount, notify_buyer: true, cancel_order: false },
      })
    for (const amount of [1000, 3800]) {
      await refund(amount)
      await makeRefunds(refunded)
    }
    // Cancelled with its money, by its organizer and by its buyer.
    const cancelled = await paid()
    await cancelOrder(owner, { ...managed(cancelled), body: { refund: true, notify_buyer: true } })
    await endRefunds(ctx, await readOrder(cancelled))
    const own = await paid()
    const { slots } = await readOrder(own)
    const attendee_short_ids = slots.map(({ short_id }) => short_id)
    await cancelOwnTickets(ctx, { ...link(own), body: { attendee_short_ids, refund: 2400 } })
    await makeRefunds(own)
    // Holds that end in every way.
    const lapsed = await named()
    await press(lapsed, true)
    await expireOrder(later(ctx, hour), lapsed)
    await abandonOrder(ctx, link(await named()))
    await endHold(owner, managed(await named()))
    const replaced = await named()
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
    await createOrder(ctx, {
      params: { event_id: event.id },
      body: { lines, locale: 'en', replaces_order: replaced },
    })
    await markOrderPaid(owner, managed(await named()))
    // What looks after payments and books.
    for (const short_id of [refunded, lapsed, own]) {
      await reconcileOrder(ctx, await readOrder(short_id), newWatch(ctx, short_id))
      await bookOrder(ctx, short_id)
    }
    await bookEvent(ctx, event.id)
    await updateEventStatus(owner, { params: { event_id: event.id }, body: { status: 'ARCHIVED' } })

    expect(counted.calls).toEqual([])
    for (const short_id of [refunded, cancelled, own])
      expect(await readOrder(short_id)).toMatchObject({ refund_status: 'REFUNDED', payment_intent_id: null })
    expect((await stock()).drift).toBe(0)
    expect((await getBooks(owner, { params: { account_id: accountOf(owner) }, query: {} })).sums).toEqual([])
  })

  it('is asked when a real event does the same (negative control)', async () => {
    const { named } = await mintPaidEvent()
    counted = countStripeCalls()
    await createPaymentIntent(ctx, link(await named()))
    expect(counted.calls).toEqual(['POST /v1/payment_intents'])
  })

  it('cannot be reached for such an order by any of the calls about one, even if it had a payment', async () => {
    const { paid } = await mintTestEvent()
    const order = {
      ...(await readOrder(await paid())),
      ...{ stripe_account_id: 'acct_1', payment_intent_id: 'pi_1' },
    }
    counted = countStripeCalls()
    const refused = { code: 'payment.not_available' }
    await expect(createIntent(order)).rejects.toMatchObject(refused)
    await expect(retrieveIntent(order)).rejects.toMatchObject(refused)
    await expect(listRefunds(order)).rejects.toThrow()
    expect(counted.calls).toEqual([])
  })
})

describe('a refund of a test order', () => {
  it('is booked on the order alone, once, and never over what was paid', async () => {
    const { ctx: owner, paid, managed } = await mintTestEvent()
    const short_id = await paid()
    const refund = (amount: number) =>
      refundOrder(owner, { ...managed(short_id), body: { amount, notify_buyer: false, cancel_order: false } })
    expect(await refund(900)).toMatchObject({ refund_status: 'REFUND_PENDING', refunded_total: 0 })
    await Promise.all([makeRefunds(short_id), makeRefunds(short_id)])
    await expect(refund(1501)).rejects.toMatchObject({ code: 'order.refund_too_high' })
    const order = await getOrder(owner, managed(short_id))
    expect(order).toMatchObject({ refund_status: 'PARTIALLY_REFUNDED', refunded_total: 900 })
    expect(order.refunds).toMatchObject([{ status: 'SUCCEEDED', settled_at: expect.any(String) }])
  })
})

describe('a copy of an event', () => {
  const copy = async (is_test: boolean | undefined, of: Awaited<ReturnType<typeof mintTestEvent>>) => {
    const { id: event_id, title, start_date } = of.event
    const body = { title, start_date, copy: everything, ...(is_test === undefined ? {} : { is_test }) }
    return duplicateEvent(of.ctx, { params: { event_id }, body })
  }

  it('of a test is a test unless a real one is asked for, which begins without its orders', async () => {
    const tried = await mintTestEvent()
    await tried.paid()
    expect(await copy(undefined, tried)).toMatchObject({ is_test: true, status: 'DRAFT' })
    const real = await copy(false, tried)
    expect(real).toMatchObject({ is_test: false, status: 'DRAFT' })
    await updateEventStatus(tried.ctx, { params: { event_id: real.id }, body: { status: 'LIVE' } })
    const { data } = await listTickets(tried.ctx, {
      params: { event_id: real.id },
      query: { page: 1, per_page: 20 },
    })
    const [ticket] = data
    if (!ticket) throw new Error('no ticket')
    expect(ticket.prices).toMatchObject([{ quantity_sold: 0 }])
    expect(await nameBuyer(await reserve(ticket))).toMatchObject({
      payment_provider: 'STRIPE',
      event: { is_test: false },
    })
  })
})

const everything = {
  ...{ tickets: true, questions: true, settings: true, promo_codes: true, capacity_assignments: true },
  ...{ check_in_lists: true, affiliates: true, cover: true },
}
