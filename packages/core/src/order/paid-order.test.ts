import { describe, expect, it } from 'vitest'
import { expireOrder } from '../hold/expire-order.ts'
import { applyStripeEvent } from '../payment/apply-stripe-event.ts'
import { createPaymentIntent, getPaymentIntent } from '../payment/payment-intent.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { StripeEventEntity } from '../store/payment/payment-watch-entity.ts'
import { spokenApiVersion } from '../stripe/stripe.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { cards, payInBrowser } from '../testing/pay.ts'
import { later, testContext } from '../testing/test-context.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import { updateTicket } from '../ticket/tickets.ts'
import { abandonOrder } from './end-hold.ts'

async function paidEvent(quantity_available = 10, given = {}) {
  const prices = [{ price: 2400, quantity_available }]
  const { tickets, ...live } = await mintLiveEvent([{ type: 'PAID', prices }], given)
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const stock = async () => {
    const [now] = (
      await listTickets(live.ctx, { params: { event_id: live.event.id }, query: { page: 1, per_page: 20 } })
    ).data
    const { quantity_sold: sold, quantity_held: held } = now?.prices[0] ?? {}
    return { sold, held }
  }
  const boughtBy = async (quantity = 1) => {
    const order = await nameBuyer(await reserve(ticket, quantity))
    await payInBrowser(order.short_id)
    await checkPayment(testContext(), order.short_id)
    return order.short_id
  }
  return { ...live, ticket, stock, boughtBy }
}

const link = (short_id: string) => ({ params: { order_short_id: short_id } })

describe('paying', () => {
  // Specification: 4.payment-succeeded 4.payment-unconfirmed
  it('completes the order once Stripe says so, and not before', async () => {
    const { ticket, stock } = await paidEvent()
    const order = await nameBuyer(await reserve(ticket, 2))
    expect(order).toMatchObject({ status: 'RESERVED', display_status: 'AWAITING_PAYMENT', total: 4800 })
    expect((await getPaymentIntent(testContext(), link(order.short_id))).outcome).toBe('UNCONFIRMED')
    await payInBrowser(order.short_id)
    const { outcome, order: settled } = await getPaymentIntent(testContext(), link(order.short_id))
    expect(outcome).toBe('SUCCEEDED')
    expect(settled).toMatchObject({ status: 'COMPLETED', payment_status: 'PAYMENT_RECEIVED' })
    expect(await stock()).toEqual({ sold: 2, held: 0 })
  })

  it('charges the price that the order began with, even if its ticket was renamed and its price raised meanwhile (F21)', async () => {
    const { ctx, event, ticket } = await paidEvent()
    const order = await nameBuyer(await reserve(ticket, 2))
    const [price] = ticket.prices
    const prices = [{ id: price?.id, price: 9900 }]
    await updateTicket(ctx, {
      params: { event_id: event.id, ticket_id: ticket.id },
      body: { title: 'Dearer', prices },
    })
    await payInBrowser(order.short_id)
    const { order: settled } = await getPaymentIntent(testContext(), link(order.short_id))
    expect(settled).toMatchObject({ status: 'COMPLETED', total: 4800 })
    const { lines } = await readOrder(order.short_id)
    expect(lines).toMatchObject([{ title: ticket.title, unit_price: 2400 }])
  })

  it('gives one payment intent to a double click (F8)', async () => {
    const { ticket } = await paidEvent()
    const order = await nameBuyer(await reserve(ticket))
    const first = await createPaymentIntent(testContext(), link(order.short_id))
    const second = await createPaymentIntent(testContext(), link(order.short_id))
    expect(second.client_secret).toBe(first.client_secret)
  })

  // Specification: 4.payment-failed
  it('can be tried again after a decline (F8)', async () => {
    const { ticket, stock } = await paidEvent()
    const order = await nameBuyer(await reserve(ticket))
    expect(await payInBrowser(order.short_id, cards.decline)).toBe(402)
    expect((await getPaymentIntent(testContext(), link(order.short_id))).outcome).toBe('FAILED')
    expect((await readOrder(order.short_id)).payment_status).toBe('PAYMENT_FAILED')
    await payInBrowser(order.short_id)
    expect((await getPaymentIntent(testContext(), link(order.short_id))).outcome).toBe('SUCCEEDED')
    expect(await stock()).toEqual({ sold: 1, held: 0 })
  })

  it('settles once, however many webhooks and polls say so at once (F5)', async () => {
    const { ticket, stock } = await paidEvent()
    const order = await nameBuyer(await reserve(ticket))
    await payInBrowser(order.short_id)
    await Promise.all(Array.from({ length: 8 }, () => checkPayment(testContext(), order.short_id)))
    expect(await stock()).toEqual({ sold: 1, held: 0 })
    expect(await readOrder(order.short_id)).toMatchObject({ status: 'COMPLETED', refunds: [] })
  })

  it('refuses an order without a named buyer', async () => {
    const { ticket } = await paidEvent()
    const order = await reserve(ticket)
    await expect(createPaymentIntent(testContext(), link(order.short_id))).rejects.toMatchObject({
      code: 'order.buyer_not_named',
    })
  })

  it('charges yen without decimals (F16)', async () => {
    const { boughtBy } = await paidEvent(5, { currency: 'JPY', timezone: 'Asia/Tokyo' })
    expect(await readOrder(await boughtBy())).toMatchObject({
      status: 'COMPLETED',
      currency: 'JPY',
      total: 2400,
    })
  })
})

