import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { LazyService } from '../../table/lazy-entity.ts'
import { TaxOrFeeEntity } from '../tax-or-fee/tax-or-fee-entity.ts'
import { AccountEntity, type AccountItem } from './account-entity.ts'

/** What an account brings to each of its sales: its payment connection, its taxes and fees (by name). */
export interface AccountTerms {
  account: AccountItem
  taxes_and_fees: TaxOrFee[]
}

const service = new LazyService({ account: AccountEntity, tax_or_fee: TaxOrFeeEntity })

/** One strongly consistent Query; null when the account is unknown. */
export async function readAccountTerms(account_id: string): Promise<AccountTerms | null> {
  const { data } = await service.collections
    .account_terms({ account_id })
    .go({ consistent: true, pages: 'all' })
  const account = data.account[0]
  const byName = data.tax_or_fee.toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
  return account ? { account, taxes_and_fees: byName } : null
}
