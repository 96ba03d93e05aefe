import { describe, expect, it } from 'vitest'
import { fullAmounts, unitAmounts } from './unit-amounts.ts'

const fixedFee = { name: 'Fee', type: 'FEE', calculation_type: 'FIXED', amount: 150, rate: 0 } as const
const fee = { name: 'Fee', type: 'FEE', calculation_type: 'PERCENTAGE', amount: 0, rate: 2500 } as const
const vat = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', amount: 0, rate: 19_000 } as const
const minimum = { price: 500, discount: 0, fee_total: 13, tax_total: 97, price_total: 610 }

describe('unitAmounts', () => {
  it('takes the server’s amounts for every price that the buyer does not choose', () => {
    const paid = { type: 'PAID', taxes_and_fees: [fee, vat] } as const
    expect(unitAmounts({ ticket: paid, price: minimum, donation: null, currency: 'EUR' })).toEqual({
      ...{ price: 500, discount: 0, fee: 13, tax: 97, total: 610 },
    })
  })

  it('takes the server’s amounts for a donation of the minimum', () => {
    const donation = { type: 'DONATION', taxes_and_fees: [fee, vat] } as const
    expect(unitAmounts({ ticket: donation, price: minimum, donation: null, currency: 'EUR' }).total).toBe(610)
    expect(unitAmounts({ ticket: donation, price: minimum, donation: 500, currency: 'EUR' }).total).toBe(610)
  })

  it('computes a chosen donation as the server does: fees first, then taxes, rounded half up', () => {
    const donation = { type: 'DONATION', taxes_and_fees: [vat, fee, fixedFee] } as const
    // 2.5 % of 999 is 24.975 → 25; fees 175; 19 % of 1174 is 223.06 → 223.
    expect(unitAmounts({ ticket: donation, price: minimum, donation: 999, currency: 'EUR' })).toEqual({
      ...{ price: 999, discount: 0, fee: 175, tax: 223, total: 1397 },
    })
    // 2.5 % of 20 is exactly a half, which rounds up.
    expect(
      unitAmounts({
        ticket: { ...donation, taxes_and_fees: [fee] },
        price: minimum,
        donation: 20,
        currency: 'EUR',
      }).fee,
    ).toBe(1)
  })

  it('adds no fee to a donation of zero', () => {
    const donation = { type: 'DONATION', taxes_and_fees: [fixedFee, vat] } as const
    const free = { price: 100, discount: 0, fee_total: 150, tax_total: 48, price_total: 298 }
    expect(unitAmounts({ ticket: donation, price: free, donation: 0, currency: 'EUR' })).toEqual({
      ...{ price: 0, discount: 0, fee: 0, tax: 0, total: 0 },
    })
  })
})

describe('fullAmounts', () => {
  it('is what the server charges without the promo code', () => {
    const paid = { type: 'PAID', taxes_and_fees: [fee, vat] } as const
    const half = { price: 500, discount: 250, fee_total: 6, tax_total: 49, price_total: 305 }
    expect(unitAmounts({ ticket: paid, price: half, donation: null, currency: 'EUR' }).total).toBe(305)
    expect(fullAmounts({ ticket: paid, price: half, donation: null, currency: 'EUR' })).toEqual({
      price: 500,
      discount: 0,
      fee: 13,
      tax: 97,
      total: 610,
    })
  })
})
