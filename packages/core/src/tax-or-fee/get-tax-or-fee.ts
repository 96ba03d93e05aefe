import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { getTaxOrFee as endpoint } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { AppError } from '../app-error.ts'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { TaxOrFeeEntity } from '../store/tax-or-fee/tax-or-fee-entity.ts'

/** One tax or fee of the caller's account. Error: `tax_or_fee.not_found`. */
export async function getTaxOrFee(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<TaxOrFee> {
  const { account_id, tax_or_fee_id: id } = params
  requireOwnAccount(ctx, account_id, 'tax_or_fee.manage')
  const { data } = await TaxOrFeeEntity.get({ account_id, id }).go({ consistent: true })
  if (!data) throw new AppError('tax_or_fee.not_found')
  return data
}
