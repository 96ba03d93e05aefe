import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { PublicTicket, PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'
import { maxTicketsPerOrder } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import { samplePrice, sampleTicket } from '../testing/sample-ticket.ts'
import {
  fewer,
  firstPicks,
  more,
  mostOf,
  mostTickets,
  orderLinesOf,
  problemOf,
  stillPossible,
  totalsOf,
} from './picks.ts'

const eventWith = (...tickets: PublicTicket[]) => ({ tickets, promo_code: null }) as unknown as PublicEvent
const first = ({ prices }: PublicTicket) => prices[0] as PublicTicketPrice
const picked = (quantity: number, donation: number | null = null) => ({ quantity, donation })

describe('steps', () => {
  it('go one at a time up to what is left, per order and in all', () => {
    const few = sampleTicket('few', { prices: [samplePrice('few-price', { max_quantity: 2 })] })
    const event = eventWith(few)
    expect(more(event, {}, few, first(few))).toBe(1)
    expect(more(event, { 'few-price': picked(2) }, few, first(few))).toBe(2)
  })

  it('start at the minimum per order, and go from there to zero', () => {
    const pair = sampleTicket('pair', { min_per_order: 2 })
    expect(more(eventWith(pair), {}, pair, first(pair))).toBe(2)
    expect(fewer({ 'pair-price': picked(2) }, pair, first(pair))).toBe(0)
    expect(fewer({ 'pair-price': picked(3) }, pair, first(pair))).toBe(2)
  })

  it('share one maximum over all tiers of a ticket', () => {
    const tiered = sampleTicket('t', {
      type: 'TIERED',
      max_per_order: 4,
      prices: [samplePrice('a'), samplePrice('b')],
    })
    expect(mostOf(eventWith(tiered), { a: picked(3) }, tiered, tiered.prices[1] as PublicTicketPrice)).toBe(1)
  })

  it('stop at the order’s maximum, which is the contract’s', () => {
    const big = (id: string) =>
      sampleTicket(id, { max_per_order: 100, prices: [samplePrice(`${id}-price`, { max_quantity: 100 })] })
    const [one, two] = [big('one'), big('two')]
    expect(mostOf(eventWith(one, two), { 'one-price': picked(70) }, two, first(two))).toBe(30)
    expect(mostTickets).toBe(maxTicketsPerOrder)
  })
})

describe('what keeps a choice from being reserved', () => {
  const gift = (price = 0) =>
    sampleTicket('d', {
      type: 'DONATION',
      taxes_and_fees: [],
      prices: [samplePrice('gift', { price, fee_total: 0, tax_total: 0, price_total: price })],
    })
  const inCurrency = (currency: string, ...tickets: PublicTicket[]) =>
    ({ ...eventWith(...tickets), currency }) as PublicEvent

  it('is a total below the smallest payment, but not a total of zero (F27)', () => {
    const event = inCurrency('EUR', gift())
    expect(problemOf(event, { gift: picked(1, 25) })).toEqual({
      ...{ kind: 'total_too_low', total: 25, minimum: 50, because: 'donation' },
    })
    expect(problemOf(event, { gift: picked(2, 25) })).toBeNull()
    expect(problemOf(event, { gift: picked(1, 0) })).toBeNull()
    expect(problemOf(event, { gift: picked(1) })).toBeNull()
  })

  it('is a promo code that leaves less than the smallest payment', () => {
    const reduced = { price: 1000, discount: 980, fee_total: 0, tax_total: 0, price_total: 20 }
    const event = inCurrency('USD', sampleTicket('a', { prices: [samplePrice('a-price', reduced)] }))
    expect(problemOf(event, { 'a-price': picked(1) })).toMatchObject({ total: 20, because: 'promo_code' })
  })

  it('is a total above the largest payment', () => {
    const most = { price: 99_999_999, fee_total: 0, tax_total: 0, price_total: 99_999_999 }
    const event = inCurrency('USD', sampleTicket('a', { prices: [samplePrice('a-price', most)] }))
    expect(problemOf(event, { 'a-price': picked(2) })).toMatchObject({
      ...{ kind: 'total_too_high', maximum: 99_999_999 },
    })
  })

  it('is a donation between two steps of its currency', () => {
    const event = inCurrency('KWD', gift(1000))
    expect(problemOf(event, { gift: picked(1, 1235) })).toMatchObject({ kind: 'not_in_steps', step: 10 })
    expect(problemOf(event, { gift: picked(1, 1240) })).toBeNull()
  })
})

describe('totalsOf', () => {
  it('is unit times quantity, line by line, as the server charges', () => {
    const donation = sampleTicket('d', {
      type: 'DONATION',
      taxes_and_fees: [{ name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', amount: 0, rate: 19_000 }],
      prices: [samplePrice('gift', { price: 500, fee_total: 0, tax_total: 95, price_total: 595 })],
    })
    const event = eventWith(sampleTicket('p'), donation)
    const picks = { 'p-price': picked(3), gift: picked(2, 1003) }
    // 19 % of 1003 is 190.57 → 191, twice.
    expect(totalsOf(event, picks)).toEqual({ price: 5006, discount: 0, fee: 150, tax: 982, total: 6138 })
    expect(orderLinesOf(event, picks)).toEqual([
      { ticket_id: 'p', price_id: 'p-price', quantity: 3 },
      { ticket_id: 'd', price_id: 'gift', quantity: 2, donation_amount: 1003 },
    ])
  })

  it('takes a promo code’s discount off its first tickets only, in the order of the page', () => {
    const reduced = { price: 1000, discount: 400, fee_total: 0, tax_total: 0, price_total: 600 }
    const event: PublicEvent = {
      ...eventWith(
        sampleTicket('full', {
          prices: [samplePrice('full-price', { fee_total: 0, tax_total: 0, price_total: 1000 })],
        }),
        sampleTicket('a', { prices: [samplePrice('a-price', reduced)] }),
        sampleTicket('b', { prices: [samplePrice('b-price', reduced)] }),
      ),
      promo_code: { code: 'EARLY', state: 'VALID', max_tickets_discounted: 3 },
    }
    const picks = { 'full-price': picked(1), 'a-price': picked(2), 'b-price': picked(2) }
    expect(totalsOf(event, picks)).toEqual({ price: 5000, discount: 1200, fee: 0, tax: 0, total: 3800 })
  })
})

describe('problemOf', () => {
  it('asks for at least one ticket, for the minimum of each, and for the minimum donation', () => {
    const pair = sampleTicket('pair', { min_per_order: 2, prices: [samplePrice('a'), samplePrice('b')] })
    const gift = sampleTicket('gift', { type: 'DONATION', prices: [samplePrice('g', { price: 500 })] })
    const event = eventWith(pair, gift)
    expect(problemOf(event, {})?.kind).toBe('nothing')
    expect(problemOf(event, { a: picked(1) })?.kind).toBe('too_few')
    expect(problemOf(event, { a: picked(1), b: picked(1) })).toBeNull()
    expect(problemOf(event, { g: picked(1, 499) })?.kind).toBe('donation')
    expect(problemOf(event, { g: picked(1, Number.NaN) })?.kind).toBe('donation')
    expect(problemOf(event, { g: picked(1) })?.kind).toBe('donation')
    expect(totalsOf(event, { g: picked(1) }).total).toBe(0)
  })

  it('lets nothing of a draft be bought', () => {
    const event = {
      ...eventWith(sampleTicket('a', { prices: [samplePrice('a')] })),
      status: 'DRAFT' as const,
    }
    expect(problemOf(event, { a: picked(1) })).toEqual({ kind: 'draft' })
  })
})

describe('what a visitor begins with', () => {
  it('is one ticket if only one kind can be bought, and nothing if there is a choice', () => {
    const [one, other] = [sampleTicket('one'), sampleTicket('other')]
    expect(firstPicks(eventWith(one), null)).toEqual({ 'one-price': picked(1) })
    expect(firstPicks(eventWith(sampleTicket('pair', { min_per_order: 2 })), null)).toEqual({
      'pair-price': picked(2),
    })
    expect(firstPicks(eventWith(one, other), null)).toEqual({})
    const gone = sampleTicket('gone', { prices: [samplePrice('gone-price', { state: 'SOLD_OUT' })] })
    expect(firstPicks(eventWith(gone), null)).toEqual({})
    const tiers = sampleTicket('tiers', { prices: [samplePrice('a'), samplePrice('b')] })
    expect(firstPicks(eventWith(tiers), null)).toEqual({})
  })

  it('follows the address, if it names a choice', () => {
    const picks = { 'one-price': picked(3) }
    expect(firstPicks(eventWith(sampleTicket('one')), { picks, refused: null })).toEqual(picks)
  })
})

describe('stillPossible', () => {
  it('reduces the choice to what is left, and drops sold-out tickets', () => {
    const gone = sampleTicket('gone', {
      prices: [samplePrice('gone-price', { state: 'SOLD_OUT', max_quantity: 0 })],
    })
    const few = sampleTicket('few', { prices: [samplePrice('few-price', { max_quantity: 1 })] })
    const picks = { 'gone-price': picked(2), 'few-price': picked(3) }
    expect(stillPossible(eventWith(gone, few), picks)).toEqual({ 'few-price': picked(1) })
  })
})
