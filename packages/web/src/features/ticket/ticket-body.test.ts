import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { ticketBody } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import {
  duplicateTicket,
  emptyPrice,
  newTicket,
  type Pricing,
  priced,
  toTicketBody,
  typeByPrice,
} from './ticket-body.ts'

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

  it('take a ticket without an amount as free, and refuse a tier without one', () => {
    const typed = (pricing: Pricing, amount = 0) => ({
      ...newTicket([], 10),
      title: 'Seat',
      ...priced(pricing, [{ ...emptyPrice(), label: 'Regular', price: amount }]),
    })
    expect(ticketBody.parse(typed('ONE'))).toMatchObject({ type: 'FREE', prices: [{ price: 0 }] })
    expect(ticketBody.parse(typed('ONE', 2000))).toMatchObject({ type: 'PAID', prices: [{ price: 2000 }] })
    expect(ticketBody.parse(typed('DONATION'))).toMatchObject({ prices: [{ price: 0 }] })
    expect(ticketBody.safeParse(typed('TIERED', Number.NaN)).success).toBe(false)
  })

  it('never take text that is no amount as free', () => {
    expect([typeByPrice(null), typeByPrice(0), typeByPrice(1)]).toEqual(['FREE', 'FREE', 'PAID'])
    const unread = { ...newTicket([], 10), title: 'Seat', type: typeByPrice(Number.NaN) }
    const refused = ticketBody.safeParse({ ...unread, prices: [emptyPrice()] })
    expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['prices.0.price', 'Enter an amount, such as 12.50.'],
    ])
  })

  it('adjust prices to how they are priced', () => {
    const { prices } = toTicketBody(ticket)
    expect(priced('TIERED', prices).prices).toHaveLength(2)
    expect(priced('ONE', prices).prices).toMatchObject([{ id: prices[0]?.id, label: '', price: 2000 }])
    expect(priced('TIERED', []).prices).toHaveLength(1)
  })
})
