import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { newId } from '@foyer/core/random-id'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { accountOf } from '@foyer/core/testing/mint-owner'
import { bodyOf, mintTicket } from '@foyer/core/testing/mint-ticket'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'

describe('creating a ticket (specification §5, §8)', () => {
  // Specification: 1.features-tiered 5.tier-needed
  it('is refused at its fields: no tier, a tier without a label, a price where there is none, sales that end first', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const create = (given: object) => {
      const body = { title: 'Standing', type: 'TIERED', prices: [{ label: 'Early', price: 100 }], ...given }
      return refusal(ctx, `POST /events/${event_id}/tickets`, body)
    }
    expect(await create({ prices: [] })).toEqual(atFields({ prices: 'At least one price tier is required.' }))
    expect(await create({ title: '', prices: [{ price: 100 }] })).toMatchObject([422, 'request.invalid', {}])
    expect(await create({ prices: [{ price: 100 }] })).toEqual(
      atFields({ 'prices.0.label': 'Enter a label for this tier.' }),
    )
    expect(await create({ description: 'x'.repeat(50_000) })).toEqual(
      atFields({ description: 'Use fewer than 50,000 characters.' }),
    )
    expect(await create({ type: 'FREE' })).toEqual(
      atFields({ 'prices.0.price': 'A free ticket costs nothing.' }),
    )
    expect(await create({ type: 'PAID', prices: [{}] })).toEqual(
      atFields({ 'prices.0.price': 'Enter a price above zero.' }),
    )
    expect(await create({ min_per_order: 3, max_per_order: 2 })).toEqual(
      atFields({ max_per_order: 'The maximum is below the minimum.' }),
    )
    const sale_start_date = '2027-06-05T17:30:00.000Z'
    expect(await create({ sale_start_date, sale_end_date: sale_start_date })).toEqual(
      atFields({ sale_end_date: 'The sale must end after it starts.' }),
    )
  })
})

it('a ticket of another event is not found, nor a tax that does not exist', async () => {
  const { ctx, event_id } = await mintBareEvent()
  const other = await mintEventWithTicket()
  for (const method of ['GET', 'DELETE'])
    expect(await refusal(ctx, `${method} /events/${event_id}/tickets/${other.ticket.id}`)).toEqual(
      refusedAs('ticket.not_found'),
    )
  const tax = `/accounts/${accountOf(ctx)}/taxes-and-fees/${newId('tax_or_fee')}`
  for (const method of ['GET', 'DELETE'])
    expect(await refusal(ctx, `${method} ${tax}`)).toEqual(refusedAs('tax_or_fee.not_found'))
})

describe('a ticket that has sales (specification §5, §8)', () => {
  // Specification: 5.ticket-type-locked 8.type-locked
  it('is refused another type', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket({ sold: 1 })
    const body = bodyOf(ticket, { type: 'DONATION' })
    expect(await refusal(ctx, `PUT /events/${event_id}/tickets/${ticket.id}`, body)).toEqual([
      409,
      'ticket.type_locked',
      { type: ['The ticket type cannot change once attendees or sales exist.'] },
    ])
  })

  // Specification: 5.ticket-with-orders 8.ticket-has-orders
  it('cannot be deleted, but can be hidden', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket({ sold: 1 })
    const path = `/events/${event_id}/tickets/${ticket.id}`
    expect(await refusal(ctx, `DELETE ${path}`)).toEqual([
      409,
      'ticket.has_orders',
      'A ticket with orders cannot be deleted but can be hidden.',
    ])
    const hidden = bodyOf(ticket, { is_hidden: true })
    await expect(refusal(ctx, `PUT ${path}`, hidden)).rejects.toThrow('was not refused: 200')
  })

  // Specification: 5.tier-with-sales 8.tier-has-sales
  it('cannot lose a price tier that was sold, or go below the quantity that was sold', async () => {
    const prices = ['Early', 'Late'].map((label) => ({ label, price: 1000, quantity_available: 5 }))
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'TIERED', prices }])
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    await nameBuyer(await reserve(ticket, 2))
    const [early, late] = bodyOf(ticket).prices
    const save = (kept: unknown[]) =>
      refusal(ctx, `PUT /events/${event.id}/tickets/${ticket.id}`, { ...bodyOf(ticket), prices: kept })
    expect(await save([late])).toEqual([
      409,
      'ticket.tier_has_sales',
      'A price tier with sold tickets cannot be deleted.',
    ])
    expect(await save([{ ...early, quantity_available: 1 }, late])).toEqual([
      409,
      'ticket.below_sold',
      { 'prices.0.quantity_available': ['Enter 2 or more. That many are already taken.'] },
    ])
  })
})

