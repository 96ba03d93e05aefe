import type { Session } from '@foyer/contracts/session/session-endpoints'
import { AccountEntity } from '../store/account/account-entity.ts'
import type { MembershipItem } from '../store/user/membership-entity.ts'

/** The accounts of these memberships as the chooser shows them, by name. */
export async function accountChoices(memberships: readonly MembershipItem[]): Promise<Session['accounts']> {
  const keys = memberships.map(({ account_id }) => ({ account_id }))
  const { data } = await AccountEntity.get(keys).go({ consistent: true })
  return data
    .map(({ account_id, name }) => ({ id: account_id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
