import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { listTaxesAndFees as endpoint } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { shortList } from '../list/short-list.ts'
import { readAccountTerms } from '../store/account/read-account-terms.ts'

/** Taxes and fees of the caller's account, by name by default. */
export async function listTaxesAndFees(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: TaxOrFee[]; meta: ListMeta }> {
  requireOwnAccount(ctx, params.account_id, 'tax_or_fee.manage')
  const terms = await readAccountTerms(params.account_id)
  return shortList(terms?.taxes_and_fees ?? [], query, { id: 'id', searched: ['name'] })
}
