import type { Account } from '@foyer/contracts/account/account'
import type { AccountItem } from '../store/account/account-entity.ts'
import { UserEntity } from '../store/user/user-entity.ts'

/** An account as the contract shows it, with the person who owns it. */
export async function toAccount(item: AccountItem): Promise<Account> {
  const { account_id, name, currency, timezone, support_email, stripe_connection, created_at } = item
  const { data: user } = await UserEntity.get({ user_id: item.owner_id }).go()
  if (!user) throw new Error(`Account ${account_id} has no owner.`)
  const owner = { id: user.user_id, first_name: user.first_name, last_name: user.last_name }
  return { id: account_id, name, currency, timezone, support_email, stripe_connection, owner, created_at }
}