describe('a payment after the hold lapsed (F1)', () => {
  it('completes the order when the tickets are still free', async () => {
    const { ticket, stock } = await paidEvent(2)
    const order = await nameBuyer(await reserve(ticket, 2))
    await payInBrowser(order.short_id)
    await endHoldUnseen(order.short_id)
    expect(await stock()).toEqual({ sold: 0, held: 0 })
    await checkPayment(testContext(), order.short_id)
    expect((await readOrder(order.short_id)).status).toBe('COMPLETED')
    expect(await stock()).toEqual({ sold: 2, held: 0 })
  })

  it('is refunded in full, once, when they are gone', async () => {
    const { ticket, stock } = await paidEvent(1)
    const order = await nameBuyer(await reserve(ticket))
    await payInBrowser(order.short_id)
    await endHoldUnseen(order.short_id)
    await reserve(ticket)
    await Promise.all([
      checkPayment(testContext(), order.short_id),
      checkPayment(testContext(), order.short_id),
    ])
    const [refund, ...others] = (await readOrder(order.short_id)).refunds
    expect(others).toEqual([])
    await makeRefund(testContext(), order.short_id, refund?.id ?? '')
    await makeRefund(testContext(), order.short_id, refund?.id ?? '')
    expect(await readOrder(order.short_id)).toMatchObject({
      status: 'EXPIRED',
      refund_status: 'REFUNDED',
      refunded_total: 2400,
      refunds: [{ status: 'SUCCEEDED', reason: 'SOLD_OUT' }],
    })
    expect(await stock()).toEqual({ sold: 0, held: 1 })
  })
})

describe('expiry against payment (F2, F14)', () => {
  it('cancels the open intent, so that the order can no longer be paid', async () => {
    const { ticket, stock } = await paidEvent()
    const order = await nameBuyer(await reserve(ticket))
    await createPaymentIntent(testContext(), link(order.short_id))
    expect(await expireOrder(later(testContext(), 901), order.short_id)).toBe('ended')
    await expect(payInBrowser(order.short_id)).rejects.toMatchObject({ code: 'order.expired' })
    expect(await stock()).toEqual({ sold: 0, held: 0 })
  })

  it('leaves a paid order to be settled, instead of expiring it', async () => {
    const { ticket } = await paidEvent()
    const order = await nameBuyer(await reserve(ticket))
    await payInBrowser(order.short_id)
    expect(await expireOrder(later(testContext(), 901), order.short_id)).toBe('held')
    const { outbox } = await readOrder(order.short_id)
    expect(outbox).toMatchObject([{ name: 'paymentCheckDue' }])
    await checkPayment(testContext(), order.short_id)
    expect((await readOrder(order.short_id)).status).toBe('COMPLETED')
  })

  // Specification: 4.order-processing 4.payment-processing
  it('keeps holding while a slow payment is under way', async () => {
    const { ticket, stock } = await paidEvent()
    const order = await nameBuyer(await reserve(ticket))
    await payInBrowser(order.short_id, cards.staysProcessing)
    await checkPayment(testContext(), order.short_id)
    expect((await readOrder(order.short_id)).payment_status).toBe('PROCESSING')
    expect(await expireOrder(later(testContext(), 901), order.short_id)).toBe('held')
    expect(await stock()).toEqual({ sold: 0, held: 1 })
  })

  it('refuses to abandon what has been paid', async () => {
    const { ticket } = await paidEvent()
    const order = await nameBuyer(await reserve(ticket))
    await payInBrowser(order.short_id)
    await expect(abandonOrder(testContext(), link(order.short_id))).rejects.toMatchObject({
      code: 'order.already_completed',
    })
    expect((await readOrder(order.short_id)).status).toBe('COMPLETED')
  })
})

describe('a webhook event', () => {
  it('of an unknown type is an error, so that it is retried and alarms (F23)', async () => {
    const stripe_event_id = `evt_unknown_${Date.now()}`
    await StripeEventEntity.create({
      stripe_event_id,
      event_type: 'payment_intent.teleported',
      api_version: await spokenApiVersion(),
      stripe_account_id: null,
      object_id: 'pi_1',
      received_at: new Date().toISOString(),
      ttl: 0,
    }).go()
    await expect(applyStripeEvent(testContext(), stripe_event_id)).rejects.toThrow(
      'Unknown webhook event type',
    )
  })
})
