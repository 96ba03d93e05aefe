import { currencyExponent } from '@foyer/contracts/currency-exponent'
import type { Currency } from '@foyer/contracts/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { sizeInPool } from '../pool/open-pool.ts'
import { toPublicTickets } from '../public-page/to-public-ticket.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { orderLines } from './order-lines.ts'
import { priceOrder } from './price-order.ts'
import { discountOf } from './promo-code-terms.ts'

const now = new Date('2026-06-01T12:00:00.000Z')
const lastingEvent = { status: 'LIVE', start_date: '2026-06-01T10:00:00.000Z', end_date: null }
const open = { sale_start_date: null, sale_end_date: null, is_hidden: false }

interface Offer {
  type: 'FREE' | 'PAID' | 'DONATION'
  price: number
  quantity: number
}

interface Charge {
  type: 'TAX' | 'FEE'
  calculation_type: 'FIXED' | 'PERCENTAGE'
  amount: number
  rate: number
}

/** A live event that sells each offer as a separate ticket, each with every charge. */
function graphOf(
  offers: readonly Offer[],
  charges: readonly Charge[],
  currency: Currency = 'USD',
): EventGraph {
  const taxes_and_fees = charges.map((charge, index) => ({ id: `tf_${index}`, name: `${index}`, ...charge }))
  const tickets = offers.map(({ type, price }, index) => ({
    ...open,
    id: `tk_${index}`,
    type,
    title: `Ticket ${index}`,
    min_per_order: 1,
    max_per_order: 100,
    tax_and_fee_ids: taxes_and_fees.map(({ id }) => id),
    prices: [{ ...open, id: `pr_${index}`, label: '', price: type === 'FREE' ? 0 : price }],
  }))
  return {
    event: { ...lastingEvent, currency },
    tickets,
    taxes_and_fees,
    revision: 0,
    changed_at: '',
    capacity_assignments: [],
  } as unknown as EventGraph
}

function promoOf(given: Partial<PromoCodeItem>): PromoCodeItem {
  const unlimited = { max_tickets_discounted: null, ticket_ids: [] as string[] }
  return { id: 'pc_0', discount_type: 'NONE', discount_amount: 0, ...unlimited, ...given } as PromoCodeItem
}

function buy(graph: EventGraph, offers: readonly Offer[], promoCode: PromoCodeItem | null) {
  const requested = offers.map(({ quantity }, index) => ({
    ticket_id: `tk_${index}`,
    price_id: `pr_${index}`,
    quantity,
  }))
  const lines = orderLines(graph, { requested, promoCode, now })
  const { currency } = graph.event
  const discount = promoCode ? discountOf(promoCode, graph.tickets, currency) : undefined
  return priceOrder(lines.toPrice, currency, discount)
}

/** What the public page says that one of each ticket costs, all in. */
function shown(graph: EventGraph, promoCode: PromoCodeItem | null): number[] {
  const full = { free: sizeInPool(null), taken: 0, base: 0 }
  const counts = new Map(graph.tickets.flatMap(({ prices }) => prices.map(({ id }) => [id, full])))
  return toPublicTickets({ graph, counts, promoCode, now }).map(({ prices }) => prices[0]?.price_total ?? 0)
}

/** Prices up to a thousand units of the currency: a yen has no minor unit, a dinar a thousand. */
const currencies = fc.constantFrom<Currency>('JPY', 'USD', 'KWD')
const anySale = currencies.chain((currency) => {
  const price = fc.integer({ min: 1, max: 1000 * 10 ** currencyExponent(currency) })
  const offer = fc.record({
    type: fc.constantFrom<Offer['type']>('FREE', 'PAID', 'DONATION'),
    price,
    quantity: fc.integer({ min: 1, max: 20 }),
  })
  const charge = fc.record({
    type: fc.constantFrom('TAX' as const, 'FEE' as const),
    calculation_type: fc.constantFrom('FIXED' as const, 'PERCENTAGE' as const),
    amount: fc.nat(10 ** currencyExponent(currency) * 5),
    rate: fc.nat(40_000),
  })
  return fc.record({
    currency: fc.constant(currency),
    offers: fc.array(offer, { minLength: 1, maxLength: 5 }),
    charges: fc.array(charge, { maxLength: 4 }),
    promo: fc.option(
      fc.oneof(
        fc.record({ discount_type: fc.constant('FIXED' as const), discount_amount: price }),
        fc.record({ discount_type: fc.constant('PERCENTAGE' as const), discount_amount: fc.nat(100_000) }),
      ),
    ),
    limit: fc.nat(30),
  })
})

describe('what is charged', () => {
  // Specification: 3.tax-inclusive
  it('is what the page shows, taxes and fees included, times the quantity (F16, F17)', () => {
    fc.assert(
      fc.property(anySale, ({ currency, offers, charges, promo }) => {
        const graph = graphOf(offers, charges, currency)
        const promoCode = promo && promoOf(promo)
        const prices = shown(graph, promoCode)
        const sum = offers.reduce((total, { quantity }, index) => total + quantity * (prices[index] ?? 0), 0)
        expect(buy(graph, offers, promoCode).total).toBe(sum)
      }),
    )
  })

  // Specification: 3.promo-tickets
  it('is never reduced on more tickets than the code allows per order, nor on free and donated ones', () => {
    fc.assert(
      fc.property(anySale, ({ currency, offers, charges, promo, limit }) => {
        const graph = graphOf(offers, charges, currency)
        const promoCode = promoOf({ ...promo, max_tickets_discounted: limit })
        const { lines, discount_total, subtotal, total } = buy(graph, offers, promoCode)
        const reduced = lines.filter(({ unit_discount }) => unit_discount > 0)
        expect(reduced.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(limit)
        for (const { ticket_id } of reduced)
          expect(graph.tickets.find(({ id }) => id === ticket_id)?.type).toBe('PAID')
        for (const { unit_discount, unit_price } of lines) {
          expect(unit_discount).toBeGreaterThanOrEqual(0)
          expect(unit_discount).toBeLessThanOrEqual(unit_price)
        }
        expect(discount_total).toBeLessThanOrEqual(subtotal)
        expect(total).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a donation', () => {
  const offers: Offer[] = [{ type: 'DONATION', price: 500, quantity: 1 }]
  const give = (donation_amount?: number) =>
    orderLines(graphOf(offers, []), {
      requested: [{ ticket_id: 'tk_0', price_id: 'pr_0', quantity: 1, donation_amount }],
      promoCode: null,
      now,
    }).toPrice[0]?.price

  // Specification: 1.features-donation 3.ticket-price
  it('is what the buyer offers, at least the minimum, else the minimum itself', () => {
    fc.assert(
      fc.property(fc.option(fc.nat(5000), { nil: undefined }), (offered) => {
        if (offered === undefined || offered >= 500) expect(give(offered)).toBe(offered ?? 500)
        else expect(() => give(offered)).toThrow(expect.objectContaining({ code: 'order.donation_too_low' }))
      }),
    )
  })

  it('cannot be offered for a ticket with a price', () => {
    const graph = graphOf([{ type: 'PAID', price: 2000, quantity: 1 }], [])
    const requested = [{ ticket_id: 'tk_0', price_id: 'pr_0', quantity: 1, donation_amount: 1 }]
    expect(orderLines(graph, { requested, promoCode: null, now }).toPrice[0]?.price).toBe(2000)
  })
})
