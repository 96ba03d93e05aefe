import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import {
  createTaxOrFee,
  deleteTaxOrFee,
  getTaxOrFee,
  listTaxesAndFees,
  updateTaxOrFee,
} from './taxes-and-fees.ts'

const vat = taxOrFeeBody.parse({
  name: 'VAT',
  type: 'TAX',
  calculation_type: 'PERCENTAGE',
  rate: 19_000,
  amount: 7,
})
const fee = taxOrFeeBody.parse({
  name: 'Booking',
  type: 'FEE',
  calculation_type: 'FIXED',
  amount: 150,
  rate: 7,
})

describe('taxes and fees', () => {
  it('accept a percentage with three decimals, as in New York and Québec', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    for (const rate of [8875, 9975]) {
      const { id: tax_or_fee_id } = await createTaxOrFee(ctx, { params, body: { ...vat, rate } })
      expect(await getTaxOrFee(ctx, { params: { ...params, tax_or_fee_id } })).toMatchObject({ rate })
    }
  })

  // Specification: 3.tax-fields
  it('are created, changed, listed by name and deleted; what is not used is zero', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    const tax = await createTaxOrFee(ctx, { params, body: vat })
    const booking = await createTaxOrFee(ctx, { params, body: fee })
    expect(tax).toMatchObject({ rate: 19_000, amount: 0 })
    expect(booking).toMatchObject({ rate: 0, amount: 150, is_default: false })
    expect((await listTaxesAndFees(ctx, { params, query: { page: 1, per_page: 20 } })).data).toEqual([
      booking,
      tax,
    ])
    const taxParams = { ...params, tax_or_fee_id: tax.id }
    const changed = await updateTaxOrFee(ctx, {
      params: taxParams,
      body: { ...vat, name: 'A', is_default: true },
    })
    expect((await listTaxesAndFees(ctx, { params, query: { page: 1, per_page: 20 } })).data).toEqual([
      changed,
      booking,
    ])
    await deleteTaxOrFee(ctx, { params: taxParams })
    expect((await listTaxesAndFees(ctx, { params, query: { page: 1, per_page: 20 } })).data).toEqual([
      booking,
    ])
  })

  it('are refused at the field when they are zero or above the maximum', () => {
    const refusalOf = (given: object) => taxOrFeeBody.safeParse({ ...vat, ...given }).error?.issues[0]
    expect(refusalOf({ rate: 0 })).toMatchObject({
      path: ['rate'],
      message: 'Enter a percentage above zero.',
    })
    expect(refusalOf({ rate: 100_001 })).toMatchObject({ path: ['rate'], message: 'At most 100 %.' })
    const nothing = refusalOf({ calculation_type: 'FIXED', amount: 0 })
    expect(nothing).toMatchObject({ path: ['amount'], message: 'Enter an amount above zero.' })
  })

  it('that do not exist are refused', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx), tax_or_fee_id: newId('tax_or_fee') }
    const refusal = { code: 'tax_or_fee.not_found', status: 404 }
    await expect(updateTaxOrFee(ctx, { params, body: vat })).rejects.toMatchObject(refusal)
    await expect(deleteTaxOrFee(ctx, { params })).rejects.toMatchObject(refusal)
  })

  it('may be managed by the role Organizer', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    expect(await createTaxOrFee(asOrganizer(ctx), { params, body: vat })).toMatchObject({ name: vat.name })
  })
})
