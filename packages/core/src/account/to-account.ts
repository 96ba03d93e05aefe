import type { Account } from '@foyer/contracts/account/account'
import type { AccountItem } from './account-entity.ts'

/** An account as the contract shows it. */
export function toAccount({ account_id, stripe_account_id: _secret, ...account }: AccountItem): Account {
  return { id: account_id, ...account }
}
