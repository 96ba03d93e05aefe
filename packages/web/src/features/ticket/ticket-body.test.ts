import type { Ticket, TicketType } from '@foyer/contracts/ticket/ticket'
import { ticketBody } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import { duplicateTicket, newTicket, pricesFor, toTicketBody } from './ticket-body.ts'

const tier = (index: number) => ({
  id: `pr_${String(index).repeat(16)}`,
  label: `Tier ${index}`,
  price: index * 1000,
  quantity_available: 50,
  sale_start_date: null,
  sale_end_date: null,
  is_hidden: false,
  quantity_sold: 3,
  quantity_held: 1,
})

const ticket: Ticket = {
  ...(ticketBody.parse({ title: 'Seat', type: 'TIERED', prices: [{ label: 'a' }] }) as object as Ticket),
  id: 'tk_2222222222222222',
  event_id: 'ev_2222222222222222',
  sort_order: 1,
  prices: [tier(2), tier(3)],
}

describe('ticket bodies', () => {
  it('work both ways: the endpoint accepts what the form makes from a ticket', () => {
    expect(ticketBody.parse(toTicketBody(ticket)).prices.map(({ id }) => id)).toEqual(
      ticket.prices.map(({ id }) => id),
    )
  })

  it('give a duplicate its own prices and keep it off sale', () => {
    const copy = ticketBody.parse(duplicateTicket(ticket, 'Seat (copy)'))
    expect(copy.prices.every(({ id }) => id === undefined)).toBe(true)
    expect(copy).toMatchObject({ title: 'Seat (copy)', is_paused: true })
  })

  it('give a new ticket the defaults of the account and the event', () => {
    const tax = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', amount: 0, rate: 19_000 } as const
    const all = [
      { ...tax, id: 'tf_2222222222222222', is_default: true },
      { ...tax, id: 'tf_3333333333333333', is_default: false },
    ]
    expect(newTicket(all, 4)).toMatchObject({
      tax_and_fee_ids: ['tf_2222222222222222'],
      max_per_order: 4,
    })
  })

  it('refuse a missing price, except for a free ticket', () => {
    const typed = (type: TicketType) => ({
      ...newTicket([], 10),
      title: 'Seat',
      type,
      prices: pricesFor(type, []),
    })
    for (const type of ['PAID', 'DONATION', 'TIERED'] as const)
      expect(ticketBody.safeParse(typed(type)).success).toBe(false)
    expect(ticketBody.parse(typed('FREE')).prices[0]?.price).toBe(0)
  })

  it('adjust prices to a type', () => {
    const { prices } = toTicketBody(ticket)
    expect(pricesFor('TIERED', prices)).toHaveLength(2)
    expect(pricesFor('PAID', prices)).toMatchObject([{ id: prices[0]?.id, label: '', price: 2000 }])
    expect(pricesFor('FREE', prices)).toMatchObject([{ price: 0 }])
    expect(pricesFor('TIERED', [])).toHaveLength(1)
  })
})
