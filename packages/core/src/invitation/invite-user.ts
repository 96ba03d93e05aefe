import type * as endpoints from '@foyer/contracts/invitation/invitation-endpoints'
import { userInvitationDue } from '@foyer/contracts/invitation/invitation-messages'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import { authorize, requireUser } from '../authorize.ts'
import { invitationsPerAccount } from '../mail/mail-rates.ts'
import { requireResending, withMailing } from '../mail/require-mailing.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import { newId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { audited } from '../store/audit/audited.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import { readInvitation } from '../store/invitation/invitation-entity.ts'
import { findPeople, membershipItem, newMembership } from '../store/user/user-entity.ts'
import { toSend, untilWritten } from '../table/write.ts'
import { toOneAccountUser } from '../user/account-users.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { freshLink, invitationItem, requireInvited, writeInvitation } from './write-invitation.ts'

/**
 * Invites an address to the caller's account. Until the invitation is accepted, the user has the typed details and an id
 * of their own, so nothing reveals whether the address has a login elsewhere.
 */
export async function inviteUser(
  ctx: Context,
  { body: { role, ...person } }: ParsedInput<typeof endpoints.inviteUser>,
): Promise<AccountUser> {
  const { account_id } = authorize(ctx, 'user.manage')
  await takeRate(ctx, invitationsPerAccount, account_id)
  await requireDeliverable(person.email)
  const invite = () => untilWritten(() => attempt(ctx, account_id, { role, person }))
  return toOneAccountUser(await withMailing(ctx, { account_id, mails: 1 }, invite))
}

type Invitee = ParsedInput<typeof endpoints.inviteUser>['body']

async function attempt(
  ctx: Context,
  account_id: string,
  { role, person }: Pick<Invitee, 'role'> & { person: Omit<Invitee, 'role'> },
) {
  // Reads the invitation first: a person who accepts it after this changes it, and is then found as a member.
  const before = await readInvitation(account_id, person.email)
  await refuseMembers(account_id, person.email)
  if (before?.state === 'OPEN') throw new AppError('user.already_invited')
  const user_id = newId('user')
  const link = freshLink(ctx)
  const promised = { ...person, expires_at: link.expires_at }
  const membership = newMembership(ctx, {
    user_id,
    account_id,
    role,
    status: 'INVITED',
    invited: promised,
  })
  const invitation = {
    account_id,
    address_hash: addressHash(person.email),
    user_id,
    state: 'OPEN' as const,
    inviter_id: requireUser(ctx).user_id,
    ...link,
    version: before?.version ?? 0,
  }
  const report = audited(ctx, {
    account_id,
    subject_id: user_id,
    action: 'user.invited',
    details: { role },
  })
  const after = invitationItem(invitation, [toSend(userInvitationDue, { account_id, user_id }), report])
  const result = await writeInvitation({ before, after, membership: { before: null, after: membership } })
  return result === 'lost' ? result : membership
}

async function refuseMembers(account_id: string, email: string): Promise<void> {
  const people = await findPeople(email)
  const membership = people
    .flatMap(({ memberships }) => memberships)
    .find((candidate) => candidate.account_id === account_id)
  if (membership?.status === 'INACTIVE') throw new AppError('user.deactivated')
  if (membership) throw new AppError('user.already_member')
}

/** Sends a new link, valid for another 7 days. The previous one stops working. */
export async function resendInvitation(
  ctx: Context,
  { params: { user_id } }: ParsedInput<typeof endpoints.resendInvitation>,
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

/** Revokes an invitation. Its link stops working, and the address can be invited again. */
export async function revokeInvitation(
  ctx: Context,
  { params: { user_id } }: ParsedInput<typeof endpoints.revokeInvitation>,
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
