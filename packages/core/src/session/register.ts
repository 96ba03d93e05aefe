import type { Session } from '@foyer/contracts/session/session'
import type {
  register as endpoint,
  register as registerEndpoint,
} from '@foyer/contracts/session/session-endpoints'
import { config } from '../config.ts'
import {
  guessPassword,
  hashPassword,
  isPasswordRight,
  requireSignInProof,
} from '../password/guess-password.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import {
  registrationsPerAddress,
  registrationsPerClient,
  registrationsPerPair,
} from '../rate-limit/session-limits.ts'
import { fitsRate, takeRate } from '../rate-limit/take-rate.ts'
import { acceptTerms, getStage } from '../stage/get-stage.ts'
import { readIdentity } from '../store/user/user-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { newUser, openAccount } from './open-account.ts'
import { accountChoices, openSession, personWith, signIn } from './sign-in.ts'

type RegisterInput = ParsedInput<typeof registerEndpoint>

/**
 * Signs a person up: user, account and ownership in one transaction, with the confirmation email in the user's outbox. It
 * never looks whether the address is known, since an address is owned only once it is proved (docs/decisions/0016); a person who gives the
 * password that it already has is signed in, or gets their own account if they have none left.
 * A retry under the same Idempotency-Key gets a session of the same user: the user's id is derived from the key.
 * Errors: `account.sign_up_closed`, `terms.not_accepted`; `request.invalid` for a password that is easy to guess, `request.too_many`,
 * `client.proof_required`, `request.idempotency_conflict`.
 */
export async function register(ctx: Context, { body }: RegisterInput): Promise<Session> {
  requireOpenSignUp(ctx)
  const terms = acceptTerms(ctx, (await getStage()).terms_url, body)
  await requireGoodPassword(body.password, body.email)
  await takeRate(ctx, registrationsPerClient, ctx.clientAddress)
  await takeRate(ctx, registrationsPerPair, `${body.email} ${ctx.clientAddress}`)
  const isProven = !(await fitsRate(ctx, registrationsPerAddress, body.email))
  if (isProven) await requireSignInProof(ctx, body.email)
  const person = await guessPassword(ctx, body.email, () => personWith(body), { isProven })
  const session = person && (await signIn(ctx, person))
  if (session) return session
  const user = person?.user ?? newUser(ctx, body, { password_hash: await hashPassword(body.password), terms })
  const opened = await openAccount(ctx, { body, user, isKnown: person !== null })
  if (!opened) return earlierRegistration(ctx, user.user_id, body)
  const { account, membership } = opened
  return openSession(ctx, user, membership, [{ id: account.account_id, name: account.name }])
}

/** Refuses strangers where sign-up is closed; an operator's command still opens an account, and invitations still create logins. */
function requireOpenSignUp(ctx: Context): void {
  if (config().SIGN_UP === 'closed' && ctx.actor.kind !== 'system')
    throw new AppError('account.sign_up_closed')
}

/**
 * The answer to a repeated registration: a session of the user that this very request made before, under its
 * Idempotency-Key (F8; docs/decisions/0012). It checks the password like any sign-in.
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
