import type { AccountChoice, Session } from '@foyer/contracts/session/session'
import type {
  switchAccount as endpoint,
  login as loginEndpoint,
} from '@foyer/contracts/session/session-endpoints'
import { requireUser } from '../authorize.ts'
import { guessPassword, isPasswordRight } from '../password/guess-password.ts'
import { AccountEntity } from '../store/account/account-entity.ts'
import {
  findPeople,
  type Identity,
  isBeingProved,
  type MembershipItem,
  UserEntity,
  type UserItem,
} from '../store/user/user-entity.ts'
import { requireIdentity, toUser } from '../user/me.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { sessionToken } from './token.ts'

/**
 * Signs a person in. With several accounts and none chosen, `token` and `user` are null. Errors:
 * `session.wrong_credentials`, after the same work for an unknown address, a wrong password and an inactive user;
 * `account.not_found`; `request.too_many`; `client.proof_required` after many wrong passwords for the address.
 */
export async function login(ctx: Context, { body }: ParsedInput<typeof loginEndpoint>): Promise<Session> {
  const session = await guessPassword(ctx, body.email, async () => {
    const person = await personWith(body)
    return person && signIn(ctx, person, body.account_id)
  })
  if (!session) throw new AppError('session.wrong_credentials')
  return session
}

/**
 * A session for a person with the right password. Null if no account lets them sign in. With several accounts and none
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

/** A session of a user in one of their accounts, with a fresh token. */
export async function openSession(
  ctx: Context,
  user: UserItem,
  membership: MembershipItem,
  accounts: Session['accounts'],
): Promise<Session> {
  const token = await sessionToken(user, membership.account_id, ctx.now)
  return { token, user: toUser(user, membership), accounts }
}

/** The accounts of these memberships as the chooser shows them, by name. */
export async function accountChoices(memberships: readonly MembershipItem[]): Promise<Session['accounts']> {
  const keys = memberships.map(({ account_id }) => ({ account_id }))
  const { data } = await AccountEntity.get(keys).go({ consistent: true })
  return data
    .map(({ account_id, name }) => ({ id: account_id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The accounts in which the caller is active, by name: those that they may switch to, and the present one. */
export async function listOwnAccounts(ctx: Context): Promise<AccountChoice[]> {
  const { memberships } = await requireIdentity(ctx)
  return accountChoices(memberships.filter(({ status }) => status === 'ACTIVE'))
}

/** A session of the caller in another of their accounts. Error: `account.not_found` where they are not active. */
export async function switchAccount(ctx: Context, { body }: ParsedInput<typeof endpoint>): Promise<Session> {
  const session = await signIn(ctx, await requireIdentity(ctx), body.account_id)
  if (!session) throw new AppError('session.expired')
  return session
}

/** A fresh token for the caller, in the same account. */
export async function refreshSession(ctx: Context): Promise<Session> {
  const { user, membership, memberships } = await requireIdentity(ctx)
  const active = memberships.filter(({ status }) => status === 'ACTIVE')
  return openSession(ctx, user, membership, await accountChoices(active))
}

/** Signs the caller out everywhere: all their tokens end at once. */
export async function logout(ctx: Context): Promise<void> {
  const { user_id } = requireUser(ctx)
  await UserEntity.patch({ user_id }).add({ token_version: 1 }).go()
}

interface Credentials {
  email: string
  password: string
}

/** The maximum number of passwords that an address may have (`findPeople`): always this many are checked, so that the time reveals nothing. */
const checks = 2

/**
 * The person who signs in with an address and a password: the one who proved the address, else the newest who signed up with
 * it; null when the password is neither's. The same work whether there is such a person or not (docs/decisions/0016).
 */
export async function personWith({ email, password }: Credentials): Promise<Identity | null> {
  const people = await findPeople(email)
  let person: Identity | null = null
  for (let check = 0; check < checks; check += 1) {
    const candidate = people[check] ?? null
    const isRight = await isPasswordRight(password, candidate?.user.password_hash ?? null)
    if (isRight && candidate && !isBeingProved(candidate.user)) person ??= candidate
  }
  return person
}
