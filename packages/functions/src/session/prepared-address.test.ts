import { newLinkId } from '@foyer/core/random-id'
import { passwordResetLink } from '@foyer/core/session/password-reset-link'
import { readSession } from '@foyer/core/session/token'
import { readIdentity } from '@foyer/core/store/user/user-entity'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintTicket } from '@foyer/core/testing/mint-ticket'
import { testContext } from '@foyer/core/testing/test-context'
import { emailConfirmationLink } from '@foyer/core/user/email-address'
import type { Context } from '@foyer/core/verb'
import { expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

interface Session {
  token: string
  user: { id: string; account_id: string }
}

const pair = (password: string) => ({ password, password_confirmation: password })

/** A stranger signs up with an address over HTTP, and does not open its mail. */
async function signUp(email: string): Promise<Session & { ctx: Context }> {
  const names = { first_name: 'Sly', last_name: 'Stranger' }
  const session = await answered<Session>(null, 'POST /auth/register', {
    ...names,
    ...{ email, is_terms_accepted: true },
    ...pair('a sly horse'),
  })
  return { ...session, ctx: testContext({ actor: await readSession(session.token, new Date()) }) }
}

// Specification: 6.unverified-limits
it('a stranger who signs up with another person’s address can prepare nothing for them (F40)', async () => {
  const email = `victim-${newLinkId()}@example.com`
  const { ctx, user, token } = await signUp(email)
  const account = `/accounts/${user.account_id}`
  const refused = refusedAs('account.unconfirmed')
  expect(await refusal(ctx, `POST ${account}/stripe/connect`)).toEqual(refused)
  const key = { name: 'Back door', scopes: ['event.manage'], expires_at: null, event_ids: null }
  expect(await refusal(ctx, `POST ${account}/api-keys`, key)).toEqual(refused)
  const webhook = { url: 'https://hooks.example.com/foyer', types: ['order'], has_subject: true }
  expect(await refusal(ctx, `POST ${account}/webhooks`, webhook)).toEqual(refused)
  const friend = { email: `friend-${email}`, first_name: 'F', last_name: '', role: 'ADMIN' }
  expect(await refusal(ctx, 'POST /users', friend)).toEqual(refusedAs('email.sender_unconfirmed'))
  const event = await mintEvent(ctx, { title: 'A draft' })
  await mintTicket(ctx, event.id, { type: 'FREE', prices: [{}] })
  expect(await refusal(ctx, `PUT /events/${event.id}/status`, { status: 'LIVE' })).toEqual(
    refusedAs('user.email_unconfirmed'),
  )

  const person = (await readIdentity(user.id))?.user
  if (!person) throw new Error('There is no sign-up.')
  const confirmation = (await emailConfirmationLink(testContext(), person))?.split('/').at(-1)
  const confirm = `POST /users/${user.id}/confirm-email/${confirmation}`
  expect(await refusal(null, confirm)).toEqual(refusedAs('session.required'))

  const reset = (await passwordResetLink(testContext(), person)).split('/').at(-1)
  expect((await send(null, `POST /auth/reset-password/${reset}`, pair('a new horse'))).status).toBe(204)
  expect((await send(null, 'GET /users/me', undefined, { authorization: `Bearer ${token}` })).status).toBe(
    401,
  )
  const login = { email, password: 'a new horse' }
  const owner = await answered<Session>(null, 'POST /auth/login', login)
  expect(owner.user).toMatchObject({
    ...{ id: user.id, is_email_confirmed: true },
    ended_by_proof: [{ kind: 'reply_address' }, { kind: 'preview_link', name: 'A draft' }],
  })
  const authorization = `Bearer ${owner.token}`
  const kept = await answered(null, `GET /events/${event.id}`, undefined, { authorization })
  expect(kept).toMatchObject({ title: 'A draft', status: 'DRAFT' })
  expect((await send(null, 'DELETE /users/me/ended-by-proof', undefined, { authorization })).status).toBe(204)
  const me = await answered(null, 'GET /users/me', undefined, { authorization })
  expect(me).toMatchObject({ ended_by_proof: [] })
})
