import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { register as endpoint, Session } from '@foyer/contracts/session/session-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { isPasswordRight } from '../password/password-hash.ts'
import { readIdentity } from '../store/user/read-identity.ts'
import { accountChoices } from './account-choices.ts'
import { openSession } from './open-session.ts'

/**
 * The answer to a registration that came too late: a session of the user that this very request made before, under its
 * Idempotency-Key (F8; docs/decisions/0012). The password is asked as at any sign-in.
 * Error: request.idempotency_conflict when the key made another user.
 */
export async function earlierRegistration(
  ctx: Context,
  user_id: string,
  body: ParsedInput<typeof endpoint>['body'],
): Promise<Session> {
  const identity = await readIdentity(user_id)
  if (!identity) throw new AppError('request.idempotency_conflict')
  const { user, memberships } = identity
  const membership = memberships.find(({ status }) => status === 'ACTIVE')
  const isSame =
    user.email === body.email &&
    user.first_name === body.first_name &&
    user.last_name === body.last_name &&
    (await isPasswordRight(body.password, user.password_hash))
  if (!isSame || !membership) throw new AppError('request.idempotency_conflict')
  return openSession(ctx, user, membership, await accountChoices([membership]))
}
