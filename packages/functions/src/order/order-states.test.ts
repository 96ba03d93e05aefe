import { makeRefund } from '@foyer/core/settlement/make-refund'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { controlStripe } from '@foyer/core/testing/control-stripe'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { cards, payInBrowser } from '@foyer/core/testing/pay'
import { at, testContext } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { refusal } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const yesterday = at(testContext(), new Date(Date.now() - 86_400_000))

/** An order over HTTP: what its buyer sees, what its organizer sees, and the actions on it. */
async function mintSale() {
  const sale = await mintPaidEvent(1)
  const short_id = await sale.named()
  const path = `/events/${sale.ticket.event_id}/orders/${short_id}`
  return {
    ...sale,
    short_id,
    shown: async () => {
      const buyers = await answered(null, `GET /public/orders/${short_id}`)
      const organizers = await answered(sale.ctx, `GET ${path}`)
      expect(buyers.display_status).toBe(organizers.display_status)
      return organizers.display_status
    },
    outcome: async () => (await answered(null, `GET /public/orders/${short_id}/payment-intent`)).outcome,
    act: (action: string, body: object) => answered(sale.ctx, `POST ${path}/${action}`, body),
    attendees: async () => (await answered(sale.ctx, `GET ${path}`)).attendees,
    refunds: async () => (await answered<{ refunds: { id: string }[] }>(sale.ctx, `GET ${path}`)).refunds,
  }
}

describe('what an order is called, to its buyer and its organizer alike (specification §4)', () => {
  // Specification: 4.order-in-progress 4.order-expires
  it('is IN_PROGRESS until the buyer is named, and EXPIRED once its hold is over', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const shown = async (short_id: string) =>
      (await answered(ctx, `GET /events/${event_id}/orders/${short_id}`)).display_status
    expect(await shown((await reserve(ticket)).short_id)).toBe('IN_PROGRESS')
    const late = (await reserve(ticket, 1, yesterday)).short_id
    const answer = await send(null, `GET /public/orders/${late}`)
    expect(await answer.json()).toMatchObject({ data: { display_status: 'EXPIRED', seconds_left: 0 } })
  })

  // Specification: 4.order-completed 4.order-cancelled
  it('is COMPLETED, then CANCELLED, which returns its ticket and tells its buyer', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const { short_id } = await nameBuyer(await reserve(ticket))
    const path = `/events/${event_id}/orders/${short_id}`
    expect(await answered(ctx, `GET ${path}`)).toMatchObject({ display_status: 'COMPLETED' })
    const cancelled = await answered(ctx, `POST ${path}/cancel`, {})
    expect(cancelled).toMatchObject({ display_status: 'CANCELLED', attendees: [{ status: 'CANCELLED' }] })
    const { outbox } = await readOrder(short_id)
    expect(outbox).toContainEqual(expect.objectContaining({ name: 'orderCancelledNoticeDue' }))
    const [now] = await answered<object[]>(ctx, `GET /events/${event_id}/tickets`)
    expect(now).toMatchObject({ prices: [{ quantity_sold: 0, quantity_held: 0 }] })
  })

  // Specification: 4.order-awaiting-payment 4.order-payment-failed 4.payment-succeeded 4.payment-failed
  // Specification: 4.payment-unconfirmed
  it('is AWAITING_PAYMENT, PAYMENT_FAILED after a decline, COMPLETED once paid', async () => {
    const { short_id, shown, outcome, attendees } = await mintSale()
    expect([await outcome(), await shown()]).toEqual(['UNCONFIRMED', 'AWAITING_PAYMENT'])
    expect(await attendees()).toMatchObject([{ status: 'RESERVED' }])
    await payInBrowser(short_id, cards.decline)
    expect([await outcome(), await shown()]).toEqual(['FAILED', 'PAYMENT_FAILED'])
    await payInBrowser(short_id)
    expect([await outcome(), await shown()]).toEqual(['SUCCEEDED', 'COMPLETED'])
    expect(await attendees()).toMatchObject([{ status: 'ACTIVE' }])
  })

  // Specification: 4.order-processing 4.payment-processing
  it('is PROCESSING while the bank processes the payment', async () => {
    const { short_id, shown, outcome } = await mintSale()
    await payInBrowser(short_id, cards.staysProcessing)
    expect([await outcome(), await shown()]).toEqual(['PROCESSING', 'PROCESSING'])
    expect(await refusal(null, `POST /public/orders/${short_id}/extension`)).toEqual([
      409,
      'order.payment_under_way',
      'A payment is under way. The tickets stay held until the bank answers.',
    ])
  })

  // Specification: 3.order-amounts 4.order-refund-pending 4.order-partially-refunded 4.order-refunded
  it('is REFUND_PENDING, PARTIALLY_REFUNDED and REFUNDED, with what remains of the total', async () => {
    const { short_id, shown, outcome, act, refunds } = await mintSale()
    await payInBrowser(short_id)
    await outcome()
    const refund = async (amount: number) => {
      expect(await act('refund', { amount })).toMatchObject({ display_status: 'REFUND_PENDING' })
      await makeRefund(testContext(), short_id, (await refunds()).at(-1)?.id ?? '')
      return shown()
    }
    expect(await refund(400)).toBe('PARTIALLY_REFUNDED')
    expect(await answered(null, `GET /public/orders/${short_id}`)).toMatchObject({
      ...{ total: 2400, refunded_total: 400, remaining_total: 2000 },
    })
    expect(await refund(2000)).toBe('REFUNDED')
  })

  // Specification: 4.order-refund-failed
  it('is REFUND_FAILED when Stripe refuses, and can be refunded again', async () => {
    const { short_id, shown, outcome, act, refunds } = await mintSale()
    await payInBrowser(short_id)
    await outcome()
    const { payment_intent_id } = await readOrder(short_id)
    await act('refund', { amount: 2400 })
    await controlStripe(`payment_intents/${payment_intent_id}/refund`, { amount: 1000 })
    await makeRefund(testContext(), short_id, (await refunds()).at(-1)?.id ?? '')
    expect(await shown()).toBe('REFUND_FAILED')
    expect(await act('refund', { amount: 1400 })).toMatchObject({ display_status: 'REFUND_PENDING' })
  })
})
