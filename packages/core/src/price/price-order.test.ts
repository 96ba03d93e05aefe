import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineToPrice, priceOrder } from './price-order.ts'

const vat = taxOrFee({ name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 })
const booking = taxOrFee({ name: 'Booking fee', type: 'FEE', calculation_type: 'FIXED', amount: 150 })
const service = taxOrFee({ name: 'Service fee', type: 'FEE', calculation_type: 'PERCENTAGE', rate: 2500 })

function taxOrFee(given: Partial<TaxOrFee>): TaxOrFee {
  return {
    id: 'tf_2222222222222222',
    name: '',
    type: 'TAX',
    calculation_type: 'FIXED',
    amount: 0,
    rate: 0,
    is_default: false,
    ...given,
  }
}

function line(price: number, quantity: number, taxes_and_fees: TaxOrFee[] = []): LineToPrice {
  return {
    ticket_id: 'tk_2222222222222222',
    price_id: 'pr_2222222222222222',
    title: 'Standing',
    label: '',
    quantity,
    price,
    taxes_and_fees,
  }
}

describe('priceOrder', () => {
  // Specification: 3.tax-fields
  it('adds fees to the price and taxes to both, without compounding', () => {
    const { lines, total, fee_total, tax_total } = priceOrder([line(2000, 2, [vat, booking, service])], 'EUR')
    expect(lines[0]).toMatchObject({ unit_price: 2000, unit_fee: 150 + 50, unit_tax: 418, total: 2 * 2618 })
    expect({ total, fee_total, tax_total }).toEqual({ total: 5236, fee_total: 400, tax_total: 836 })
  })

  it('rounds each step half up', () => {
    expect(
      priceOrder([line(250, 1, [taxOrFee({ calculation_type: 'PERCENTAGE', rate: 10_000 })])], 'EUR').total,
    ).toBe(275)
    expect(
      priceOrder([line(245, 1, [taxOrFee({ calculation_type: 'PERCENTAGE', rate: 10_000 })])], 'EUR').total,
    ).toBe(270)
    expect(
      priceOrder([line(244, 1, [taxOrFee({ calculation_type: 'PERCENTAGE', rate: 10_000 })])], 'EUR').total,
    ).toBe(268)
  })

  it('rounds every amount of a unit to what dinars are charged in (F16)', () => {
    const fee = taxOrFee({ type: 'FEE', calculation_type: 'FIXED', amount: 255 })
    const tax = taxOrFee({ calculation_type: 'PERCENTAGE', rate: 5000 })
    const { lines, total } = priceOrder([line(12_750, 2, [tax])], 'KWD')
    expect(lines[0]).toMatchObject({ unit_price: 12_750, unit_tax: 640 })
    expect(total).toBe(26_780)
    const off = { ofUnit: () => 1001, ticket_ids: null, max_units: null }
    const reduced = priceOrder([line(1235, 1, [fee, tax])], 'KWD', off).lines[0]
    expect(reduced).toMatchObject({ unit_price: 1240, unit_discount: 1000, unit_fee: 260, unit_tax: 30 })
  })

  it('adds no fees or taxes to a unit that costs nothing', () => {
    expect(priceOrder([line(0, 3, [vat, booking])], 'EUR')).toMatchObject({
      total: 0,
      fee_total: 0,
      tax_total: 0,
    })
    const free = { ofUnit: () => 5000, ticket_ids: null, max_units: null }
    expect(priceOrder([line(2000, 1, [vat, booking])], 'EUR', free)).toMatchObject({
      total: 0,
      discount_total: 2000,
    })
  })

  it('discounts only as many units as the code allows, in two lines', () => {
    const { lines, total } = priceOrder([line(1000, 3)], 'EUR', {
      ofUnit: () => 400,
      ticket_ids: null,
      max_units: 2,
    })
    expect(lines.map(({ quantity, total }) => [quantity, total])).toEqual([
      [2, 1200],
      [1, 1000],
    ])
    expect(total).toBe(2200)
  })

  // Specification: 3.promo-tickets
  it('leaves tickets alone that a code does not apply to', () => {
    const other = { ofUnit: () => 400, ticket_ids: ['tk_3333333333333333'], max_units: null }
    expect(priceOrder([line(1000, 3)], 'EUR', other).discount_total).toBe(0)
  })

  const charges = fc.array(
    fc.record({
      type: fc.constantFrom('TAX' as const, 'FEE' as const),
      calculation_type: fc.constantFrom('FIXED' as const, 'PERCENTAGE' as const),
      amount: fc.nat(5000),
      rate: fc.nat(100_000),
    }),
    { maxLength: 5 },
  )
  const anyLine = fc
    .record({ price: fc.nat(99_999_999), quantity: fc.integer({ min: 1, max: 100 }), charges })
    .map(({ price, quantity, charges }) => line(price, quantity, charges.map(taxOrFee)))
  const anyDiscount = fc.option(
    fc.record({
      ofUnit: fc.nat(100_000).map((off) => () => off),
      ticket_ids: fc.constant(null),
      max_units: fc.option(fc.nat(50)),
    }),
    { nil: undefined },
  )

  // Specification: 3.order-amounts
  it('always sums: lines to the total, and the parts to the total (F17)', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), anyDiscount, (lines, discount) => {
        const priced = priceOrder(lines, 'EUR', discount)
        const { subtotal, discount_total, fee_total, tax_total, total } = priced
        expect(priced.lines.reduce((sum, line) => sum + line.total, 0)).toBe(total)
        expect(subtotal - discount_total + fee_total + tax_total).toBe(total)
        expect(Number.isSafeInteger(total) && total >= 0 && discount_total <= subtotal).toBe(true)
        for (const line of priced.lines) {
          const unit = line.unit_price - line.unit_discount + line.unit_fee + line.unit_tax
          expect(line.total).toBe(unit * line.quantity)
          expect(line.taxes_and_fees.reduce((sum, { amount }) => sum + amount, 0)).toBe(
            line.unit_fee + line.unit_tax,
          )
        }
        const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(priced.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(asked)
      }),
    )
  })
})
