import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { describe, expect, test } from 'vitest'
import { payableTicketBody, priceProblems } from './payable-ticket.ts'

const vat: TaxOrFee = {
  ...{ id: 'tf_2222222222222222', name: 'VAT', type: 'TAX', is_default: false },
  ...{ calculation_type: 'PERCENTAGE', amount: 0, rate: 20_000 },
}
const sale = { currency: 'EUR', taxesAndFees: [vat] }

describe('a ticket’s prices', () => {
  test('are checked one by one, with the taxes and fees of the ticket', () => {
    const prices = [{ price: 30 }, { price: 0 }, { price: 42 }]
    expect(priceProblems({ min_per_order: 1, prices }, sale)).toMatchObject([
      { kind: 'too_low', total: 30 },
      null,
      { kind: 'too_low', total: 42 },
    ])
    expect(priceProblems({ min_per_order: 1, prices, tax_and_fee_ids: [vat.id] }, sale)[2]).toBeNull()
  })

  test('are refused in the form, at the price, with the form’s sentence', () => {
    const schema = payableTicketBody(sale, ({ kind }) => `it is ${kind}`)
    const body = {
      title: 'Tiers',
      type: 'TIERED',
      prices: [
        { label: 'A', price: 100 },
        { label: 'B', price: 30 },
      ],
    }
    expect(schema.safeParse(body).error?.issues).toMatchObject([
      { path: ['prices', 1, 'price'], message: 'it is too_low' },
    ])
    expect(schema.safeParse({ ...body, min_per_order: 2 }).success).toBe(true)
  })
})
