import { registerBody } from '@foyer/contracts/session/session-bodies'
import type { User } from '@foyer/contracts/user/user'
import { hashPassword } from '../password/guess-password.ts'
import { newLinkId } from '../random-id.ts'
import { newUser, openAccount } from '../session/open-account.ts'
import { openSession } from '../session/sign-in.ts'
import { readSession } from '../session/token.ts'
import type { UserItem } from '../store/user/user-entity.ts'
import { proveAddress } from '../user/prove-address.ts'
import type { Context } from '../verb.ts'
import { testContext } from './test-context.ts'

export const testPassword = 'correct horse'
/** Made once: hashing is slow on purpose, and tests mint thousands of owners. */
const testPasswordHash = hashPassword(testPassword)

export interface MintedOwner {
  /** The owner, signed in to their account. */
  ctx: Context
  user: User
  token: string
}

/** A new account with its owner, signed in, as `register` leaves them. Their email is confirmed by default. */
export async function mintOwner({ is_email_confirmed = true } = {}): Promise<MintedOwner> {
  const body = registerBody.parse({
    first_name: 'Olive',
    last_name: 'Owner',
    email: `owner-${newLinkId()}@example.com`,
    password: testPassword,
    password_confirmation: testPassword,
    currency: 'EUR',
    timezone: 'Europe/Berlin',
    is_terms_accepted: true,
  })
  const anonymous = testContext()
  const user = newUser(anonymous, body, { password_hash: await testPasswordHash, terms: null })
  const opened = await openAccount(anonymous, { body, user, isKnown: false })
  if (!opened) throw new Error('There is such a user already.')
  const session = await openSession(anonymous, user, opened.membership, [])
  if (!session.token || !session.user) throw new Error('The owner is not signed in.')
  if (is_email_confirmed) await proveOwnAddress(user)
  return {
    ctx: { ...anonymous, actor: await readSession(session.token, anonymous.now) },
    user: { ...session.user, is_email_confirmed },
    token: session.token,
  }
}

/** What opening the link of the confirmation email does. */
async function proveOwnAddress(user: UserItem): Promise<void> {
  if (!(await proveAddress(user, { email: user.email, unchanged: 'confirmation_nonce' })))
    throw new Error('The address was not confirmed.')
}

/** The same person with the role ORGANIZER. */
export function asOrganizer(ctx: Context): Context {
  if (ctx.actor.kind !== 'user') throw new Error('Only a user has a role.')
  return { ...ctx, actor: { ...ctx.actor, role: 'ORGANIZER', is_account_owner: false } }
}

/** The account that a test's caller is signed in to. */
export function accountOf(ctx: Context): string {
  if (ctx.actor.kind !== 'user') throw new Error('Only a user has an account.')
  return ctx.actor.account_id
}
