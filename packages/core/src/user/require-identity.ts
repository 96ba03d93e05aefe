import { AppError } from '../app-error.ts'
import { requireUser } from '../authorize.ts'
import type { Context } from '../context.ts'
import type { MembershipItem } from '../store/user/membership-entity.ts'
import { type Identity, readIdentity } from '../store/user/read-identity.ts'

/** The signed-in person, with their membership of the account they are signed in to. Error: `session.required`. */
export async function requireIdentity(ctx: Context): Promise<Identity & { membership: MembershipItem }> {
  const actor = requireUser(ctx)
  const identity = await readIdentity(actor.user_id)
  const membership = identity?.memberships.find(({ account_id }) => account_id === actor.account_id)
  if (!identity || !membership) throw new AppError('session.expired')
  return { ...identity, membership }
}
