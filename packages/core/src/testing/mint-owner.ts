import { registerBody } from '@foyer/contracts/session/session-endpoints'
import type { User } from '@foyer/contracts/user/user'
import type { Context } from '../context.ts'
import { newLinkId } from '../random-id.ts'
import { register } from '../session/register.ts'
import { readSession } from '../session/token.ts'
import { proveAddress } from '../user/prove-address.ts'
import { readIdentity } from '../user/read-identity.ts'
import { testContext } from './test-context.ts'

export const testPassword = 'correct horse'

export interface MintedOwner {
  /** The owner, signed in to their account. */
  ctx: Context
  user: User
  token: string
}

/** A fresh account with its owner, signed in; their email confirmed unless said otherwise. */
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
  const { token, user } = await register(anonymous, { body })
  if (!token || !user) throw new Error('Registering did not sign in.')
  if (is_email_confirmed) await proveOwnAddress(user.id)
  return {
    ctx: { ...anonymous, actor: await readSession(token, anonymous.now) },
    user: { ...user, is_email_confirmed },
    token,
  }
}

/** What opening the link of the confirmation email does. */
async function proveOwnAddress(user_id: string): Promise<void> {
  const identity = await readIdentity(user_id)
  const { user } = identity ?? {}
  if (!user || !(await proveAddress(user, { email: user.email, unchanged: 'confirmation_nonce' })))
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
