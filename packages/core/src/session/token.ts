import type { UserActor } from '../authorize.ts'
import { isBeingProved, readIdentity, type UserItem } from '../store/user/user-entity.ts'
import { signToken, verifyToken } from '../token/signed-token.ts'
import { AppError } from '../verb.ts'

/** Life of a bearer token (docs/product.md#settled-defaults). */
export const sessionSeconds = 60 * 60

/** A bearer token for a user in one of their accounts. */
export function sessionToken(
  user: Pick<UserItem, 'user_id' | 'token_version'>,
  account_id: string,
  now: Date,
): Promise<string> {
  const { user_id, token_version } = user
  const claims = { account_id, token_version }
  return signToken({ purpose: 'session', user_id, claims, now, seconds: sessionSeconds })
}

/**
 * The current caller behind a bearer token. Errors: `session.required` for a token that Foyer did not sign,
 * `session.expired` for one that ended: by time, by signing out, or because the user may no longer sign in here.
 */
export async function readSession(token: string, now: Date): Promise<UserActor> {
  const payload = await verifyToken(token, 'session', now)
  if (payload === 'invalid') throw new AppError('session.required')
  if (payload === 'expired') throw new AppError('session.expired')
  const identity = await readIdentity(payload.sub)
  const membership = identity?.memberships.find(({ account_id }) => account_id === payload.account_id)
  if (!identity || membership?.status !== 'ACTIVE') throw new AppError('session.expired')
  const { token_version } = identity.user
  const isVoid = token_version !== payload.token_version || isBeingProved(identity.user)
  if (isVoid || isFromBefore(membership.deactivated_at, payload.iat)) throw new AppError('session.expired')
  const { user_id, account_id, role, is_account_owner } = membership
  return { kind: 'user', user_id, account_id, role, is_account_owner, token_version }
}

/** A person who was deactivated and reactivated signs in again: no earlier token becomes valid again. */
function isFromBefore(deactivated_at: string | null, issued_at: number): boolean {
  return deactivated_at !== null && Math.round(issued_at * 1000) < Date.parse(deactivated_at)
}

/** A fresh token for a valid one that is past half its life; null if it does not need one. */
export async function renewedToken(token: string, now: Date): Promise<string | null> {
  const payload = await verifyToken(token, 'session', now)
  if (typeof payload === 'string') return null
  if (now.getTime() / 1000 < (payload.iat + payload.exp) / 2) return null
  const { sub: user_id, account_id, token_version } = payload
  const claims = { account_id, token_version }
  return signToken({ purpose: 'session', user_id, claims, now, seconds: sessionSeconds })
}
