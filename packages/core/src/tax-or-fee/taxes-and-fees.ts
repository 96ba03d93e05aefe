import type { ListMeta } from '@foyer/contracts/list'
import { type TaxOrFee, taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type * as endpoints from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import type * as z from 'zod'
import { requireOwnAccount } from '../authorize.ts'
import { forgetEventGraphs } from '../event-graph/event-graph.ts'
import { shortList } from '../list/short-list.ts'
import { newId } from '../random-id.ts'
import { readAccountTerms } from '../store/account/account-entity.ts'
import { TaxOrFeeEntity, type TaxOrFeeItem } from '../store/tax-or-fee/tax-or-fee-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'

/** Taxes and fees of the caller's account, by name by default. */
export async function listTaxesAndFees(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listTaxesAndFees>,
): Promise<{ data: TaxOrFee[]; meta: ListMeta }> {
  requireOwnAccount(ctx, params.account_id, 'tax_or_fee.manage')
  const terms = await readAccountTerms(params.account_id)
  return shortList(terms?.taxes_and_fees ?? [], query, { id: 'id', searched: ['name'] })
}

/** One tax or fee of the caller's account. */
export async function getTaxOrFee(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getTaxOrFee>,
): Promise<TaxOrFee> {
  const { account_id, tax_or_fee_id: id } = params
  requireOwnAccount(ctx, account_id, 'tax_or_fee.manage')
  const { data } = await TaxOrFeeEntity.get({ account_id, id }).go({ consistent: true })
  if (!data) throw new AppError('tax_or_fee.not_found')
  return data
}

/** Creates a tax or fee; tickets bear it once they name it. */
export async function createTaxOrFee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createTaxOrFee>,
): Promise<TaxOrFee> {
  requireOwnAccount(ctx, params.account_id, 'tax_or_fee.manage')
  const item = { ...taxOrFeeFields(body), account_id: params.account_id, id: newId('tax_or_fee') }
  const { data } = await TaxOrFeeEntity.create(item).go()
  return data
}

/** Changes a tax or fee; orders keep what they were charged. */
export async function updateTaxOrFee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateTaxOrFee>,
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

/** Deletes a tax or fee. Tickets that name it no longer bear it, since what does not exist is not charged. */
export async function deleteTaxOrFee(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteTaxOrFee>,
): Promise<void> {
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

/** The body as kept: of amount and rate, the one that its calculation does not use is zero. */
export function taxOrFeeFields(body: z.output<typeof taxOrFeeBody>) {
  return body.calculation_type === 'FIXED' ? { ...body, rate: 0 } : { ...body, amount: 0 }
}
