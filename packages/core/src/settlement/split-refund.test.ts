import { currencyExponent } from '@foyer/contracts/currency-exponent'
import type { Currency } from '@foyer/contracts/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderRefund } from '../store/order/order-entity.ts'
import { splitRefund } from './split-refund.ts'

type Row = Pick<OrderRefund, 'status' | 'amount' | 'price' | 'fee' | 'tax'>

/** An order of up to 99,999 units of its currency, in minor units: the yen has no decimals, the dinar three. */
const anyOrder = fc.constantFrom<Currency>('JPY', 'USD', 'KWD').chain((currency) => {
  const most = 99_999 * 10 ** currencyExponent(currency)
  return fc
    .record({ price: fc.integer({ min: 1, max: most }), off: fc.nat(), fee: fc.nat(most), tax: fc.nat(most) })
    .map(({ price, off, fee, tax }) => ({
      subtotal: price,
      discount_total: off % price,
      fee_total: fee,
      tax_total: tax,
    }))
})

/** How much of what is left each refund gives back (in ten thousandths), and whether the bank refuses it in the end. */
const anyAttempts = fc.array(fc.record({ share: fc.integer({ min: 1, max: 10_000 }), fails: fc.boolean() }), {
  maxLength: 12,
})

const paidOf = (order: Parameters<typeof splitRefund>[0]) =>
  order.subtotal - order.discount_total + order.fee_total + order.tax_total
const sum = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.filter(({ status }) => status === 'SUCCEEDED').reduce((total, row) => total + of(row), 0)

function booked(order: Parameters<typeof splitRefund>[0], rows: readonly Row[], amount: number): Row {
  return { status: 'SUCCEEDED', amount, ...splitRefund(order, rows, amount) }
}

describe('splitRefund', () => {
  it('returns price, fees and taxes in proportion', () => {
    const order = { subtotal: 2000, discount_total: 0, fee_total: 200, tax_total: 418 }
    expect(splitRefund(order, [], 1309)).toEqual({ price: 1000, fee: 100, tax: 209 })
  })

  it('gives the odd unit to the largest remainder', () => {
    const order = { subtotal: 100, discount_total: 0, fee_total: 10, tax_total: 19 }
    expect(splitRefund(order, [], 1)).toEqual({ price: 1, fee: 0, tax: 0 })
  })

  it('always sums to the amount, stays within what was paid, and ends at exactly zero (F13)', () => {
    fc.assert(
      fc.property(anyOrder, anyAttempts, (order, attempts) => {
        let rows: Row[] = []
        const left = () => paidOf(order) - sum(rows, ({ amount }) => amount)
        for (const { share, fails } of attempts) {
          const row = booked(order, rows, Math.floor((left() * share) / 10_000))
          expect(row.price + row.fee + row.tax).toBe(row.amount)
          expect(Math.min(row.price, row.fee, row.tax)).toBeGreaterThanOrEqual(0)
          rows = [...rows, { ...row, status: fails ? 'FAILED' : 'SUCCEEDED' }]
        }
        rows.push(booked(order, rows, left()))
        expect(sum(rows, ({ price }) => price)).toBe(order.subtotal - order.discount_total)
        expect(sum(rows, ({ fee }) => fee)).toBe(order.fee_total)
        expect(sum(rows, ({ tax }) => tax)).toBe(order.tax_total)
      }),
    )
  })

  it('ends at exactly zero even if a refund that had arrived is returned later', () => {
    fc.assert(
      fc.property(anyOrder, anyAttempts, fc.nat(), (order, attempts, which) => {
        const rows: Row[] = []
        const left = () => paidOf(order) - sum(rows, ({ amount }) => amount)
        for (const { share } of attempts)
          rows.push(booked(order, rows, Math.floor((left() * share) / 10_000)))
        const returned = rows[which % Math.max(1, rows.length)]
        if (returned) returned.status = 'FAILED'
        rows.push(booked(order, rows, left()))
        expect(sum(rows, ({ price }) => price)).toBe(order.subtotal - order.discount_total)
        expect(sum(rows, ({ fee }) => fee)).toBe(order.fee_total)
        expect(sum(rows, ({ tax }) => tax)).toBe(order.tax_total)
      }),
    )
  })
})
