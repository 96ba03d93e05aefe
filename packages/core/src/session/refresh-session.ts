import type { Session } from '@foyer/contracts/session/session-endpoints'
import type { Context } from '../context.ts'
import { requireIdentity } from '../user/require-identity.ts'
import { accountChoices } from './account-choices.ts'
import { openSession } from './open-session.ts'

/** A fresh token for the caller, in the same account. */
export async function refreshSession(ctx: Context): Promise<Session> {
  const { user, membership, memberships } = await requireIdentity(ctx)
  const active = memberships.filter(({ status }) => status === 'ACTIVE')
  return openSession(ctx, user, membership, await accountChoices(active))
}
