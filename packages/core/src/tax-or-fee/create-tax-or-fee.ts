import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { createTaxOrFee as endpoint } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { newId } from '../random-id.ts'
import { TaxOrFeeEntity } from '../store/tax-or-fee/tax-or-fee-entity.ts'
import { taxOrFeeFields } from './tax-or-fee-fields.ts'

/** Creates a tax or fee; tickets bear it once they name it. */
export async function createTaxOrFee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<TaxOrFee> {
  requireOwnAccount(ctx, params.account_id, 'tax_or_fee.manage')
  const item = { ...taxOrFeeFields(body), account_id: params.account_id, id: newId('tax_or_fee') }
  const { data } = await TaxOrFeeEntity.create(item).go()
  return data
}
