import type { AccountChoice } from '@foyer/contracts/session/session-endpoints'
import type { Context } from '../context.ts'
import { requireIdentity } from '../user/require-identity.ts'
import { accountChoices } from './account-choices.ts'

/** The accounts in which the caller is active, by name: those that they may switch to, and the present one. */
export async function listOwnAccounts(ctx: Context): Promise<AccountChoice[]> {
  const { memberships } = await requireIdentity(ctx)
  return accountChoices(memberships.filter(({ status }) => status === 'ACTIVE'))
}
