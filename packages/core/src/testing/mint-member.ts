import { inviteUserBody } from '@foyer/contracts/invitation/invitation'
import type { Session } from '@foyer/contracts/session/session'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import type * as z from 'zod'
import { acceptInvitation } from '../first-proof/accept-invitation.ts'
import { inviteUser } from '../invitation/invite-user.ts'
import { invitationLink } from '../invitation/require-invitation.ts'
import { newLinkId } from '../random-id.ts'
import { readSession } from '../session/token.ts'
import { readInvitation } from '../store/invitation/invitation-entity.ts'
import type { Context } from '../verb.ts'
import { accountOf, testPassword } from './mint-owner.ts'
import { testContext } from './test-context.ts'

type Invitee = Partial<z.input<typeof inviteUserBody>>

/** Invites a person to the account of its admin `ctx`, by default as an organizer with a new address. */
export function mintInvited(ctx: Context, given: Invitee = {}): Promise<AccountUser> {
  const email = `invited-${newLinkId()}@example.com`
  const person = { first_name: 'Ines', last_name: 'Invited', email, role: 'ORGANIZER' }
  return inviteUser(ctx, { body: inviteUserBody.parse({ ...person, ...given }) })
}

/** The token in the latest link that was sent to an address. */
export async function linkTokenOf(ctx: Context, email: string): Promise<string> {
  const invitation = await readInvitation(accountOf(ctx), email)
  if (!invitation) throw new Error('That address was not invited.')
  return (await invitationLink(invitation)).split('/').at(-1) ?? ''
}

/** What a new person enters to accept. */
export const newPerson = {
  has_login: false,
  first_name: 'Mina',
  last_name: 'Member',
  password: testPassword,
  password_confirmation: testPassword,
  timezone: 'Europe/Berlin',
  locale: 'de',
  is_terms_accepted: true,
} as const

/** A person who accepted an invitation to the account of its admin `ctx` and is signed in to it. */
export async function mintMember(
  ctx: Context,
  given: Invitee = {},
): Promise<{ ctx: Context; session: Session; token: string; user_id: string; email: string }> {
  const { email } = await mintInvited(ctx, given)
  const params = { token: await linkTokenOf(ctx, email) }
  const session = await acceptInvitation(testContext(), { params, body: newPerson })
  const { token, user } = session
  if (!token || !user) throw new Error('Accepting did not sign in.')
  const actor = await readSession(token, new Date())
  return { ctx: testContext({ actor }), session, token, user_id: user.id, email }
}

/** Adds a person with a login to the account of its admin `ctx`, as an organizer. */
export async function joinKnown(ctx: Context, email: string): Promise<Session> {
  await mintInvited(ctx, { email })
  const params = { token: await linkTokenOf(ctx, email) }
  return acceptInvitation(testContext(), { params, body: { has_login: true, password: testPassword } })
}
