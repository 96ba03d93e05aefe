import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { switchAccount as endpoint, Session } from '@foyer/contracts/session/session-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireIdentity } from '../user/require-identity.ts'
import { signIn } from './sign-in.ts'

/** A session of the caller in another of their accounts. Error: `account.not_found` where they are not active. */
export async function switchAccount(ctx: Context, { body }: ParsedInput<typeof endpoint>): Promise<Session> {
  const session = await signIn(ctx, await requireIdentity(ctx), body.account_id)
  if (!session) throw new AppError('session.expired')
  return session
}
