import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { resendInvitation as endpoint } from '@foyer/contracts/invitation/invitation-endpoints'
import { userInvitationDue } from '@foyer/contracts/invitation/invitation-messages'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import { requireUser } from '../authorize.ts'
import type { Context } from '../context.ts'
import { requireResending } from '../mail/require-mailing.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import { audited } from '../store/audit/audited.ts'
import { membershipItem } from '../store/user/membership-item.ts'
import { toSend } from '../table/outbox.ts'
import { untilWritten } from '../table/until-written.ts'
import { toOneAccountUser } from '../user/to-account-users.ts'
import { freshLink, invitationItem } from './invitation-item.ts'
import { requireInvited } from './require-invited.ts'
import { writeInvitation } from './write-invitation.ts'

/**
 * Sends a new link, good for another 7 days; the older one ends. Errors: `user.not_found`, `user.not_invited`,
 * `email.suppressed`, those of `requireResending`.
 */
export async function resendInvitation(
  ctx: Context,
  { params: { user_id } }: ParsedInput<typeof endpoint>,
): Promise<AccountUser> {
  const { invited, invitation } = await requireInvited(ctx, user_id)
  await requireDeliverable(invited.email)
  await requireResending(ctx, invitation.account_id, user_id)
  const membership = await untilWritten(async () => {
    const open = await requireInvited(ctx, user_id)
    const { account_id } = open.invitation
    const link = freshLink(ctx)
    const messages = [
      toSend(userInvitationDue, { account_id, user_id }),
      audited(ctx, { account_id, subject_id: user_id, action: 'user.invitation_resent' }),
    ]
    const inviter_id = requireUser(ctx).user_id
    const after = invitationItem({ ...open.invitation, ...link, inviter_id }, messages)
    const renewed = { ...open.invited, expires_at: link.expires_at }
    const shown = membershipItem({ ...open.membership, invited: renewed }, [])
    const members = { before: open.membership, after: shown }
    const result = await writeInvitation({ before: open.invitation, after, membership: members })
    return result === 'lost' ? result : shown
  })
  return toOneAccountUser(membership)
}
