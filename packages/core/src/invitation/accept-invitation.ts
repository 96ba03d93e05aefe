import type { acceptAsKnownBody, acceptAsNewBody } from '@foyer/contracts/invitation/invitation'
import type { acceptInvitation as endpoint } from '@foyer/contracts/invitation/invitation-endpoints'
import type { Session } from '@foyer/contracts/session/session'
import { createWriteTransaction } from 'electrodb'
import type * as z from 'zod'
import { guessPassword, hashPassword } from '../password/guess-password.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { personWith, signIn } from '../session/sign-in.ts'
import { acceptTerms, getStage } from '../stage/get-stage.ts'
import { audited } from '../store/audit/audited.ts'
import { InvitationEntity, type InvitationItem } from '../store/invitation/invitation-entity.ts'
import {
  findPeople,
  type Identity,
  LoginEntity,
  MembershipEntity,
  type MembershipItem,
  membershipItem,
  readIdentity,
  UserEntity,
  type UserItem,
} from '../store/user/user-entity.ts'
import { transact, untilWritten } from '../table/write.ts'
import { proveAddress } from '../user/prove-address.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { type OpenInvitation, requireInvitation } from './require-invitation.ts'
import { invitationItem, invitationWrite, membershipWrite } from './write-invitation.ts'

/**
 * Accepts an invitation, once: the holder of its link has the address, so that is confirmed by it, and signs them in to the
 * account. Errors: those of `requireInvitation`; `invitation.login_changed` when the form was for somebody else;
 * `terms.not_accepted`; `request.invalid` for a password that is too common or wrong; `user.already_member`, `user.deactivated`, `request.too_many`.
 */
export async function acceptInvitation(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Session> {
  const joined = await untilWritten(async () => {
    const open = await requireInvitation(ctx, params.token)
    const people = await findPeople(open.invited.email)
    if (body.has_login !== people.length > 0) throw new AppError('invitation.login_changed')
    return body.has_login ? acceptAsKnown(ctx, open, body) : acceptAsNew(ctx, open, body)
  })
  const person = await readIdentity(joined.user_id)
  const session = person && (await signIn(ctx, person, joined.account_id))
  if (!session) throw new AppError('session.wrong_credentials')
  return session
}

/**
 * Somebody who already signs in with the address joins with their own login; the invited user's place in the list is
 * theirs from then on. `lost`: something changed first.
 */
export async function acceptAsKnown(
  ctx: Context,
  open: OpenInvitation,
  { password }: z.output<typeof acceptAsKnownBody>,
): Promise<MembershipItem | 'lost'> {
  const person = await requirePerson(ctx, open.invited.email, password)
  refuseMember(person, open.membership.account_id)
  if (!(await hasProven(person))) return 'lost'
  const after = accepted(ctx, open, person.user.user_id)
  const refusals = await transact(() =>
    createWriteTransaction(
      { membership: MembershipEntity, invited: MembershipEntity, invitation: InvitationEntity },
      (entities) => [
        membershipWrite(entities.membership, null, after.membership),
        membershipWrite(entities.invited, open.membership, null),
        invitationWrite(entities.invitation, open.invitation, after.invitation),
      ],
    ).go(),
  )
  return refusals ? 'lost' : after.membership
}

/** Guesses count as they do when signing in. */
async function requirePerson(ctx: Context, email: string, password: string): Promise<Identity> {
  const person = await guessPassword(ctx, email, () => personWith({ email, password }))
  if (!person) {
    throw new AppError('request.invalid', { errors: { password: ['This is not your current password.'] } })
  }
  return person
}

/** A member may have changed to this address since it was invited. */
function refuseMember({ memberships }: Identity, account_id: string): void {
  const membership = memberships.find((candidate) => candidate.account_id === account_id)
  if (membership?.status === 'INACTIVE') throw new AppError('user.deactivated')
  if (membership) throw new AppError('user.already_member')
}

/** The link confirms the address of a person who only signed up with it, even if the invitation is no longer open. */
async function hasProven({ user }: Identity): Promise<boolean> {
  return user.is_email_confirmed || proveAddress(user, { email: user.email, unchanged: 'confirmation_nonce' })
}

/** Somebody new joins under the invited user's id, with their own login. `lost`: something changed first. */
export async function acceptAsNew(
  ctx: Context,
  open: OpenInvitation,
  body: z.output<typeof acceptAsNewBody>,
): Promise<MembershipItem | 'lost'> {
  const { email } = open.invited
  const terms = acceptTerms(ctx, (await getStage()).terms_url, body)
  await requireGoodPassword(body.password, email)
  const user = { ...(await newUser(ctx, open, body)), ...(terms && { accepted_terms: terms }) }
  const after = accepted(ctx, open, user.user_id)
  const refusals = await transact(() =>
    createWriteTransaction(
      { login: LoginEntity, user: UserEntity, membership: MembershipEntity, invitation: InvitationEntity },
      (entities) => [
        entities.login.create({ email, user_id: user.user_id }).commit(),
        entities.user.create(user).commit(),
        membershipWrite(entities.membership, open.membership, after.membership),
        invitationWrite(entities.invitation, open.invitation, after.invitation),
      ],
    ).go(),
  )
  return refusals ? 'lost' : after.membership
}

async function newUser(
  ctx: Context,
  { membership, invited }: OpenInvitation,
  { first_name, last_name, password, locale, timezone }: z.output<typeof acceptAsNewBody>,
): Promise<UserItem> {
  return {
    user_id: membership.user_id,
    first_name,
    last_name,
    email: invited.email,
    pending_email: null,
    is_email_confirmed: true,
    confirmation_nonce: null,
    password_hash: await hashPassword(password),
    locale: locale ?? ctx.locale,
    timezone: timezone ?? 'UTC',
    token_version: 1,
    last_login_at: null,
    created_at: nowInstant(ctx),
  }
}

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
