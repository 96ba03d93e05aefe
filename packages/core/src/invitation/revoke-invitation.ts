import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { revokeInvitation as endpoint } from '@foyer/contracts/invitation/invitation-endpoints'
import type { Context } from '../context.ts'
import { audited } from '../store/audit/audited.ts'
import { untilWritten } from '../table/until-written.ts'
import { invitationItem } from './invitation-item.ts'
import { requireInvited } from './require-invited.ts'
import { writeInvitation } from './write-invitation.ts'

/** Withdraws an invitation: its link ends, and the address can be invited again. Errors: `user.not_found`, `user.not_invited`. */
export async function revokeInvitation(
  ctx: Context,
  { params: { user_id } }: ParsedInput<typeof endpoint>,
): Promise<void> {
  await untilWritten(async () => {
    const { invitation, membership } = await requireInvited(ctx, user_id)
    const { account_id } = invitation
    const report = audited(ctx, { account_id, subject_id: user_id, action: 'user.invitation_revoked' })
    return writeInvitation({
      before: invitation,
      after: invitationItem({ ...invitation, state: 'REVOKED' }, [report]),
      membership: { before: membership, after: null },
    })
  })
}
