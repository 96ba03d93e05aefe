import { randomUUID } from 'node:crypto'
import { createManualOrderBody } from '@foyer/contracts/order/order-bodies'
import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { createAttendee } from '../attendee/cancel-attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { rebuildPools } from '../repair/rebuild-pools.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { createTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { firstPriceOf } from '../testing/buy.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintTicket, type TicketInput } from '../testing/mint-ticket.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import type { Context } from '../verb.ts'
import { cancelOrder } from './cancel-order.ts'
import { createManualOrder } from './create-manual-order.ts'
import { refundOrder } from './refund-order.ts'

const buyer = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
type Given = Partial<z.input<typeof createManualOrderBody>> & { quantity?: number; unit_price?: number }

/** A draft event with one ticket at 20.00, how to sell it by hand, and how many are sold. */
async function draftEvent(given: Partial<TicketInput> = {}) {
  const { ctx } = await mintOwner()
  const event = await mintEvent(ctx)
  const prices = [{ price: 2000, quantity_available: 5 }]
  const ticket = await mintTicket(ctx, event.id, { type: 'PAID', prices, ...given })
  const params = { event_id: event.id }
  const line = { ticket_id: ticket.id, price_id: firstPriceOf(ticket) }
  const sell = ({ quantity = 1, unit_price, ...rest }: Given = {}, by: Context = ctx) => {
    const body = { lines: [{ ...line, quantity, unit_price }], ...buyer, ...rest }
    return createManualOrder(by, { params, body: createManualOrderBody.parse(body) })
  }
  const sold = async () => {
    const [now] = (await listTickets(ctx, { params, query: { page: 1, per_page: 20 } })).data
    return now?.prices[0]?.quantity_sold
  }
  return { ctx, event_id: event.id, params, line, ticket, sell, sold }
}

describe('createManualOrder', () => {
  it('works on a draft: complete at once, paid outside, with taxes and fees, and counted', async () => {
    const { ctx } = await mintOwner()
    const vat = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 }
    const params = { account_id: accountOf(ctx) }
    const tax = await createTaxOrFee(ctx, { params, body: taxOrFeeBody.parse(vat) })
    const event = await mintEvent(ctx)
    const ticket = await mintTicket(ctx, event.id, {
      type: 'PAID',
      prices: [{ price: 2000 }],
      tax_and_fee_ids: [tax.id],
    })
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 2 }]
    const body = createManualOrderBody.parse({ lines, ...buyer, notes: 'Paid in cash' })
    const order = await createManualOrder(ctx, { params: { event_id: event.id }, body })
    expect(order).toMatchObject({
      status: 'COMPLETED',
      payment_status: 'PAYMENT_RECEIVED',
      source: 'MANUAL',
      payment_provider: 'OFFLINE',
      total: 4760,
      tax_total: 760,
      notes: 'Paid in cash',
    })
    expect(order.attendees.map(({ first_name, status }) => [first_name, status])).toEqual([
      ['Bea', 'ACTIVE'],
      ['Bea', 'ACTIVE'],
    ])
    const { outbox } = await readOrder(order.short_id)
    expect(outbox).toMatchObject([
      { name: 'orderAttendeesChanged' },
      { name: 'orderConfirmationDue' },
      { name: 'actionTaken', payload: { action: 'order.created_by_hand' } },
      { name: 'orderCountDue' },
    ])
  })

  it('sells tickets that buyers cannot get, at the price that the organizer names', async () => {
    const { sell, sold, event_id } = await draftEvent({ is_hidden: true, is_paused: true, min_per_order: 3 })
    expect(await sell({ unit_price: 1500 })).toMatchObject({ total: 1500, payment_provider: 'OFFLINE' })
    expect(await sell({ unit_price: 0 })).toMatchObject({
      total: 0,
      payment_status: 'NO_PAYMENT_REQUIRED',
      payment_provider: null,
    })
    expect(await sold()).toBe(2)
    expect(await rebuildPools(event_id)).toEqual([])
  })

  it('requires a name for every ticket, and sends no email when asked not to', async () => {
    const { sell } = await draftEvent()
    const attendees = [buyer, { first_name: 'Gus', last_name: 'Guest', email: 'gus@example.com' }]
    const order = await sell({ quantity: 2, attendees, notify_buyer: false })
    expect(order.attendees.map(({ first_name }) => first_name)).toEqual(['Bea', 'Gus'])
    const sent = ((await readOrder(order.short_id)).outbox ?? []) as { name: string }[]
    expect(sent.map(({ name }) => name)).not.toContain('orderConfirmationDue')
    await activateAttendees(order.short_id)
    const guest = await readAttendee(order.attendees[1]?.short_id ?? '')
    expect(guest).toMatchObject({ status: 'ACTIVE' })
    expect(guest?.outbox).toBeUndefined()
    await expect(sell({ quantity: 2, attendees: [buyer] })).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('refuses more than is left or than one order may hold, and never oversells', async () => {
    const { sell, sold, event_id } = await draftEvent({ max_per_order: 4 })
    await expect(sell({ quantity: 5 })).rejects.toMatchObject({ code: 'order.quantity_limit' })
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => sell()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    for (const outcome of outcomes.filter(({ status }) => status === 'rejected'))
      expect(outcome).toMatchObject({ reason: { code: 'order.sold_out' } })
    expect(await sold()).toBe(5)
    expect(await rebuildPools(event_id)).toEqual([])
  })

  it('gives the same order for the same idempotency key, even if it took the last tickets, and refuses another body under it', async () => {
    const { ctx, sell, sold } = await draftEvent()
    const keyed = { ...ctx, idempotencyKey: randomUUID() }
    const orders = await Promise.all(Array.from({ length: 4 }, () => sell({ quantity: 5 }, keyed)))
    expect(new Set(orders.map(({ short_id }) => short_id)).size).toBe(1)
    expect(await sold()).toBe(5)
    await expect(sell({ quantity: 2 }, keyed)).rejects.toMatchObject({ code: 'request.idempotency_conflict' })
  })

  it('cannot be refunded but can be cancelled, which returns its tickets to stock', async () => {
    const { ctx, params, sell, sold } = await draftEvent()
    const { short_id } = await sell()
    const managed = { ...params, order_short_id: short_id }
    const refused = { code: 'order.manual_not_refundable' }
    const refund = { amount: 100, notify_buyer: true, cancel_order: false }
    await expect(refundOrder(ctx, { params: managed, body: refund })).rejects.toMatchObject(refused)
    await cancelOrder(ctx, { params: managed, body: { refund: false, notify_buyer: false } })
    expect(await sold()).toBe(0)
  })

  it('refuses an event without tickets, and a ticket of another', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const other = await draftEvent()
    const body = createManualOrderBody.parse({ lines: [{ ...other.line, quantity: 1 }], ...buyer })
    const input = { params: { event_id }, body }
    await expect(createManualOrder(ctx, input)).rejects.toMatchObject({ code: 'ticket.required' })
    await mintTicket(ctx, event_id)
    await expect(createManualOrder(ctx, input)).rejects.toMatchObject({ code: 'ticket.not_found' })
  })
})

describe('createAttendee', () => {
  it('works: one active attendee with an order behind it; the same key gives the same one', async () => {
    const { ctx, params, line, sold } = await draftEvent()
    const body = { ...line, ...buyer, locale: 'de' as const, notify_attendee: true }
    const keyed = { ...ctx, idempotencyKey: randomUUID() }
    const attendee = await createAttendee(keyed, { params, body })
    expect(attendee).toMatchObject({ ...buyer, status: 'ACTIVE', locale: 'de' })
    expect(await readOrder(attendee.order_short_id)).toMatchObject({ source: 'MANUAL', total: 2000 })
    expect((await createAttendee(keyed, { params, body })).short_id).toBe(attendee.short_id)
    expect(await sold()).toBe(1)
  })

  it('refuses when tickets are sold out', async () => {
    const { ctx, params, line } = await draftEvent({ prices: [{ price: 2000, quantity_available: 0 }] })
    const input = { params, body: { ...line, ...buyer, locale: 'en' as const, notify_attendee: false } }
    await expect(createAttendee(ctx, input)).rejects.toMatchObject({ code: 'order.sold_out' })
  })
})
