import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { login as loginEndpoint, Session } from '@foyer/contracts/session/session-endpoints'
import { AppError } from '../app-error.ts'
import { type Context, nowInstant } from '../context.ts'
import { giveBackRate, takeRate } from '../rate-limit/take-rate.ts'
import { LoginEntity } from '../user/login-entity.ts'
import { type Identity, readIdentity } from '../user/read-identity.ts'
import { UserEntity } from '../user/user-entity.ts'
import { accountChoices } from './account-choices.ts'
import { openSession } from './open-session.ts'
import { isPasswordRight } from './password-hash.ts'
import { loginsPerClient, loginsPerEmail } from './session-limits.ts'

/**
 * Signs a person in. With several accounts and none chosen, `token` and `user` are null and the client shows the chooser.
 * Errors: `session.wrong_credentials`, the same for an unknown address, a wrong password and an inactive user, after
 * the same work; `account.not_found` for an account that is not theirs; `request.too_many`.
 */
export async function login(ctx: Context, { body }: ParsedInput<typeof loginEndpoint>): Promise<Session> {
  await takeRate(ctx, loginsPerClient, ctx.clientAddress)
  await takeRate(ctx, loginsPerEmail, body.email)
  const identity = await identityOf(body.email)
  const isRight = await isPasswordRight(body.password, identity?.user.password_hash ?? null)
  const active = identity?.memberships.filter(({ status }) => status === 'ACTIVE') ?? []
  if (!identity || !isRight || active.length === 0) throw new AppError('session.wrong_credentials')
  await giveBackRate(ctx, loginsPerEmail, body.email)
  const accounts = await accountChoices(active)
  if (!body.account_id && active.length > 1) return { token: null, user: null, accounts }
  const account_id = body.account_id ?? active[0]?.account_id
  const membership = active.find((candidate) => candidate.account_id === account_id)
  if (!membership) throw new AppError('account.not_found')
  const { data: user } = await UserEntity.patch({ user_id: identity.user.user_id })
    .set({ last_login_at: nowInstant(ctx) })
    .go({ response: 'all_new' })
  return openSession(ctx, user, membership, accounts)
}

/** Looked up where there is no login, so that an unknown address takes as long as a known one. */
const nobody = 'us_nobody'

async function identityOf(email: string): Promise<Identity | null> {
  const { data: found } = await LoginEntity.get({ email }).go({ consistent: true })
  return readIdentity(found?.user_id ?? nobody)
}
