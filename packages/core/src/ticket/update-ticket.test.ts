import { describe, expect, it } from 'vitest'
import { readPools } from '../pool/read-pools.ts'
import { newId } from '../random-id.ts'
import { pricePool, TicketEntity } from '../store/ticket/ticket-entity.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { bodyOf, mintTicket, type TicketInput } from '../testing/mint-ticket.ts'
import { moveStock } from '../testing/move-stock.ts'
import { sortTickets, updateTicket } from './tickets.ts'

const twoTiers: Partial<TicketInput> = {
  type: 'TIERED',
  prices: [
    { label: 'Early', price: 1000, quantity_available: 10 },
    { label: 'Late', price: 2000, quantity_available: 10 },
  ],
}

async function mint(given: Partial<TicketInput> = {}) {
  const { ctx } = await mintOwner()
  const { id: event_id } = await mintEvent(ctx)
  const ticket = await mintTicket(ctx, event_id, given)
  const params = { event_id, ticket_id: ticket.id }
  const update = (changes: Partial<TicketInput>) =>
    updateTicket(ctx, { params, body: bodyOf(ticket, changes) })
  return { ctx, event_id, ticket, params, update }
}

/** The sums of each price's pool, by way of the stored shard counts. */
async function stockOf(event_id: string, ticket_id: string) {
  const { data } = await TicketEntity.get({ event_id, id: ticket_id }).go({ consistent: true })
  const counts = await readPools((data?.prices ?? []).map(pricePool))
  return (data?.prices ?? []).map(({ id }) => counts.get(id))
}

