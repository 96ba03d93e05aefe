import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { confirmEmailChange as endpoint } from '@foyer/contracts/user/user-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { audited } from '../store/audit/audited.ts'
import { readIdentity } from '../store/user/read-identity.ts'
import { verifyToken } from '../token/signed-token.ts'
import { asMember } from './as-member.ts'
import { proveAddress } from './prove-address.ts'

/**
 * Makes the pending address the user's own, by the link sent there: once, within 48 hours, unless the change was cancelled or
 * replaced, or the address is somebody else's meanwhile. Error: `user.link_invalid` (410).
 */
export async function confirmEmailChange(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const payload = await verifyToken(params.token, 'change_email', ctx.now)
  if (typeof payload === 'string' || payload.sub !== params.user_id) throw new AppError('user.link_invalid')
  const identity = await readIdentity(params.user_id)
  const pending = identity?.user.pending_email
  if (!pending || pending.nonce !== payload.nonce) throw new AppError('user.link_invalid')
  const isProven = await proveAddress(identity.user, {
    email: pending.email,
    unchanged: 'pending_email',
    set: { pending_email: null },
    messages: identity.memberships.map((membership) =>
      audited(asMember(ctx, membership), {
        account_id: membership.account_id,
        action: 'user.email_changed',
        subject_id: params.user_id,
      }),
    ),
  })
  if (!isProven) throw new AppError('user.link_invalid')
}
