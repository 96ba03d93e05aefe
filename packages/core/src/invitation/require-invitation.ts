import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { InvitationEntity, type InvitationItem } from '../store/invitation/invitation-entity.ts'
import { type Invited, MembershipEntity, type MembershipItem } from '../store/user/membership-entity.ts'
import { verifyToken } from '../token/signed-token.ts'

/** What `invitationLink` signed. */
type Claims = Pick<InvitationItem, 'account_id' | 'address_hash' | 'nonce'>

export interface OpenInvitation {
  invitation: InvitationItem
  membership: MembershipItem
  invited: Invited
}

/**
 * The invitation behind a link, while it can be accepted. Errors, all 410 and each saying how it ended:
 * `user.link_invalid`, `invitation.expired`, `invitation.used`, `invitation.revoked`, `invitation.replaced`.
 */
export async function requireInvitation(ctx: Context, token: string): Promise<OpenInvitation> {
  const payload = await verifyToken(token, 'invitation', ctx.now)
  if (payload === 'expired') throw new AppError('invitation.expired')
  if (payload === 'invalid') throw new AppError('user.link_invalid')
  const { account_id, address_hash, nonce } = payload as typeof payload & Claims
  const [{ data: invitation }, { data: membership }] = await Promise.all([
    InvitationEntity.get({ account_id, address_hash }).go({ consistent: true }),
    MembershipEntity.get({ account_id, user_id: payload.sub }).go({ consistent: true }),
  ])
  if (!invitation) throw new AppError('user.link_invalid')
  if (invitation.state === 'ACCEPTED') throw new AppError('invitation.used')
  if (invitation.state === 'REVOKED') throw new AppError('invitation.revoked')
  if (invitation.nonce !== nonce) throw new AppError('invitation.replaced')
  // Read beside the invitation, not with it: what is missing here was changed a moment ago.
  if (!membership?.invited) throw new AppError('server.busy')
  return { invitation, membership, invited: membership.invited }
}
