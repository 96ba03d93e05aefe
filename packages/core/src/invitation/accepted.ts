import { type Context, nowInstant } from '../context.ts'
import { audited } from '../store/audit/audited.ts'
import type { InvitationItem } from '../store/invitation/invitation-entity.ts'
import type { MembershipItem } from '../store/user/membership-entity.ts'
import { membershipItem } from '../store/user/membership-item.ts'
import { invitationItem } from './invitation-item.ts'
import type { OpenInvitation } from './require-invitation.ts'

/** What accepting makes of an invitation and the promised membership, for the user who accepts; reported as done by them. */
export function accepted(
  ctx: Context,
  { invitation, membership }: OpenInvitation,
  user_id: string,
): { invitation: InvitationItem; membership: MembershipItem } {
  const { account_id, role, is_account_owner } = membership
  const asThem: Context = { ...ctx, actor: { kind: 'user', user_id, account_id, role, is_account_owner } }
  const report = audited(asThem, {
    account_id,
    subject_id: user_id,
    action: 'user.joined',
    details: { role },
  })
  const joined = {
    ...membership,
    user_id,
    status: 'ACTIVE' as const,
    invited: null,
    created_at: nowInstant(ctx),
  }
  return {
    invitation: invitationItem({ ...invitation, state: 'ACCEPTED' }, []),
    membership: membershipItem(joined, [report]),
  }
}
