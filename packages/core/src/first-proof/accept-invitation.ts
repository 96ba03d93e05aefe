import type { acceptAsKnownBody, acceptAsNewBody } from '@foyer/contracts/invitation/invitation'
import type { acceptInvitation as endpoint } from '@foyer/contracts/invitation/invitation-endpoints'
import type { Session } from '@foyer/contracts/session/session'
import { createWriteTransaction } from 'electrodb'
import type * as z from 'zod'
import { type OpenInvitation, requireInvitation } from '../invitation/require-invitation.ts'
import { invitationItem, invitationWrite, membershipWrite } from '../invitation/write-invitation.ts'
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
  ownerOf,
  readIdentity,
  UserEntity,
  type UserItem,
} from '../store/user/user-entity.ts'
import { transact, untilWritten } from '../table/write.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { setPasswordByMail } from './reset-password.ts'

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
    if (body.has_login !== (ownerOf(people) !== undefined)) throw new AppError('invitation.login_changed')
    if (body.has_login) return acceptAsKnown(ctx, open, body)
    const [signUp] = people
    return signUp ? takeOver(ctx, signUp, { open, body, token: params.token }) : acceptAsNew(ctx, open, body)
  })
  const person = await readIdentity(joined.user_id)
  const session = person && (await signIn(ctx, person, joined.account_id))
  if (!session) throw new AppError('session.wrong_credentials')
  return session
}

/** A person who has proved the address joins with their own login. `lost`: something changed first. */
async function acceptAsKnown(
  ctx: Context,
  open: OpenInvitation,
  { password }: z.output<typeof acceptAsKnownBody>,
): Promise<MembershipItem | 'lost'> {
  const person = await requirePerson(ctx, open.invited.email, password)
  refuseMember(person, open.membership.account_id)
  return join(ctx, open, person.user.user_id)
}

/** A person with a login of their own joins. The invited user's place in the list is theirs from then on. */
async function join(ctx: Context, open: OpenInvitation, user_id: string): Promise<MembershipItem | 'lost'> {
  const after = accepted(ctx, open, user_id)
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

interface TakeOver {
  open: OpenInvitation
  body: z.output<typeof acceptAsNewBody>
  token: string
}

/**
 * An invited person with an address that was only signed up with, perhaps by someone else, chooses a password as if new and gets the
 * sign-up's drafts; what else it made ends. A call that is killed after that leaves a person with a login, who accepts as such.
 */
async function takeOver(
  ctx: Context,
  signUp: Identity,
  { open, body, token }: TakeOver,
): Promise<MembershipItem | 'lost'> {
  refuseMember(signUp, open.membership.account_id)
  const { user_id, email } = signUp.user
  const { has_login: _, password_confirmation: __, is_terms_accepted: ___, ...given } = body
  const terms = acceptTerms(ctx, (await getStage()).terms_url, body)
  await requireGoodPassword(body.password, email)
  const login = { ...given, ...(terms && { accepted_terms: terms }) }
  if (!(await setPasswordByMail(ctx, signUp, login))) return 'lost'
  return untilWritten(async () => join(ctx, await requireInvitation(ctx, token), user_id))
}

/** Guesses count as they do when signing in. The password of a mere sign-up is a wrong one. */
async function requirePerson(ctx: Context, email: string, password: string): Promise<Identity> {
  const check = async () => {
    const person = await personWith({ email, password })
    return person?.user.is_email_confirmed ? person : null
  }
  const person = await guessPassword(ctx, email, check)
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

/** Somebody new joins under the invited user's id, with their own login. `lost`: something changed first. */
async function acceptAsNew(
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
function accepted(
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
