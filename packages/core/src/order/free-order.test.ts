import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expireOrder } from '../hold/expire-order.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { later, testContext } from '../testing/test-context.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { abandonOrder } from './end-hold.ts'
import { getPublicOrder } from './get-public-order.ts'
import { extendOrder } from './give-order-details.ts'

async function freeEvent(quantity_available: number | null = 10, ticket = {}) {
  const live = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available }], ...ticket }])
  const [first] = live.tickets
  if (!first) throw new Error('no ticket')
  return { ...live, ticket: first }
}

async function stockOf({ ctx, event }: Pick<LiveEvent, 'ctx' | 'event'>) {
  const [ticket] = (
    await listTickets(ctx, { params: { event_id: event.id }, query: { page: 1, per_page: 20 } })
  ).data
  const { quantity_sold, quantity_held } = ticket?.prices[0] ?? {}
  return { sold: quantity_sold, held: quantity_held }
}

const link = (order: { short_id: string }) => ({ params: { order_short_id: order.short_id } })

describe('reserving', () => {
  // Specification: 3.event-checkout 4.order-in-progress
  it('holds the tickets for the order timeout and shows how long', async () => {
    const { ticket, ...live } = await freeEvent()
    const order = await reserve(ticket, 3)
    expect(order).toMatchObject({
      status: 'RESERVED',
      display_status: 'IN_PROGRESS',
      total: 0,
      seconds_left: 900,
    })
    expect(order.attendees).toHaveLength(3)
    expect(await stockOf(live)).toEqual({ sold: 0, held: 3 })
  })

  it('gives the same order for the same idempotency key, and takes stock once (F8)', async () => {
    const { ticket, ...live } = await freeEvent()
    const ctx = testContext({ idempotencyKey: randomUUID() })
    const orders = await Promise.all(Array.from({ length: 5 }, () => reserve(ticket, 2, ctx)))
    expect(new Set(orders.map(({ short_id }) => short_id)).size).toBe(1)
    expect(await stockOf(live)).toEqual({ sold: 0, held: 2 })
  })

  it('refuses another body under the same key', async () => {
    const { ticket } = await freeEvent()
    const ctx = testContext({ idempotencyKey: randomUUID() })
    await reserve(ticket, 2, ctx)
    await expect(reserve(ticket, 3, ctx)).rejects.toMatchObject({ code: 'request.idempotency_conflict' })
  })

  // Specification: 3.ticket-quantity
  it('refuses more than are left, more than an order may hold, and fewer than it must', async () => {
    const { ticket } = await freeEvent(5, { min_per_order: 2, max_per_order: 8 })
    await expect(reserve(ticket, 6)).rejects.toMatchObject({ code: 'order.sold_out' })
    await expect(reserve(ticket, 9)).rejects.toMatchObject({ code: 'order.quantity_limit' })
    await expect(reserve(ticket, 1)).rejects.toMatchObject({ code: 'order.quantity_minimum' })
  })

  it('refuses what is not on sale, even when the page is skipped', async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    const { ticket } = await freeEvent(5, { sale_end_date: past })
    await expect(reserve(ticket)).rejects.toMatchObject({
      code: 'order.not_on_sale',
      details: { state: 'SALE_ENDED' },
    })
  })

  it('refuses when the price shown is not the current price', async () => {
    const { ticket } = await freeEvent()
    const lines = [{ ticket_id: ticket.id, price_id: ticket.prices[0]?.id ?? '', quantity: 1 }]
    const body = { lines, locale: 'en' as const, expected_total: 500 }
    await expect(
      createOrder(testContext(), { params: { event_id: ticket.event_id }, body }),
    ).rejects.toMatchObject({
      code: 'order.price_changed',
      details: { total: 0 },
    })
  })

  it('lets a buyer change their own hold of the last tickets (F22)', async () => {
    const { ticket, ...live } = await freeEvent(2)
    const first = await reserve(ticket, 2)
    const lines = [{ ticket_id: ticket.id, price_id: ticket.prices[0]?.id ?? '', quantity: 1 }]
    const body = { lines, locale: 'en' as const, replaces_order: first.short_id }
    const second = await createOrder(testContext(), { params: { event_id: ticket.event_id }, body })
    expect(second.status).toBe('RESERVED')
    expect((await getPublicOrder(testContext(), link(first))).status).toBe('EXPIRED')
    expect(await stockOf(live)).toEqual({ sold: 0, held: 1 })
  })
})

