import { createHmac } from 'node:crypto'
import { config } from '../config.ts'
import { type Identity, readIdentity, type UserItem } from '../store/user/user-entity.ts'
import { acceptedSecrets, signingSecret, signToken, verifyToken } from '../token/signed-token.ts'
import { AppError, type Context } from '../verb.ts'

/** Life of a password reset (docs/product.md#settled-defaults). */
export const resetMinutes = 15

/**
 * The address at which a user sets a new password. It names the password that it replaces, so every link sent before that
 * is good until one of them is used or the password changes in another way; then all of them are void.
 */
export async function passwordResetLink(ctx: Context, user: UserItem): Promise<string> {
  const { user_id, email } = user
  const claims = { email, password: fingerprint(signingSecret(), user) }
  const content = { purpose: 'reset_password', user_id, claims, now: ctx.now } as const
  const token = await signToken({ ...content, seconds: resetMinutes * 60 })
  return `${config().SITE_URL}/auth/reset-password/${token}`
}

/** The user with the password that a link may replace. Error: `user.reset_link_invalid` (410) for a link that is too old, used or invalid. */
export async function requireResetLink(ctx: Context, token: string): Promise<Identity> {
  const payload = await verifyToken(token, 'reset_password', ctx.now)
  const identity = typeof payload === 'string' ? null : await readIdentity(payload.sub)
  const isOpen =
    identity &&
    typeof payload !== 'string' &&
    identity.user.email === payload.email &&
    acceptedSecrets().some((secret) => fingerprint(secret, identity.user) === payload.password)
  if (!isOpen) throw new AppError('user.reset_link_invalid')
  return identity
}

/** Identifies a user's present password without revealing anything about it. */
function fingerprint(secret: string, { user_id, password_hash }: UserItem): string {
  return createHmac('sha256', secret).update(`${user_id}/${password_hash}`).digest('base64url').slice(0, 22)
}
