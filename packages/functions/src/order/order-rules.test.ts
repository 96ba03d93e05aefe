import { createManualOrderBody } from '@foyer/contracts/order/order-bodies'
import { createManualOrder } from '@foyer/core/order/create-manual-order'
import { markOrderPaid } from '@foyer/core/order/mark-order-paid'
import { refundOrder } from '@foyer/core/order/refund-order'
import { getPaymentIntent } from '@foyer/core/payment/payment-intent'
import { checkPayment } from '@foyer/core/settlement/settle-payment'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { firstPriceOf, nameBuyer, reserve } from '@foyer/core/testing/buy'
import { controlStripe } from '@foyer/core/testing/control-stripe'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { tellStripeEvent } from '@foyer/core/testing/tell-stripe-event'
import { testContext } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { refusal } from '../testing/refusal.ts'

const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
const over = 'This order has already been paid, processed, refunded or cancelled.'

/** An order that was paid by card and that Foyer knows is paid. */
async function mintPaid() {
  const sale = await mintPaidEvent()
  const short_id = await sale.paid()
  await getPaymentIntent(testContext(), { params: { order_short_id: short_id } })
  return { ...sale, short_id, path: `/events/${sale.ticket.event_id}/orders/${short_id}` }
}

describe('refunding an order (specification §5, §8)', () => {
  // Specification: 5.manual-no-refund 8.manual-order
  it('is refused for one that was made by hand', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1, unit_price: 1000 }]
    const body = createManualOrderBody.parse({ ...person, lines })
    const { short_id } = await createManualOrder(ctx, { params: { event_id }, body })
    const path = `/events/${event_id}/orders/${short_id}`
    expect(await refusal(ctx, `POST ${path}/refund`, { amount: 1000 })).toEqual([
      409,
      'order.manual_not_refundable',
      'A manually created order cannot be refunded.',
    ])
  })

  // Specification: 4.order-refund-pending 5.refund-while-pending 8.refund-pending
  it('is refused while another refund is pending', async () => {
    const { ctx, short_id, managed, path } = await mintPaid()
    const body = { amount: 100, notify_buyer: false, cancel_order: false }
    await refundOrder(ctx, { ...managed(short_id), body })
    const refused = [409, 'order.refund_pending', 'A refund is pending; wait for it to complete.']
    expect(await refusal(ctx, `POST ${path}/refund`, { amount: 100 })).toEqual(refused)
    expect(await refusal(ctx, `POST ${path}/cancel`, { refund: true })).toEqual(refused)
  })

  it('is refused beyond what was paid, and where nothing was', async () => {
    const { ctx, path } = await mintPaid()
    const tooHigh = 'The amount is higher than what is left to refund.'
    expect(await refusal(ctx, `POST ${path}/refund`, { amount: 2401 })).toEqual([
      422,
      'order.refund_too_high',
      tooHigh,
    ])
    const free = await mintEventWithTicket()
    const { short_id } = await nameBuyer(await reserve(free.ticket))
    const refund = `POST /events/${free.event_id}/orders/${short_id}/refund`
    const nothing = [409, 'order.not_refundable', 'There is nothing to refund on this order.']
    expect(await refusal(free.ctx, refund, { amount: 1 })).toEqual(nothing)
  })

  it('is refused for what was not paid through Foyer', async () => {
    const { ctx, ticket, named, managed } = await mintPaidEvent()
    const short_id = await named()
    await markOrderPaid(ctx, managed(short_id))
    const refund = `POST /events/${ticket.event_id}/orders/${short_id}/refund`
    expect(await refusal(ctx, refund, { amount: 100 })).toEqual([
      409,
      'order.offline_not_refundable',
      'This order was not paid through Foyer. Return the money the way you received it.',
    ])
  })
})

describe('a refund of a disputed payment (F31)', () => {
  it('is refused while the bank keeps the money, and for good once it has taken a part', async () => {
    const { ctx, ticket, paid } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(testContext(), short_id)
    const { payment_intent_id, stripe_account_id } = await readOrder(short_id)
    const wish = { amount: 1000 }
    const dispute = await controlStripe<{ id: string }>(`payment_intents/${payment_intent_id}/dispute`, wish)
    const tell = (event_type: string) =>
      tellStripeEvent({ event_type, stripe_account_id, object_id: dispute.id })
    await tell('charge.dispute.created')
    const refund = `POST /events/${ticket.event_id}/orders/${short_id}/refund`
    expect(await refusal(ctx, refund, { amount: 100 })).toEqual([
      409,
      'order.disputed',
      'The buyer’s bank disputes this payment and keeps the money until it decides. Answer in Stripe’s dashboard.',
    ])
    await controlStripe(`disputes/${dispute.id}/close`, { outcome: 'lost' })
    await tell('charge.dispute.closed')
    expect(await refusal(ctx, refund, { amount: 100 })).toEqual([
      409,
      'order.charged_back',
      'The buyer’s bank took back a part of this payment, so Stripe refunds nothing more of it. Return the rest in another way.',
    ])
  })
})

describe('an order that cannot be changed any more (specification §8)', () => {
  it('says why it could not be cancelled', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const order = await reserve(ticket)
    const cancel = `POST /events/${event_id}/orders/${order.short_id}/cancel`
    const open = [409, 'order.not_completed', 'This order is not complete.']
    expect(await refusal(ctx, cancel, {})).toEqual(open)
    await nameBuyer(order)
    await expect(refusal(ctx, cancel, {})).rejects.toThrow('was not refused: 200')
    expect(await refusal(ctx, cancel, {})).toEqual([409, 'order.already_completed', over])
  })

  // Specification: 8.order-already
  it('says why it could not be marked as paid', async () => {
    const { ctx, short_id, path } = await mintPaid()
    expect(await refusal(ctx, `POST ${path}/mark-as-paid`)).toEqual([409, 'order.already_completed', over])
    expect(await refusal(null, `POST /public/orders/${short_id}/payment-intent`)).toEqual([
      409,
      'order.already_completed',
      over,
    ])
    const unnamed = await mintPaidEvent()
    const hold = await reserve(unnamed.ticket)
    const mark = `POST /events/${unnamed.ticket.event_id}/orders/${hold.short_id}/mark-as-paid`
    const notNamed = 'The buyer has not entered their details yet.'
    expect(await refusal(unnamed.ctx, mark)).toEqual([409, 'order.buyer_not_named', notNamed])
  })
})
