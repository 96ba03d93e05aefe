import type { register } from '@foyer/contracts/session/session-endpoints'
import type { AcceptedTerms } from '@foyer/contracts/stage/stage'
import { emailConfirmationDue } from '@foyer/contracts/user/user-messages'
import { createWriteTransaction } from 'electrodb'
import { derivedId, newId, newLinkId } from '../random-id.ts'
import { AccountEntity, type AccountItem } from '../store/account/account-entity.ts'
import {
  MembershipEntity,
  type MembershipItem,
  newMembership,
  SignUpEntity,
  UserEntity,
  type UserItem,
} from '../store/user/user-entity.ts'
import type { InTransaction } from '../table/entity.ts'
import { outbox, toSend, transact } from '../table/write.ts'
import { signingSecret } from '../token/signed-token.ts'
import { type Context, nowInstant, type ParsedInput } from '../verb.ts'

type Body = ParsedInput<typeof register>['body']

interface Opening {
  body: Body
  user: UserItem
  /** Whether the user already exists and only their account is new. */
  isKnown: boolean
}

/**
 * A new account and its ownership, with the user who signs up and the email that asks them to confirm, in one
 * transaction. Null when the user already exists although `isKnown` says no.
 */
export async function openAccount(
  ctx: Context,
  { body, user, isKnown }: Opening,
): Promise<{ account: AccountItem; membership: MembershipItem } | null> {
  const { user_id } = user
  const account = newAccount(ctx, user, body)
  const { account_id } = account
  const ownership = { role: 'ADMIN', status: 'ACTIVE', is_account_owner: true } as const
  const membership = newMembership(ctx, { user_id, account_id, ...ownership })
  const refusals = await transact(() =>
    createWriteTransaction(
      { signUp: SignUpEntity, user: UserEntity, account: AccountEntity, membership: MembershipEntity },
      (entities) => [
        entities.account.create(account).commit(),
        entities.membership.create(membership).commit(),
        ...(isKnown ? [] : [signedUp(entities.user, user), newestSignUp(entities.signUp, user)]),
      ],
    ).go(),
  )
  return refusals ? null : { account, membership }
}

function signedUp(entity: InTransaction<typeof UserEntity>, user: UserItem) {
  const message = toSend(emailConfirmationDue, { user_id: user.user_id })
  return entity.create({ ...user, ...outbox(message) }).commit()
}

function newestSignUp(entity: InTransaction<typeof SignUpEntity>, { email, user_id }: UserItem) {
  return entity.put({ email, user_id }).commit()
}

/** The person who signs up. The id is derived from the request's Idempotency-Key, where it has one. */
export function newUser(
  ctx: Context,
  body: Body,
  { password_hash, terms }: { password_hash: string; terms: AcceptedTerms | null },
): UserItem {
  return {
    user_id: newUserId(ctx),
    first_name: body.first_name,
    last_name: body.last_name,
    email: body.email,
    pending_email: null,
    is_email_confirmed: false,
    confirmation_nonce: newLinkId(),
    password_hash,
    locale: body.locale ?? ctx.locale,
    timezone: body.timezone ?? 'UTC',
    ...(terms && { accepted_terms: terms }),
    token_version: 1,
    last_login_at: nowInstant(ctx),
    created_at: nowInstant(ctx),
  }
}

function newUserId({ idempotencyKey }: Context): string {
  if (idempotencyKey === null) return newId('user')
  return derivedId('user', signingSecret(), `register/${idempotencyKey}`)
}

function newAccount(ctx: Context, { user_id }: UserItem, body: Body): AccountItem {
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
