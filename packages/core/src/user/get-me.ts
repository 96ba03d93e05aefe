import type { User } from '@foyer/contracts/user/user'
import type { Context } from '../context.ts'
import { requireIdentity } from './require-identity.ts'
import { toUser } from './to-user.ts'

/** The signed-in user. */
export async function getMe(ctx: Context): Promise<User> {
  const { user, membership } = await requireIdentity(ctx)
  return toUser(user, membership)
}
