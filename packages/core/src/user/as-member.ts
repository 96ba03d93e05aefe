import type { Context } from '../context.ts'
import type { MembershipItem } from '../store/user/membership-entity.ts'

/** The context of somebody who showed who they are by a link sent to them, as a member of one of their accounts. */
export function asMember(ctx: Context, membership: MembershipItem): Context {
  const { user_id, account_id, role, is_account_owner } = membership
  return { ...ctx, actor: { kind: 'user', user_id, account_id, role, is_account_owner } }
}