describe('sorting tickets (specification §5, §8)', () => {
  // Specification: 5.sorting-tickets 8.sorting-failed
  it('is refused for only some of them', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    await mintTicket(ctx, event_id)
    const sort = (ticket_ids: string[]) =>
      refusal(ctx, `POST /events/${event_id}/tickets/sort`, { ticket_ids })
    const refused = atFields({ ticket_ids: 'Include every ticket of the event exactly once.' })
    expect(await sort([ticket.id])).toEqual(refused)
    expect(await sort([ticket.id, ticket.id])).toEqual(refused)
  })
})

describe('a field that an update leaves out (docs/decisions/0042)', () => {
  it('keeps a ticket sold out: renaming the last one by its price’s id alone makes nothing unlimited', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket({ sold: 1 })
    const path = `/events/${event_id}/tickets/${ticket.id}`
    const [price] = ticket.prices
    const stock = { id: price?.id, quantity_available: 1 }
    await answered(ctx, `PUT ${path}`, { prices: [stock] })
    for (const prices of [[{ id: price?.id }], [{}]]) {
      const body = { title: 'Last seat!', type: 'FREE', prices }
      expect(await answered(ctx, `PUT ${path}`, body)).toMatchObject({
        title: 'Last seat!',
        prices: [{ ...stock, quantity_sold: 1 }],
      })
    }
    const line = { ticket_id: ticket.id, price_id: price?.id, quantity: 1 }
    const bought = await refusal(null, `POST /public/events/${event_id}/orders`, { lines: [line] })
    expect(bought).toEqual(refusedAs('order.sold_out'))
    expect(await answered(ctx, `PATCH ${path}`, { prices: [{ quantity_available: null }] })).toMatchObject({
      prices: [{ ...stock, quantity_available: null }],
    })
  })

  it('of a price without an id is a new price’s default, and a price that is missing from the list is removed', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const tier = { label: 'Early', price: 1000, quantity_available: 5 }
    const body = { title: 'Standing', type: 'TIERED', prices: [tier, { ...tier, label: 'Late' }] }
    const { id, prices } = await answered<Ticket>(ctx, `POST /events/${event_id}/tickets`, body)
    const path = `/events/${event_id}/tickets/${id}`
    const kept = { id: prices[1]?.id, price: 1200 }
    const changed = await answered<Ticket>(ctx, `PATCH ${path}`, { prices: [kept, { label: 'Door' }] })
    expect(changed.prices).toMatchObject([
      { ...tier, label: 'Late', ...kept },
      { label: 'Door', price: 0, quantity_available: null, is_hidden: false },
    ])
  })

  it('is checked against the rules together with what was sent', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const path = `/events/${event_id}/tickets/${ticket.id}`
    expect(await refusal(ctx, `PATCH ${path}`, { min_per_order: 50 })).toEqual(
      atFields({ max_per_order: 'The maximum is below the minimum.' }),
    )
    expect(await refusal(ctx, `PATCH ${path}`, { type: 'PAID' })).toEqual(
      atFields({ 'prices.0.price': 'Enter a price above zero.' }),
    )
  })
})