describe('a hold', () => {
  // Specification: 4.order-expires
  it('is over when its time is over, even if nothing has expired it (F3)', async () => {
    const { ticket, ...live } = await freeEvent(2)
    const order = await reserve(ticket, 2)
    const lapsed = later(testContext(), 901)
    expect(await getPublicOrder(lapsed, link(order))).toMatchObject({ status: 'EXPIRED', seconds_left: 0 })
    await expect(nameBuyer(order, lapsed)).rejects.toMatchObject({ code: 'order.expired' })
    const next = await reserve(ticket, 2, lapsed)
    expect(next.status).toBe('RESERVED')
    expect(await stockOf(live)).toEqual({ sold: 0, held: 2 })
  })

  it('is released exactly once, however many calls release it at once', async () => {
    const { ticket, ...live } = await freeEvent()
    const order = await reserve(ticket, 4)
    const lapsed = later(testContext(), 901)
    await Promise.all(Array.from({ length: 8 }, () => expireOrder(lapsed, order.short_id)))
    expect(await stockOf(live)).toEqual({ sold: 0, held: 0 })
    expect((await readOrder(order.short_id)).status).toBe('EXPIRED')
  })

  it('is not released before its time', async () => {
    const { ticket } = await freeEvent()
    const order = await reserve(ticket)
    expect(await expireOrder(testContext(), order.short_id)).toBe('held')
  })

  it('can be extended once', async () => {
    const { ticket } = await freeEvent()
    const order = await reserve(ticket)
    const nearEnd = later(testContext(), 840)
    const extended = await extendOrder(nearEnd, link(order))
    expect(extended).toMatchObject({ seconds_left: 900, can_extend: false })
    await expect(extendOrder(nearEnd, link(order))).rejects.toMatchObject({ code: 'order.extension_used' })
  })

  it('returns its tickets at once when abandoned, once', async () => {
    const { ticket, ...live } = await freeEvent()
    const order = await reserve(ticket, 2)
    await Promise.all([abandonOrder(testContext(), link(order)), abandonOrder(testContext(), link(order))])
    expect(await stockOf(live)).toEqual({ sold: 0, held: 0 })
  })
})

describe('a free order', () => {
  // Specification: 4.order-completed
  it('is complete once buyer and attendees are named', async () => {
    const { ticket, ...live } = await freeEvent()
    const order = await nameBuyer(await reserve(ticket, 2))
    expect(order).toMatchObject({
      status: 'COMPLETED',
      display_status: 'COMPLETED',
      email: 'bea@example.com',
    })
    expect(order.attendees.map(({ first_name }) => first_name)).toEqual(['Bea', 'Bea'])
    expect(await stockOf(live)).toEqual({ sold: 2, held: 0 })
  })

  it('carries each of its messages once in the write that completes it', async () => {
    const { ticket } = await freeEvent()
    const { short_id } = await nameBuyer(await reserve(ticket))
    const names = ((await readOrder(short_id)).outbox as { name: string }[]).map(({ name }) => name)
    expect(names).toEqual(['orderAttendeesChanged', 'orderConfirmationDue', 'orderCountDue'])
  })

  it('refuses to be completed twice', async () => {
    const { ticket, ...live } = await freeEvent()
    const order = await reserve(ticket)
    const both = await Promise.allSettled([nameBuyer(order), nameBuyer(order)])
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    expect(await stockOf(live)).toEqual({ sold: 1, held: 0 })
    await expect(nameBuyer(order)).rejects.toMatchObject({ code: 'order.already_completed' })
  })

  // Specification: 4.order-cancelled
  it('returns its tickets to stock once when cancelled, and not twice (F12)', async () => {
    const { ticket, ...live } = await freeEvent()
    const { short_id } = await nameBuyer(await reserve(ticket, 3))
    const input = {
      params: { event_id: live.event.id, order_short_id: short_id },
      body: { refund: false, notify_buyer: true },
    }
    const cancelled = await cancelOrder(live.ctx, input)
    expect(cancelled.display_status).toBe('CANCELLED')
    await expect(cancelOrder(live.ctx, input)).rejects.toMatchObject({ code: 'order.already_completed' })
    expect(await stockOf(live)).toEqual({ sold: 0, held: 0 })
  })

  it('is not there for another account', async () => {
    const [mine, other] = [await freeEvent(), await freeEvent()]
    const { short_id } = await nameBuyer(await reserve(mine.ticket))
    const body = { refund: false, notify_buyer: false }
    const foreign = { params: { event_id: mine.event.id, order_short_id: short_id }, body }
    const misfiled = { params: { event_id: other.event.id, order_short_id: short_id }, body }
    await expect(cancelOrder(other.ctx, foreign)).rejects.toMatchObject({ code: 'event.not_found' })
    await expect(cancelOrder(other.ctx, misfiled)).rejects.toMatchObject({ code: 'order.not_found' })
  })
})
