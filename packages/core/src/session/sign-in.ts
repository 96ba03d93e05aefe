import type { Session } from '@foyer/contracts/session/session-endpoints'
import { AppError } from '../app-error.ts'
import { type Context, nowInstant } from '../context.ts'
import type { Identity } from '../store/user/read-identity.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { accountChoices } from './account-choices.ts'
import { openSession } from './open-session.ts'

/**
 * A session of somebody who gave the right password; null when they may sign in nowhere. With several accounts and none
 * chosen, `token` and `user` are null. Error: `account.not_found` for an account that is not theirs.
 */
export async function signIn(ctx: Context, person: Identity, account_id?: string): Promise<Session | null> {
  const active = person.memberships.filter(({ status }) => status === 'ACTIVE')
  const [only] = active
  if (!only) return null
  const accounts = await accountChoices(active)
  if (!account_id && active.length > 1) return { token: null, user: null, accounts }
  const membership = account_id ? active.find((candidate) => candidate.account_id === account_id) : only
  if (!membership) throw new AppError('account.not_found')
  const { data: user } = await UserEntity.patch({ user_id: person.user.user_id })
    .set({ last_login_at: nowInstant(ctx) })
    .go({ response: 'all_new' })
  return openSession(ctx, user, membership, accounts)
}
