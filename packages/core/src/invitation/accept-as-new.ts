import type { acceptAsNewBody } from '@foyer/contracts/invitation/invitation'
import { createWriteTransaction } from 'electrodb'
import type * as z from 'zod'
import { type Context, nowInstant } from '../context.ts'
import { hashPassword } from '../password/password-hash.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { acceptTerms } from '../stage/accept-terms.ts'
import { getStage } from '../stage/get-stage.ts'
import { InvitationEntity } from '../store/invitation/invitation-entity.ts'
import { LoginEntity } from '../store/user/login-entity.ts'
import { MembershipEntity, type MembershipItem } from '../store/user/membership-entity.ts'
import { UserEntity, type UserItem } from '../store/user/user-entity.ts'
import { transact } from '../table/transact.ts'
import { accepted } from './accepted.ts'
import type { OpenInvitation } from './require-invitation.ts'
import { invitationWrite, membershipWrite } from './write-invitation.ts'

/** Somebody new joins under the invited user's id, with a login of their own. `lost`: something changed first. */
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
