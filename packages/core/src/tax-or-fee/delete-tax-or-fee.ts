import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { deleteTaxOrFee as endpoint } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { AppError } from '../app-error.ts'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { forgetEventGraphs } from '../event-graph/read-event-graph.ts'
import { TaxOrFeeEntity } from '../store/tax-or-fee/tax-or-fee-entity.ts'
import { isConditionRefused } from '../table/transact.ts'

/**
 * Deletes a tax or fee. Tickets that name it no longer bear it, since what does not exist is not charged. Error:
 * `tax_or_fee.not_found`.
 */
export async function deleteTaxOrFee(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  const { account_id, tax_or_fee_id: id } = params
  requireOwnAccount(ctx, account_id, 'tax_or_fee.manage')
  try {
    await TaxOrFeeEntity.remove({ account_id, id }).go()
  } catch (error) {
    if (isConditionRefused(error)) throw new AppError('tax_or_fee.not_found')
    throw error
  }
  forgetEventGraphs()
}
