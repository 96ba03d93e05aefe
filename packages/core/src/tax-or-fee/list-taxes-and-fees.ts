import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { listTaxesAndFees as endpoint } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { readAccountTerms } from '../account/read-account-terms.ts'
import { requireOwnAccount } from '../account/require-own-account.ts'
import type { Context } from '../context.ts'

/** Taxes and fees of the caller's account, by name. */
export async function listTaxesAndFees(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<TaxOrFee[]> {
  requireOwnAccount(ctx, params.account_id, 'tax_or_fee.manage')
  return (await readAccountTerms(params.account_id))?.taxes_and_fees ?? []
}
