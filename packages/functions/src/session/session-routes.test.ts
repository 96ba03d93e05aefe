import { newLinkId } from '@foyer/core/random-id'
import { joinKnown } from '@foyer/core/testing/mint-member'
import { accountOf, mintOwner, testPassword } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { apiApp } from '../testing/api-app.ts'
import { tokenOf } from '../testing/token-of.ts'
import { userRoutes } from '../user/user-routes.ts'
import { sessionRoutes } from './session-routes.ts'

const app = apiApp([...sessionRoutes, ...userRoutes])

function send(method: string, path: string, { token, body }: { token?: string; body?: object } = {}) {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
  if (body) headers.set('content-type', 'application/json')
  return app.request(`/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
}

const person = () => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `ada-${newLinkId()}@example.com`,
  password: 'correct horse',
  password_confirmation: 'correct horse',
  is_terms_accepted: true,
})

describe('the session over HTTP', () => {
  it('signs up, in, and out everywhere', async () => {
    const body = person()
    const signedUp = await send('POST', '/auth/register', { body })
    expect(signedUp.status).toBe(201)
    const { email, password } = body
    const signedIn = await send('POST', '/auth/login', { body: { email, password } })
    const { data } = (await signedIn.json()) as { data: { token: string } }
    const me = await send('GET', '/users/me', { token: data.token })
    expect(await me.json()).toMatchObject({ data: { email, is_account_owner: true } })
    expect((await send('POST', '/auth/logout', { token: data.token })).status).toBe(204)
    const ended = await send('GET', '/users/me', { token: data.token })
    expect(ended.status).toBe(401)
    expect(await ended.json()).toMatchObject({ code: 'session.expired' })
  })

  // Specification: 6.several-accounts
  it('lets a person of several accounts choose one', async () => {
    const [{ user }, host] = [await mintOwner(), await mintOwner()]
    await joinKnown(host.ctx, user.email)
    const body = { email: user.email, password: testPassword }
    const unsure = await send('POST', '/auth/login', { body })
    const { data } = (await unsure.json()) as { data: { accounts: { id: string }[] } }
    expect(data).toMatchObject({ token: null, user: null })
    expect(data.accounts).toHaveLength(2)
    const account_id = accountOf(host.ctx)
    const chosen = await send('POST', '/auth/login', { body: { ...body, account_id } })
    expect(await chosen.json()).toMatchObject({
      data: { token: expect.any(String), user: { account_id, role: 'ORGANIZER' } },
    })
  })

  // Specification: 6.token-renewed
  it('renews a token past half its life in a header, and no younger one', async () => {
    const { ctx } = await mintOwner()
    if (ctx.actor.kind !== 'user') throw new Error('no user')
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const young = await tokenOf(ctx.actor, ago(29))
    expect((await send('GET', '/users/me', { token: young })).headers.get('x-auth-token')).toBeNull()
    const old = await tokenOf(ctx.actor, ago(31))
    const token = (await send('GET', '/users/me', { token: old })).headers.get('x-auth-token') ?? ''
    expect((await send('GET', '/users/me', { token })).status).toBe(200)
    expect(token).not.toBe(old)
  })

  it('never answers a password hash', async () => {
    const answer = await send('POST', '/auth/register', { body: person() })
    expect(await answer.text()).not.toMatch(/argon2|password|nonce/)
  })

  it('refuses wrong credentials, a missing token and passwords that differ', async () => {
    const wrong = await send('POST', '/auth/login', {
      body: { email: person().email, password: 'wrong horse' },
    })
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 'session.wrong_credentials' }])
    const missing = await send('GET', '/users/me')
    expect([missing.status, await missing.json()]).toMatchObject([401, { code: 'session.required' }])
    const different = await send('POST', '/auth/register', {
      body: { ...person(), password_confirmation: 'x' },
    })
    expect([different.status, await different.json()]).toMatchObject([
      422,
      { errors: { password_confirmation: ['Passwords are not the same'] } },
    ])
  })

  it('answers a forgotten password of a known and an unknown address alike', async () => {
    const body = person()
    await send('POST', '/auth/register', { body })
    const answers = [body.email, person().email].map((email) =>
      send('POST', '/auth/forgot-password', { body: { email } }),
    )
    for (const answer of await Promise.all(answers))
      expect([answer.status, await answer.text()]).toEqual([204, ''])
  })

  it('answers a sign-up with a known and an unknown address alike', async () => {
    const known = person()
    await send('POST', '/auth/register', { body: known })
    const again = { ...known, password: 'another horse', password_confirmation: 'another horse' }
    const [first, second] = [
      await send('POST', '/auth/register', { body: again }),
      await send('POST', '/auth/register', { body: person() }),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    const shapes = await Promise.all([first, second].map(async (answer) => shapeOf(await answer.json())))
    expect(shapes[0]).toEqual(shapes[1])
  })

  it('says that a malformed link is invalid or expired', async () => {
    for (const token of ['nonsense', 'x'.repeat(3000)]) {
      const answer = await send('GET', `/auth/reset-password/${token}`)
      expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'user.reset_link_invalid' }])
    }
  })
})

/** Every field of an answer with the kind of its value. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]))
}
