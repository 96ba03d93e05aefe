import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { login as loginEndpoint, Session } from '@foyer/contracts/session/session-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { guessPassword } from '../password/guess-password.ts'
import { personWith } from './person-with.ts'
import { signIn } from './sign-in.ts'

/**
 * Signs a person in. With several accounts and none chosen, `token` and `user` are null and the client shows the chooser.
 * Errors: `session.wrong_credentials`, the same for an unknown address, a wrong password and an inactive user, after
 * the same work; `account.not_found` for an account that is not theirs; `request.too_many`; `client.proof_required`
 * where an address has seen many wrong passwords.
 */
export async function login(ctx: Context, { body }: ParsedInput<typeof loginEndpoint>): Promise<Session> {
  const session = await guessPassword(ctx, body.email, async () => {
    const person = await personWith(body)
    return person && signIn(ctx, person, body.account_id)
  })
  if (!session) throw new AppError('session.wrong_credentials')
  return session
}
