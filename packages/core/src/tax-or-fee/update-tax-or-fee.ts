import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type TaxOrFee, taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { updateTaxOrFee as endpoint } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { AppError } from '../app-error.ts'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { forgetEventGraphs } from '../event-graph/read-event-graph.ts'
import { TaxOrFeeEntity, type TaxOrFeeItem } from '../store/tax-or-fee/tax-or-fee-entity.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { taxOrFeeFields } from './tax-or-fee-fields.ts'

/** Changes a tax or fee; orders keep what they were charged. Errors: those of `changed`, `tax_or_fee.not_found`. */
export async function updateTaxOrFee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<TaxOrFee> {
  const { account_id, tax_or_fee_id: id } = params
  requireOwnAccount(ctx, account_id, 'tax_or_fee.manage')
  return untilWritten(async () => {
    const { data: before } = await TaxOrFeeEntity.get({ account_id, id }).go({ consistent: true })
    if (!before) throw new AppError('tax_or_fee.not_found')
    return write(before, taxOrFeeFields(changed(ctx, taxOrFeeBody, before, body)))
  })
}

async function write(
  { account_id, id, version: seen }: TaxOrFeeItem,
  fields: Partial<TaxOrFeeItem>,
): Promise<TaxOrFeeItem | 'lost'> {
  try {
    const { data } = await TaxOrFeeEntity.patch({ account_id, id })
      .set({ ...fields, version: (seen ?? 0) + 1 })
      .where(({ version }, { eq, notExists }) =>
        seen === undefined ? notExists(version) : eq(version, seen),
      )
      .go({ response: 'all_new' })
    forgetEventGraphs()
    return data
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}
