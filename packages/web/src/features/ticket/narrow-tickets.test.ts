import { type Ticket, ticketBody } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import type { ListState } from '../../lib/list/list-state.ts'
import { isHomepageOrder, narrowTickets } from './narrow-tickets.ts'

function ticket(title: string, price: number, sold: number, rules: Partial<Ticket> = {}): Ticket {
  const body = ticketBody.parse({ title, type: price > 0 ? 'PAID' : 'FREE', prices: [{ price }] })
  const counts = { id: 'pr_2222222222222222', quantity_sold: sold, quantity_held: 0 }
  const prices = body.prices.map((given) => ({ ...given, ...counts }))
  return { ...(body as object as Ticket), id: title, prices, ...rules }
}

const tickets = [
  ticket('Seated', 3000, 5),
  ticket('Guest list', 0, 9, { description: 'Friends of the band' }),
  ticket('Crew', 1000, 0, { is_hidden: true }),
]

const event = { status: 'LIVE', lifecycle: 'UPCOMING' } as const
const titles = (change: Partial<ListState>) =>
  narrowTickets(tickets, { page: 1, per_page: 20, ...change }, event).map(({ title }) => title)

describe('the list of tickets', () => {
  it('is complete and in the order of the event page by default', () => {
    expect(titles({})).toEqual(['Seated', 'Guest list', 'Crew'])
    expect(isHomepageOrder({ page: 1, per_page: 20 })).toBe(true)
  })

  it('is searched in titles and descriptions, and filtered by state and kind', () => {
    expect(titles({ query: 'BAND friends' })).toEqual(['Guest list'])
    expect(titles({ filter_fields: { state: { in: 'HIDDEN,PAUSED' } } })).toEqual(['Crew'])
    expect(titles({ filter_fields: { type: { in: 'PAID' } }, query: 'e' })).toEqual(['Seated', 'Crew'])
  })

  it('is sorted by title, price and sales', () => {
    expect(titles({ sort_by: 'title' })).toEqual(['Crew', 'Guest list', 'Seated'])
    expect(titles({ sort_by: 'price' })).toEqual(['Guest list', 'Crew', 'Seated'])
    expect(titles({ sort_by: 'sold' })).toEqual(['Guest list', 'Seated', 'Crew'])
  })

  // Specification: 5.sorting-tickets
  it('cannot be reordered while it is searched, filtered or sorted', () => {
    const list = { page: 1, per_page: 20 }
    expect(isHomepageOrder({ ...list, query: 'a' })).toBe(false)
    expect(isHomepageOrder({ ...list, filter_fields: { type: { in: 'FREE' } } })).toBe(false)
    expect(isHomepageOrder({ ...list, sort_by: 'title' })).toBe(false)
  })
})
