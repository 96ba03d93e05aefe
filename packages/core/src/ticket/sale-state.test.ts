import { describe, expect, it } from 'vitest'
import { priceSaleState, ticketSaleState } from './sale-state.ts'

const ticket = {
  sale_start_date: null,
  sale_end_date: null,
  is_hidden: false,
  is_paused: false,
  hide_when_sold_out: false,
  hide_before_sale_start: false,
  hide_after_sale_end: false,
  is_hidden_without_promo_code: false,
}
/** An event that is not over at any moment of these tests. */
const running = { start_date: '2025-01-01T00:00:00.000Z', end_date: '2030-01-01T00:00:00.000Z' }
const price = { sale_start_date: null, sale_end_date: null, is_hidden: false }
const now = new Date('2026-06-01T12:00:00.000Z')
const before = '2026-06-01T11:59:59.999Z'
const exactly = '2026-06-01T12:00:00.000Z'
const after = '2026-06-01T12:00:00.001Z'

describe('priceSaleState', () => {
  // Specification: 4.ticket-on-sale
  it('sells when nothing forbids it', () => {
    expect(priceSaleState({ event: running, ticket, price, now, free: 1 })).toBe('ON_SALE')
  })

  // Specification: 3.ticket-window 4.ticket-sale-starts 4.ticket-sale-ended
  it('includes the start of a window and excludes its end', () => {
    expect(
      priceSaleState({ event: running, ticket: { ...ticket, sale_start_date: exactly }, price, now }),
    ).toBe('ON_SALE')
    expect(
      priceSaleState({ event: running, ticket: { ...ticket, sale_start_date: after }, price, now }),
    ).toBe('SALE_STARTS')
    expect(
      priceSaleState({ event: running, ticket: { ...ticket, sale_end_date: exactly }, price, now }),
    ).toBe('SALE_ENDED')
    expect(priceSaleState({ event: running, ticket: { ...ticket, sale_end_date: after }, price, now })).toBe(
      'ON_SALE',
    )
  })

  it('follows the price’s own window within the ticket’s', () => {
    const early = { ...price, sale_end_date: before }
    expect(
      priceSaleState({ event: running, ticket: { ...ticket, sale_end_date: after }, price: early, now }),
    ).toBe('SALE_ENDED')
    const late = { ...price, sale_start_date: after }
    expect(priceSaleState({ event: running, ticket, price: late, now })).toBe('SALE_STARTS')
  })

  it('compares instants, whatever the clock on the wall says in the autumn overlap (F15)', () => {
    const secondHalfPastTwo = '2026-10-25T01:30:00.000Z'
    const firstHalfPastTwo = new Date('2026-10-25T00:30:00.000Z')
    const opensAtSecond = { ...ticket, sale_start_date: secondHalfPastTwo }
    expect(priceSaleState({ event: running, ticket: opensAtSecond, price, now: firstHalfPastTwo })).toBe(
      'SALE_STARTS',
    )
    expect(
      priceSaleState({ event: running, ticket: opensAtSecond, price, now: new Date(secondHalfPastTwo) }),
    ).toBe('ON_SALE')
  })

  // Specification: 4.ticket-not-on-sale
  it('sells nothing once the event is over', () => {
    const event = { start_date: '2026-06-01T10:00:00.000Z', end_date: exactly }
    expect(priceSaleState({ event, ticket, price, now })).toBe('NOT_ON_SALE')
    expect(priceSaleState({ event: { ...event, end_date: after }, ticket, price, now })).toBe('ON_SALE')
    expect(priceSaleState({ event: { ...event, end_date: null }, ticket, price, now })).toBe('ON_SALE')
  })

  it('knows windows across the spring gap (F15)', () => {
    const gap = {
      ...ticket,
      sale_start_date: '2026-03-29T00:30:00.000Z',
      sale_end_date: '2026-03-29T01:30:00.000Z',
    }
    const stateAt = (instant: string) =>
      priceSaleState({ event: running, ticket: gap, price, now: new Date(instant) })
    expect(stateAt('2026-03-29T00:29:59.999Z')).toBe('SALE_STARTS')
    expect(stateAt('2026-03-29T01:00:00.000Z')).toBe('ON_SALE')
    expect(stateAt('2026-03-29T01:30:00.000Z')).toBe('SALE_ENDED')
  })

  // Specification: 1.features-hidden 4.ticket-sold-out 4.ticket-hidden 4.ticket-paused
  it('says why it does not sell', () => {
    expect(priceSaleState({ event: running, ticket: { ...ticket, is_paused: true }, price, now })).toBe(
      'PAUSED',
    )
    expect(priceSaleState({ event: running, ticket, price, now, free: 0 })).toBe('SOLD_OUT')
    expect(priceSaleState({ event: running, ticket: { ...ticket, is_hidden: true }, price, now })).toBe(
      'HIDDEN',
    )
    expect(priceSaleState({ event: running, ticket, price: { ...price, is_hidden: true }, now })).toBe(
      'HIDDEN',
    )
  })

  // Specification: 3.ticket-promo-only
  it('shows a ticket that needs a promo code only to buyers who have one', () => {
    const secret = { ...ticket, is_hidden_without_promo_code: true }
    expect(priceSaleState({ event: running, ticket: secret, price, now })).toBe('HIDDEN')
    expect(priceSaleState({ event: running, ticket: secret, price, now, isUnlocked: true })).toBe('ON_SALE')
  })
})

describe('ticketSaleState', () => {
  it('is the state of the price that is closest to being on sale', () => {
    expect(ticketSaleState(ticket, ['SOLD_OUT', 'ON_SALE', 'HIDDEN'])).toBe('ON_SALE')
    expect(ticketSaleState(ticket, ['SOLD_OUT', 'SALE_STARTS'])).toBe('SALE_STARTS')
    expect(ticketSaleState(ticket, ['SALE_ENDED', 'SOLD_OUT'])).toBe('SOLD_OUT')
    expect(ticketSaleState(ticket, ['HIDDEN'])).toBe('HIDDEN')
  })

  // Specification: 3.ticket-visibility
  it('hides instead of explaining where the organizer wants that', () => {
    expect(ticketSaleState({ ...ticket, hide_when_sold_out: true }, ['SOLD_OUT'])).toBe('HIDDEN')
    expect(ticketSaleState({ ...ticket, hide_before_sale_start: true }, ['SALE_STARTS'])).toBe('HIDDEN')
    expect(ticketSaleState({ ...ticket, hide_after_sale_end: true }, ['SALE_ENDED'])).toBe('HIDDEN')
    expect(ticketSaleState({ ...ticket, hide_when_sold_out: true }, ['SOLD_OUT', 'ON_SALE'])).toBe('ON_SALE')
  })
})
