import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { register as registerEndpoint, Session } from '@foyer/contracts/session/session-endpoints'
import { emailConfirmationDue } from '@foyer/contracts/user/user-messages'
import { createWriteTransaction } from 'electrodb'
import { AccountEntity, type AccountItem } from '../account/account-entity.ts'
import { required } from '../config.ts'
import { type Context, nowInstant } from '../context.ts'
import { derivedId, newId, newLinkId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import type { InTransaction } from '../table/item.ts'
import { outbox, toSend } from '../table/outbox.ts'
import { transact } from '../table/transact.ts'
import { MembershipEntity } from '../user/membership-entity.ts'
import { newMembership } from '../user/membership-item.ts'
import { SignUpEntity } from '../user/sign-up-entity.ts'
import { UserEntity, type UserItem } from '../user/user-entity.ts'
import { earlierRegistration } from './earlier-registration.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password-hash.ts'
import { personWith } from './person-with.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { registrationsPerClient, registrationsPerEmail } from './session-limits.ts'
import { signIn } from './sign-in.ts'

type RegisterInput = ParsedInput<typeof registerEndpoint>

/**
 * Signs a person up: user, account and ownership in one transaction, with the confirmation email in the user's outbox. It
 * never looks whether the address is known, for nobody owns it before they proved it (docs/decisions/0016); who gives the
 * password that it already has is signed in, or gets an account of their own where they have none left.
 * A retry under the same Idempotency-Key gets a session of the same user: the user's id is derived from the key.
 * Errors: `request.invalid` for a password that is easily guessed, `request.too_many`, `request.idempotency_conflict`.
 */
export async function register(ctx: Context, { body }: RegisterInput): Promise<Session> {
  await requireGoodPassword(body.password, body.email)
  await takeRate(ctx, registrationsPerClient, ctx.clientAddress)
  await takeRate(ctx, registrationsPerEmail, body.email)
  const person = await personWith(body)
  const session = person && (await signIn(ctx, person))
  if (session) return session
  const user = person?.user ?? (await newUser(ctx, body))
  const account = newAccount(ctx, user, body)
  const { user_id } = user
  const { account_id } = account
  const membership = newMembership(ctx, {
    user_id,
    account_id,
    role: 'ADMIN',
    status: 'ACTIVE',
    is_account_owner: true,
  })
  const refusals = await transact(() =>
    createWriteTransaction(
      { signUp: SignUpEntity, user: UserEntity, account: AccountEntity, membership: MembershipEntity },
      (entities) => [
        entities.account.create(account).commit(),
        entities.membership.create(membership).commit(),
        ...(person ? [] : [signedUp(entities.user, user), newestSignUp(entities.signUp, user)]),
      ],
    ).go(),
  )
  if (refusals) return earlierRegistration(ctx, user.user_id, body)
  return openSession(ctx, user, membership, [{ id: account.account_id, name: account.name }])
}

function signedUp(entity: InTransaction<typeof UserEntity>, user: UserItem) {
  const message = toSend(emailConfirmationDue, { user_id: user.user_id })
  return entity.create({ ...user, ...outbox(message) }).commit()
}

function newestSignUp(entity: InTransaction<typeof SignUpEntity>, { email, user_id }: UserItem) {
  return entity.put({ email, user_id }).commit()
}

async function newUser(ctx: Context, body: RegisterInput['body']): Promise<UserItem> {
  return {
    user_id: newUserId(ctx),
    first_name: body.first_name,
    last_name: body.last_name,
    email: body.email,
    pending_email: null,
    is_email_confirmed: false,
    confirmation_nonce: newLinkId(),
    password_hash: await hashPassword(body.password),
    locale: body.locale ?? ctx.locale,
    timezone: body.timezone ?? 'UTC',
    token_version: 1,
    last_login_at: nowInstant(ctx),
    created_at: nowInstant(ctx),
  }
}

function newUserId({ idempotencyKey }: Context): string {
  if (idempotencyKey === null) return newId('user')
  return derivedId('user', required('TOKEN_SECRET'), `register/${idempotencyKey}`)
}

function newAccount(ctx: Context, { user_id }: UserItem, body: RegisterInput['body']): AccountItem {
  return {
    account_id: newId('account'),
    name: [body.first_name, body.last_name].filter(Boolean).join(' '),
    owner_id: user_id,
    currency: body.currency ?? 'USD',
    timezone: body.timezone ?? 'UTC',
    support_email: null,
    stripe_account_id: null,
    stripe_connection: 'NOT_CONNECTED',
    stripe_requirements: [],
    created_at: nowInstant(ctx),
  }
}
