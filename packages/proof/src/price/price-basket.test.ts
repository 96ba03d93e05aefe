import { currencies } from '@foyer/contracts/money'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { type PricedOrder, priceOrder } from '@foyer/core/price/price-order'
import { discountOf } from '@foyer/core/price/promo-code-terms'
import { splitRefund } from '@foyer/core/settlement/split-refund'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BasketLine, type Charge, type PromoCode, priceBasket, type UnitCost } from './price-basket.ts'
import { refundProblems } from './refund-problems.ts'

const howMuch = (most: number) =>
  fc.oneof(
    fc.nat(most).map((fixed) => ({ fixed })),
    fc.oneof(fc.constantFrom(8875, 9975, 19_000, 1, 33_333, 100_000), fc.nat(100_000)).map((thousandths) => ({
      thousandths,
    })),
  )
const charge: fc.Arbitrary<Charge> = fc.record({
  type: fc.constantFrom('TAX' as const, 'FEE' as const),
  is: howMuch(5000),
})
const price = fc.oneof(fc.nat(300), fc.nat(100_000), fc.nat(9_999_999_999))
const line: fc.Arbitrary<BasketLine> = fc.record({
  price,
  quantity: fc.integer({ min: 1, max: 20 }),
  isDiscounted: fc.boolean(),
  charges: fc.array(charge, { maxLength: 5 }),
})
const basket = fc.record({
  currency: fc.constantFrom(...currencies),
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  promo: fc.option(fc.record({ takes: howMuch(100_000), units: fc.option(fc.integer({ min: 1, max: 30 })) })),
})

type Basket = typeof basket extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** The same order, priced by the product. */
function byTheProduct({ currency, lines, promo }: Basket): PricedOrder {
  const toPrice = lines.map(({ price, quantity, charges }, index) => ({
    ...{ ticket_id: `tk_${index}`, price_id: `pr_${index}`, title: '', label: '', price, quantity },
    taxes_and_fees: charges.map(toTaxOrFee),
  }))
  const tickets = lines.map((_, index) => ({ id: `tk_${index}`, type: 'PAID' }))
  const discount = promo && discountOf(toPromoCode(promo, lines), tickets as never, currency)
  return priceOrder(toPrice, currency, discount ?? undefined)
}

function toTaxOrFee({ type, is }: Charge): TaxOrFee {
  const isFixed = 'fixed' in is
  const calculation = isFixed
    ? { calculation_type: 'FIXED' as const, amount: is.fixed, rate: 0 }
    : { calculation_type: 'PERCENTAGE' as const, amount: 0, rate: is.thousandths }
  return { id: 'tf_0', name: '', type, is_default: false, ...calculation }
}

function toPromoCode({ takes, units }: PromoCode, lines: readonly BasketLine[]) {
  const meant = lines.flatMap(({ isDiscounted }, index) => (isDiscounted ? [`tk_${index}`] : []))
  return {
    discount_type: 'fixed' in takes ? 'FIXED' : 'PERCENTAGE',
    discount_amount: 'fixed' in takes ? takes.fixed : takes.thousandths,
    max_tickets_discounted: units,
    // An empty list would mean all tickets.
    ticket_ids: meant.length > 0 ? meant : ['tk_none'],
  } as never
}

/** Every unit of an order with the product's price, in the order of its lines. */
function unitsOf({ lines }: PricedOrder): UnitCost[] {
  return lines.flatMap(({ quantity, unit_price, unit_discount, unit_fee, unit_tax, total }) =>
    Array.from({ length: quantity }, () => ({
      price: BigInt(unit_price),
      discount: BigInt(unit_discount),
      fee: BigInt(unit_fee),
      tax: BigInt(unit_tax),
      total: BigInt(total / quantity),
    })),
  )
}

const sum = (units: readonly UnitCost[], of: (unit: UnitCost) => bigint) =>
  units.reduce((total, unit) => total + of(unit), 0n)

describe('an order’s price', () => {
  it('follows docs/product.md for each unit and in total, in every currency (F16, F17)', () => {
    fc.assert(
      fc.property(basket, (drawn) => {
        const expected = priceBasket(drawn.lines, drawn.currency, drawn.promo).flat()
        const priced = byTheProduct(drawn)
        expect(unitsOf(priced)).toEqual(expected)
        expect([priced.subtotal, priced.discount_total].map(BigInt)).toEqual([
          sum(expected, ({ price }) => price),
          sum(expected, ({ discount }) => discount),
        ])
        expect([priced.fee_total, priced.tax_total, priced.total].map(BigInt)).toEqual([
          sum(expected, ({ fee }) => fee),
          sum(expected, ({ tax }) => tax),
          sum(expected, ({ total }) => total),
        ])
      }),
      { numRuns: 2000 },
    )
  })

  it('is refunded in proportion, to the smallest unit, and down to exactly zero (F13)', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 8 })
    fc.assert(
      fc.property(basket, shares, (drawn, shares) => {
        const order = byTheProduct(drawn)
        const paid = {
          price: order.subtotal - order.discount_total,
          fee: order.fee_total,
          tax: order.tax_total,
        }
        const refunds: (ReturnType<typeof splitRefund> & { amount: number; status: 'SUCCEEDED' })[] = []
        for (const share of [...shares, 100]) {
          const left = order.total - refunds.reduce((sum, { amount }) => sum + amount, 0)
          const amount = Math.ceil(left * (share / 100))
          if (amount > 0)
            refunds.push({ amount, status: 'SUCCEEDED', ...splitRefund(order, refunds, amount) })
        }
        expect(refundProblems(paid, refunds)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
