import type { Session } from '@foyer/contracts/session/session-endpoints'
import type { Context } from '../context.ts'
import type { MembershipItem } from '../store/user/membership-entity.ts'
import type { UserItem } from '../store/user/user-entity.ts'
import { toUser } from '../user/to-user.ts'
import { sessionToken } from './token.ts'

/** A session of a user in one of their accounts, with a fresh token. */
export async function openSession(
  ctx: Context,
  user: UserItem,
  membership: MembershipItem,
  accounts: Session['accounts'],
): Promise<Session> {
  const token = await sessionToken(user, membership.account_id, ctx.now)
  return { token, user: toUser(user, membership), accounts }
}
