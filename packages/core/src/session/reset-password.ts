import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { resetPassword as endpoint } from '@foyer/contracts/session/session-endpoints'
import { passwordChangedNoticeDue } from '@foyer/contracts/session/session-messages'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { hashPassword } from '../password/password-hash.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { audited } from '../store/audit/audited.ts'
import { toSend } from '../table/outbox.ts'
import { asMember } from '../user/as-member.ts'
import { proveAddress } from '../user/prove-address.ts'
import { requireResetLink } from './password-reset-link.ts'

/**
 * Sets a new password by the emailed link, once. Ends all tokens, and the address counts as confirmed: the link came there.
 * Errors: `user.reset_link_invalid` (410); `request.invalid` for a password that is easily guessed.
 */
export async function resetPassword(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const { user, memberships } = await requireResetLink(ctx, params.token)
  await requireGoodPassword(body.password, user.email)
  const isReset = await proveAddress(user, {
    email: user.email,
    unchanged: 'password_hash',
    set: { password_hash: await hashPassword(body.password) },
    endsSessions: true,
    messages: [
      toSend(passwordChangedNoticeDue, { user_id: user.user_id }),
      ...memberships.map((membership) =>
        audited(asMember(ctx, membership), {
          account_id: membership.account_id,
          action: 'user.password_reset',
          subject_id: user.user_id,
        }),
      ),
    ],
  })
  if (!isReset) throw new AppError('user.reset_link_invalid')
}
