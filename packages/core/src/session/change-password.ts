import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { changePassword as endpoint, Session } from '@foyer/contracts/session/session-endpoints'
import { passwordChangedNoticeDue } from '@foyer/contracts/session/session-messages'
import type { Context } from '../context.ts'
import { hashPassword } from '../password/password-hash.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { requireOwnPassword } from '../password/require-own-password.ts'
import { audited } from '../store/audit/audited.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { outbox, toSend } from '../table/outbox.ts'
import { asMember } from '../user/as-member.ts'
import { requireIdentity } from '../user/require-identity.ts'
import { accountChoices } from './account-choices.ts'
import { openSession } from './open-session.ts'

/**
 * Changes the caller's password and ends all their tokens; the answer brings a fresh one, and an email tells of it. Errors: `request.invalid` at
 * `current_password`, or at `password` for one that is easily guessed; `request.too_many`.
 */
export async function changePassword(ctx: Context, { body }: ParsedInput<typeof endpoint>): Promise<Session> {
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
