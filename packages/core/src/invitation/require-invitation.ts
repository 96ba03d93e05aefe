import type { Invitation } from '@foyer/contracts/invitation/invitation'
import type { getInvitation as endpoint } from '@foyer/contracts/invitation/invitation-endpoints'
import { config } from '../config.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { InvitationEntity, type InvitationItem } from '../store/invitation/invitation-entity.ts'
import {
  findPeople,
  type Invited,
  MembershipEntity,
  type MembershipItem,
  ownerOf,
  UserEntity,
} from '../store/user/user-entity.ts'
import { signToken, verifyToken } from '../token/signed-token.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'

/** The invitation behind a link, as its page shows it. */
export async function getInvitation(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Invitation> {
  const { invitation, membership, invited } = await requireInvitation(ctx, params.token)
  const [account, inviter_name, people] = await Promise.all([
    readAccount(membership.account_id),
    readInviterName(invitation),
    findPeople(invited.email),
  ])
  const { role } = membership
  return {
    ...invited,
    role,
    account_name: account.name,
    inviter_name,
    has_login: ownerOf(people) !== undefined,
  }
}

/** The signed content of an invitation's link. */
type Claims = Pick<InvitationItem, 'account_id' | 'address_hash' | 'nonce'>

export interface OpenInvitation {
  invitation: InvitationItem
  membership: MembershipItem
  invited: Invited
}

/**
 * The invitation behind a link that can still be accepted. Errors, all 410, by how it ended: `user.link_invalid`,
 * `invitation.expired`, `invitation.used`, `invitation.revoked`, `invitation.replaced`.
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
  // Read separately from the invitation, so a missing membership has just changed.
  if (!membership?.invited) throw new AppError('server.busy')
  return { invitation, membership, invited: membership.invited }
}

/** The URL at which an invitation is accepted. It stays the same until the invitation is sent again. */
export async function invitationLink(invitation: InvitationItem): Promise<string> {
  const { user_id, account_id, address_hash, nonce, sent_at, expires_at } = invitation
  const token = await signToken({
    purpose: 'invitation',
    user_id,
    claims: { account_id, address_hash, nonce },
    now: new Date(sent_at),
    seconds: (Date.parse(expires_at) - Date.parse(sent_at)) / 1000,
  })
  return `${config().SITE_URL}/auth/accept-invitation/${token}`
}

/** The name of the person who last sent the invitation. */
export async function readInviterName({ inviter_id }: Pick<InvitationItem, 'inviter_id'>): Promise<string> {
  const { data: inviter } = await UserEntity.get({ user_id: inviter_id }).go()
  if (!inviter) throw new Error('An invitation without an inviter.')
  return [inviter.first_name, inviter.last_name].filter(Boolean).join(' ')
}
