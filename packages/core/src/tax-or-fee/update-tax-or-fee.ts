import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { updateTaxOrFee as endpoint } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { requireOwnAccount } from '../account/require-own-account.ts'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { forgetEventGraphs } from '../event/event-graph-cache.ts'
import { isConditionRefused } from '../table/transact.ts'
import { TaxOrFeeEntity } from './tax-or-fee-entity.ts'
import { taxOrFeeFields } from './tax-or-fee-fields.ts'

/** Changes a tax or fee; orders keep what they were charged. Error: `tax_or_fee.not_found`. */
export async function updateTaxOrFee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<TaxOrFee> {
  const { account_id, tax_or_fee_id: id } = params
  requireOwnAccount(ctx, account_id, 'tax_or_fee.manage')
  try {
    const { data } = await TaxOrFeeEntity.patch({ account_id, id })
      .set(taxOrFeeFields(body))
      .go({ response: 'all_new' })
    forgetEventGraphs()
    return data
  } catch (error) {
    if (isConditionRefused(error)) throw new AppError('tax_or_fee.not_found')
    throw error
  }
}
