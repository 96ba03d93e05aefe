import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { inviteUser as endpoint } from '@foyer/contracts/invitation/invitation-endpoints'
import { userInvitationDue } from '@foyer/contracts/invitation/invitation-messages'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import { AppError } from '../app-error.ts'
import { authorize, requireUser } from '../authorize.ts'
import type { Context } from '../context.ts'
import { invitationsPerAccount } from '../mail/mail-table.ts'
import { withMailing } from '../mail/require-mailing.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import { newId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { audited } from '../store/audit/audited.ts'
import { addressHash } from '../store/email/address-hash.ts'
import { readInvitation } from '../store/invitation/read-invitation.ts'
import { findPeople } from '../store/user/find-people.ts'
import { newMembership } from '../store/user/membership-item.ts'
import { toSend } from '../table/outbox.ts'
import { untilWritten } from '../table/until-written.ts'
import { toOneAccountUser } from '../user/to-account-users.ts'
import { freshLink, invitationItem } from './invitation-item.ts'
import { writeInvitation } from './write-invitation.ts'

/**
 * Invites an address to the caller's account. Until it is accepted, the user is what the caller typed, under an id of their
 * own, so nothing tells whether the address has a login elsewhere. Errors: `user.already_member`, `user.deactivated`,
 * `user.already_invited`, `email.suppressed`, `request.too_many`, those of `withMailing`.
 */
export async function inviteUser(
  ctx: Context,
  { body: { role, ...person } }: ParsedInput<typeof endpoint>,
): Promise<AccountUser> {
  const { account_id } = authorize(ctx, 'user.manage')
  await takeRate(ctx, invitationsPerAccount, account_id)
  await requireDeliverable(person.email)
  const invite = () => untilWritten(() => attempt(ctx, account_id, { role, person }))
  return toOneAccountUser(await withMailing(ctx, { account_id, mails: 1 }, invite))
}

type Invitee = ParsedInput<typeof endpoint>['body']

async function attempt(
  ctx: Context,
  account_id: string,
  { role, person }: Pick<Invitee, 'role'> & { person: Omit<Invitee, 'role'> },
) {
  // The invitation first: a person who accepts it meanwhile changes it, and is seen as a member after it.
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
