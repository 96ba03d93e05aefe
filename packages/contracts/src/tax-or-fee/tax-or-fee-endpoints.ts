import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import { taxOrFee, taxOrFeeBody, taxOrFeeListQuery } from './tax-or-fee.ts'

const params = z.object({ account_id: id('account') })
const taxOrFeeParams = z.object({ account_id: id('account'), tax_or_fee_id: id('tax_or_fee') })

export const listTaxesAndFees = endpoint({
  name: 'listTaxesAndFees',
  summary: 'Taxes and fees of the account, by name',
  method: 'GET',
  path: '/accounts/:account_id/taxes-and-fees',
  access: 'tax_or_fee.manage',
  params,
  query: taxOrFeeListQuery,
  response: listOf(taxOrFee),
})

export const createTaxOrFee = endpoint({
  name: 'createTaxOrFee',
  summary: 'Create a tax or fee',
  method: 'POST',
  path: '/accounts/:account_id/taxes-and-fees',
  access: 'tax_or_fee.manage',
  params,
  body: taxOrFeeBody,
  response: dataOf(taxOrFee),
  status: 201,
})

export const getTaxOrFee = endpoint({
  name: 'getTaxOrFee',
  summary: 'One tax or fee',
  method: 'GET',
  path: '/accounts/:account_id/taxes-and-fees/:tax_or_fee_id',
  access: 'tax_or_fee.manage',
  params: taxOrFeeParams,
  response: dataOf(taxOrFee),
})

export const updateTaxOrFee = endpoint({
  name: 'updateTaxOrFee',
  summary: 'Change a tax or fee; orders keep what they were charged',
  method: 'PUT',
  path: '/accounts/:account_id/taxes-and-fees/:tax_or_fee_id',
  access: 'tax_or_fee.manage',
  params: taxOrFeeParams,
  is_update: true,
  body: updateOf(taxOrFeeBody),
  response: dataOf(taxOrFee),
})

export const deleteTaxOrFee = endpoint({
  name: 'deleteTaxOrFee',
  summary: 'Delete a tax or fee; it is removed from all tickets',
  method: 'DELETE',
  path: '/accounts/:account_id/taxes-and-fees/:tax_or_fee_id',
  access: 'tax_or_fee.manage',
  params: taxOrFeeParams,
})
