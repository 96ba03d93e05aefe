import type { Ticket, TicketPrice } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import { nextSaleStart, ticketState } from './ticket-state.ts'
import { hasSales, ticketStock } from './ticket-stock.ts'

const now = new Date('2027-06-01T12:00:00Z')
const before = '2027-05-01T00:00:00Z'
const after = '2027-07-01T00:00:00Z'

const price = (change: Partial<TicketPrice> = {}) =>
  ({
    quantity_available: 10,
    quantity_sold: 0,
    quantity_held: 0,
    sale_start_date: null,
    sale_end_date: null,
    is_hidden: false,
    ...change,
  }) as TicketPrice
const ticket = (change: Partial<Ticket> = {}) =>
  ({
    prices: [price()],
    is_hidden: false,
    is_paused: false,
    sale_start_date: null,
    sale_end_date: null,
    ...change,
  }) as Ticket
const live = { status: 'LIVE', lifecycle: 'UPCOMING' } as const
const state = (change: Partial<Ticket> = {}) => ticketState(ticket(change), live, now)

describe('ticketState', () => {
  // Specification: 1.features-hidden 4.ticket-on-sale 4.ticket-not-on-sale 4.ticket-sale-starts
  // Specification: 4.ticket-sale-ended 4.ticket-sold-out 4.ticket-hidden 4.ticket-paused
  it('works for every state of the specification', () => {
    expect(state()).toBe('ON_SALE')
    expect(state({ is_hidden: true })).toBe('HIDDEN')
    expect(state({ is_paused: true })).toBe('PAUSED')
    expect(state({ sale_start_date: after })).toBe('SALE_STARTS')
    expect(state({ sale_end_date: before })).toBe('SALE_ENDED')
    expect(state({ prices: [price({ quantity_sold: 9, quantity_held: 1 })] })).toBe('SOLD_OUT')
    expect(ticketState(ticket(), { ...live, lifecycle: 'ENDED' }, now)).toBe('NOT_ON_SALE')
  })

  it('never says that a ticket of a draft or of an archived event is on sale', () => {
    const draft = { ...live, status: 'DRAFT' } as const
    expect(ticketState(ticket(), draft, now)).toBe('ON_SALE_WHEN_LIVE')
    expect(ticketState(ticket({ is_paused: true }), draft, now)).toBe('PAUSED')
    expect(ticketState(ticket({ sale_start_date: after }), draft, now)).toBe('SALE_STARTS')
    expect(ticketState(ticket(), { ...live, status: 'ARCHIVED' }, now)).toBe('NOT_ON_SALE')
  })

  it('takes the state of the tier that is closest to being on sale', () => {
    const soldOut = price({ quantity_sold: 10 })
    expect(state({ prices: [soldOut, price()] })).toBe('ON_SALE')
    expect(state({ prices: [soldOut, price({ sale_start_date: after })] })).toBe('SALE_STARTS')
    expect(state({ prices: [soldOut, price({ is_hidden: true })] })).toBe('SOLD_OUT')
  })
})

describe('nextSaleStart', () => {
  it('is the earliest start of the prices, each at the later of its two starts', () => {
    const later = '2027-08-01T00:00:00Z'
    const prices = [price({ sale_start_date: later }), price({ sale_start_date: before })]
    expect(nextSaleStart(ticket({ prices, sale_start_date: after }), now)).toBe(after)
    expect(nextSaleStart(ticket({ prices }), now)).toBe(later)
    expect(nextSaleStart(ticket(), now)).toBeNull()
  })
})

describe('ticketStock', () => {
  it('sums tiers, and is unlimited when one of them is', () => {
    const tiers = [price({ quantity_sold: 4, quantity_held: 1 }), price({ quantity_sold: 2 })]
    expect(ticketStock({ prices: tiers })).toEqual({ sold: 6, held: 1, available: 20, left: 13 })
    const unlimited = [...tiers, price({ quantity_available: null })]
    expect(ticketStock({ prices: unlimited })).toMatchObject({ available: null, left: null })
  })

  it('is locked by sales and by holds', () => {
    expect(hasSales([price()])).toBe(false)
    expect(hasSales([price(), price({ quantity_held: 1 })])).toBe(true)
  })
})
