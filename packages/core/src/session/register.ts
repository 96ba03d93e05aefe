import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { register as registerEndpoint, Session } from '@foyer/contracts/session/session-endpoints'
import { emailConfirmationDue } from '@foyer/contracts/user/user-messages'
import { createWriteTransaction } from 'electrodb'
import { AccountEntity, type AccountItem } from '../account/account-entity.ts'
import { required } from '../config.ts'
import { type Context, nowInstant } from '../context.ts'
import { derivedId, newId, newLinkId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { outbox, toSend } from '../table/outbox.ts'
import { transact } from '../table/transact.ts'
import { LoginEntity } from '../user/login-entity.ts'
import { MembershipEntity, type MembershipItem } from '../user/membership-entity.ts'
import { UserEntity, type UserItem } from '../user/user-entity.ts'
import { earlierRegistration } from './earlier-registration.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password-hash.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { registrationsPerClient, registrationsPerEmail } from './session-limits.ts'

type RegisterInput = ParsedInput<typeof registerEndpoint>

/**
 * Signs a person up: login, user, account and ownership in one transaction, with the confirmation email in the user's
 * outbox. A retry under the same Idempotency-Key gets a session of the same user: the user's id is derived from the key.
 * Errors: `user.email_taken`, `request.too_many`, `request.idempotency_conflict`.
 */
export async function register(ctx: Context, { body }: RegisterInput): Promise<Session> {
  await requireGoodPassword(body.password, body.email)
  await takeRate(ctx, registrationsPerClient, ctx.clientAddress)
  await takeRate(ctx, registrationsPerEmail, body.email)
  const user = await newUser(ctx, body)
  const account = newAccount(ctx, body)
  const membership = ownership(user, account)
  const message = toSend(emailConfirmationDue, { user_id: user.user_id })
  const refusals = await transact(() =>
    createWriteTransaction(
      { login: LoginEntity, user: UserEntity, account: AccountEntity, membership: MembershipEntity },
      (entities) => [
        entities.login.create({ email: user.email, user_id: user.user_id }).commit(),
        entities.user.create({ ...user, ...outbox(message) }).commit(),
        entities.account.create(account).commit(),
        entities.membership.create(membership).commit(),
      ],
    ).go(),
  )
  if (refusals) return earlierRegistration(ctx, user.user_id, body)
  return openSession(ctx, user, membership, [{ id: account.account_id, name: account.name }])
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

function newAccount(ctx: Context, body: RegisterInput['body']): AccountItem {
  return {
    account_id: newId('account'),
    name: [body.first_name, body.last_name].filter(Boolean).join(' '),
    currency: body.currency ?? 'USD',
    timezone: body.timezone ?? 'UTC',
    support_email: null,
    stripe_account_id: null,
    stripe_connection: 'NOT_CONNECTED',
    stripe_requirements: [],
    created_at: nowInstant(ctx),
  }
}

function ownership({ user_id }: UserItem, { account_id }: AccountItem): MembershipItem {
  const row = { user_id, role: 'ADMIN', status: 'ACTIVE', is_account_owner: true } as const
  return { ...row, account_id, row }
}
