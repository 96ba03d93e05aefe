import { describe, expect, it } from 'vitest'
import { priceProblem } from './price-problem.ts'

const vat = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', amount: 0, rate: 20_000 } as const
const ticket = { price: 2400, currency: 'EUR', min_per_order: 1, taxesAndFees: [] }

describe('a ticket’s price', () => {
  it('is refused when its smallest order is below the smallest payment, and accepted when enough are sold together', () => {
    expect(priceProblem({ ...ticket, price: 30 })).toEqual({ kind: 'too_low', total: 30, limit: 50 })
    expect(priceProblem({ ...ticket, price: 10, min_per_order: 10 })).toBeNull()
    expect(priceProblem({ ...ticket, price: 10, min_per_order: 4 })).toMatchObject({ total: 40 })
    expect(priceProblem({ ...ticket, price: 50 })).toBeNull()
  })

  it('counts its fees and taxes', () => {
    expect(priceProblem({ ...ticket, price: 42, taxesAndFees: [vat] })).toBeNull()
    expect(priceProblem({ ...ticket, price: 41, taxesAndFees: [vat] })).toMatchObject({ total: 49 })
  })

  it('is refused when its smallest order is above the largest payment', () => {
    expect(priceProblem({ ...ticket, price: 100_000_000 })).toEqual({
      ...{ kind: 'too_high', total: 100_000_000, limit: 99_999_999 },
    })
    expect(priceProblem({ ...ticket, price: 20_000_000, min_per_order: 5 })?.kind).toBe('too_high')
  })

  it('is refused between two steps of its currency', () => {
    expect(priceProblem({ ...ticket, price: 1235, currency: 'KWD' })).toEqual({
      ...{ kind: 'not_in_steps', step: 10 },
    })
    expect(priceProblem({ ...ticket, price: 1230, currency: 'KWD' })).toBeNull()
  })

  it('is always accepted when it is zero', () => {
    expect(priceProblem({ ...ticket, price: 0, taxesAndFees: [vat] })).toBeNull()
  })
})