describe('updateTicket', () => {
  it('changes fields and keeps the prices’ ids and stock', async () => {
    const { ticket, update, event_id } = await mint(twoTiers)
    const [early, late] = ticket.prices
    await moveStock('hold', early?.id ?? '', 4)
    const changed = await update({
      title: 'Seated',
      max_per_order: 4,
      prices: [
        { id: late?.id, label: 'Last', price: 2500, quantity_available: 10 },
        { id: early?.id, label: 'First', price: 900, quantity_available: 12 },
      ],
    })
    expect(changed).toMatchObject({ title: 'Seated', max_per_order: 4 })
    expect(changed.prices).toMatchObject([
      { id: late?.id, label: 'Last', price: 2500, quantity_held: 0 },
      { id: early?.id, label: 'First', price: 900, quantity_available: 12, quantity_held: 4 },
    ])
    expect(await stockOf(event_id, ticket.id)).toMatchObject([
      { free: 10, held: 0, sold: 0 },
      { free: 8, held: 4, sold: 0 },
    ])
  })

  // Specification: 1.features-donation 3.ticket-price
  it('adds and removes tiers', async () => {
    const { ticket, update } = await mint(twoTiers)
    const late = ticket.prices[1]
    const changed = await update({
      prices: [
        { id: late?.id, label: 'Late', price: 2000, quantity_available: 10 },
        { label: 'Door', price: 3000 },
      ],
    })
    expect(changed.prices).toMatchObject([{ id: late?.id }, { label: 'Door', quantity_available: null }])
    expect(await readPools([{ pool_id: ticket.prices[0]?.id ?? '', shards: 1 }])).toEqual(new Map())
  })

  it('applies a price without an id to the only price', async () => {
    const { ticket, update } = await mint({ type: 'PAID', prices: [{ price: 1000, quantity_available: 5 }] })
    const changed = await update({ prices: [{ price: 1500, quantity_available: 3000 }] })
    expect(changed.prices).toMatchObject([
      { id: ticket.prices[0]?.id, price: 1500, quantity_available: 3000 },
    ])
  })

  // Specification: 3.ticket-quantity
  it('goes from limited to unlimited and back, while holds stay counted', async () => {
    const { ticket, update, event_id } = await mint({ prices: [{ quantity_available: 5 }] })
    const id = ticket.prices[0]?.id ?? ''
    await moveStock('hold', id, 5)
    await update({ prices: [{ id, quantity_available: null }] })
    expect((await stockOf(event_id, ticket.id))[0]?.free).toBeGreaterThan(1_000_000)
    await update({ prices: [{ id, quantity_available: 7 }] })
    expect(await stockOf(event_id, ticket.id)).toMatchObject([{ free: 2, held: 5, sold: 0 }])
  })

  it('refuses a size below what is sold or held, and then changes nothing', async () => {
    const { ticket, update, event_id } = await mint(twoTiers)
    const [early, late] = ticket.prices
    await moveStock('hold', late?.id ?? '', 6)
    await moveStock('sell', late?.id ?? '', 3)
    const refused = update({
      title: 'Never',
      prices: [
        { id: early?.id, label: 'Early', price: 1000, quantity_available: 99 },
        { id: late?.id, label: 'Late', price: 2000, quantity_available: 5 },
      ],
    })
    await expect(refused).rejects.toMatchObject({
      code: 'ticket.below_sold',
      status: 409,
      details: { taken: 6 },
      errors: { 'prices.1.quantity_available': ['Enter 6 or more. That many are already taken.'] },
    })
    const { data } = await TicketEntity.get({ event_id, id: ticket.id }).go()
    expect(data).toMatchObject({ title: ticket.title, version: 1 })
  })

  it('refuses to remove a tier with sales or holds', async () => {
    const { ticket, update } = await mint(twoTiers)
    const [early, late] = ticket.prices
    await moveStock('hold', early?.id ?? '', 1)
    const refused = update({ prices: [{ id: late?.id, label: 'Late', price: 2000 }] })
    await expect(refused).rejects.toMatchObject({ code: 'ticket.tier_has_sales', status: 409 })
  })

  it('changes the type until something is sold', async () => {
    const { ticket, update } = await mint(twoTiers)
    const paid = { type: 'PAID', prices: [{ price: 700, quantity_available: 3 }] } as const
    const changed = await update({ type: paid.type, prices: [...paid.prices] })
    expect(changed).toMatchObject({ type: 'PAID', prices: [{ price: 700, quantity_available: 3 }] })
    const id = changed.prices[0]?.id ?? ''
    await moveStock('hold', id, 1)
    const refused = update({ type: 'DONATION', prices: [{ id, price: 700, quantity_available: 3 }] })
    await expect(refused).rejects.toMatchObject({
      ...{ code: 'ticket.type_locked', status: 409 },
      errors: { type: [expect.any(String)] },
    })
    expect(ticket.type).toBe('TIERED')
  })

  it('loses neither of two changes made at once, nor the order set meanwhile', async () => {
    const { ctx, event_id, ticket, update } = await mint({ prices: [{ quantity_available: 5 }] })
    const other = await mintTicket(ctx, event_id)
    await Promise.all([
      update({ prices: [{ quantity_available: 50 }] }),
      update({ prices: [{ quantity_available: 60 }] }),
      sortTickets(ctx, { params: { event_id }, body: { ticket_ids: [other.id, ticket.id] } }),
    ])
    const { data } = await TicketEntity.get({ event_id, id: ticket.id }).go({ consistent: true })
    expect(data?.sort_order).toBe(2)
    expect((await stockOf(event_id, ticket.id))[0]?.free).toBe(data?.prices[0]?.quantity_available)
  })

  it('never shrinks below what is being bought at the same time (F9)', async () => {
    const { ticket, update, event_id } = await mint({ prices: [{ quantity_available: 30 }] })
    const id = ticket.prices[0]?.id ?? ''
    const holds = Array.from({ length: 20 }, () =>
      moveStock('hold', id, 1).then(
        () => 1,
        () => 0,
      ),
    )
    const resized = await update({ prices: [{ quantity_available: 12 }] }).catch((error: unknown) => error)
    const held = (await Promise.all(holds)).reduce((sum: number, one) => sum + one, 0)
    const [stock] = await stockOf(event_id, ticket.id)
    const { data } = await TicketEntity.get({ event_id, id: ticket.id }).go({ consistent: true })
    const size = data?.prices[0]?.quantity_available
    expect(stock).toMatchObject({ held })
    expect((stock?.free ?? 0) + held).toBe(size)
    expect(stock?.free).toBeGreaterThanOrEqual(0)
    if (size === 30) expect(resized).toMatchObject({ code: 'ticket.below_sold' })
  })

  it('refuses prices and tickets that are not there', async () => {
    const { ctx, ticket, event_id, update } = await mint(twoTiers)
    const stray = update({ prices: [{ id: newId('price'), label: 'X', price: 1 }] })
    await expect(stray).rejects.toMatchObject({ code: 'request.invalid' })
    const body = bodyOf(ticket)
    const missing = updateTicket(ctx, { params: { event_id, ticket_id: newId('ticket') }, body })
    await expect(missing).rejects.toMatchObject({ code: 'ticket.not_found', status: 404 })
    const { ctx: stranger } = await mintOwner()
    const foreign = updateTicket(stranger, { params: { event_id, ticket_id: ticket.id }, body })
    await expect(foreign).rejects.toMatchObject({ code: 'event.not_found', status: 404 })
  })
})
