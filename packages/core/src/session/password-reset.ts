import type { Session } from '@foyer/contracts/session/session'
import type * as endpoints from '@foyer/contracts/session/session-endpoints'
import { passwordChangedNoticeDue, passwordResetDue } from '@foyer/contracts/session/session-messages'
import { hashPassword, requireOwnPassword, requireSignInProof } from '../password/guess-password.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { newLinkId } from '../random-id.ts'
import { resetMailsPerAddress, resetsPerAddress, resetsPerClient } from '../rate-limit/session-limits.ts'
import { fitsRate, takeRate } from '../rate-limit/take-rate.ts'
import { audited } from '../store/audit/audited.ts'
import { PasswordResetRequestEntity, UserEntity } from '../store/user/user-entity.ts'
import { outbox, toSend } from '../table/write.ts'
import { requireIdentity } from '../user/me.ts'
import { asMember } from '../user/prove-address.ts'
import { type Context, type ParsedInput, ttlAfterDays } from '../verb.ts'
import { requireResetLink } from './password-reset-link.ts'
import { accountChoices, openSession } from './sign-in.ts'

/**
 * Has a link to set a new password sent to an address, if it has a login. The answer and the work are the same for every
 * address, even beyond what one address may be sent. Errors: `request.too_many` for the client only; `client.proof_required` after many requests
 * for one address, known or not.
 */
export async function forgotPassword(
  ctx: Context,
  { body }: ParsedInput<typeof endpoints.forgotPassword>,
): Promise<void> {
  await takeRate(ctx, resetsPerClient, ctx.clientAddress)
  if (!(await fitsRate(ctx, resetsPerAddress, body.email))) await requireSignInProof(ctx, body.email)
  if (!(await fitsRate(ctx, resetMailsPerAddress, body.email))) return
  const request_id = newLinkId()
  await PasswordResetRequestEntity.create({
    request_id,
    email: body.email,
    ttl: ttlAfterDays(ctx, 1),
    ...outbox(toSend(passwordResetDue, { request_id })),
  }).go()
}

/** Whether a link is good, and for which address it sets the password. */
export async function getPasswordReset(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getPasswordReset>,
) {
  const { user } = await requireResetLink(ctx, params.token)
  return { email: user.email }
}

/**
 * Changes the caller's password and ends all their tokens; the answer brings a fresh one, and an email reports it. Errors: `request.invalid` at
 * `current_password`, or at `password` for one that is easy to guess; `request.too_many`.
 */
export async function changePassword(
  ctx: Context,
  { body }: ParsedInput<typeof endpoints.changePassword>,
): Promise<Session> {
  const { user, membership, memberships } = await requireIdentity(ctx)
  await requireOwnPassword(ctx, user, body.current_password)
  await requireGoodPassword(body.password, user.email)
  const { user_id } = user
  const { data: changed } = await UserEntity.patch({ user_id })
    .set({
      password_hash: await hashPassword(body.password),
      ...outbox(
        toSend(passwordChangedNoticeDue, { user_id }),
        ...memberships.map((each) =>
          audited(asMember(ctx, each), {
            account_id: each.account_id,
            action: 'user.password_changed',
            subject_id: user_id,
          }),
        ),
      ),
    })
    .add({ token_version: 1 })
    .go({ response: 'all_new' })
  const active = memberships.filter(({ status }) => status === 'ACTIVE')
  return openSession(ctx, changed, membership, await accountChoices(active))
}
