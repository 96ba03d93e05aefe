import { AppError } from '../app-error.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { MembershipEntity, type MembershipItem } from '../store/user/membership-entity.ts'

/**
 * What a user is in the caller's account, for somebody who manages its users. Errors: `session.forbidden`,
 * `user.not_found` (404), also for users of other accounts.
 */
export async function requireMembership(ctx: Context, user_id: string): Promise<MembershipItem> {
  const { account_id } = authorize(ctx, 'user.manage')
  const { data } = await MembershipEntity.get({ user_id, account_id }).go({ consistent: true })
  if (!data) throw new AppError('user.not_found')
  return data
}
