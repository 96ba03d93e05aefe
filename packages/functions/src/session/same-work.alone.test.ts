import { newLinkId } from '@foyer/core/random-id'
import { LoginEntity } from '@foyer/core/store/user/user-entity'
import { countRequests } from '@foyer/core/testing/count-requests'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it, vi } from 'vitest'
import { apiApp } from '../testing/api-app.ts'
import { sessionRoutes } from './session-routes.ts'

const derived = vi.hoisted(() => ({ count: 0 }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (...given) => {
    derived.count += 1
    crypto.argon2(...given)
  }
  return { ...crypto, argon2 }
})

const app = apiApp(sessionRoutes)

/** What a call costs: the passwords that it hashes, which take nearly all of its time, and its requests to the table. */
async function workOf(call: () => Promise<unknown>) {
  const requests = countRequests()
  derived.count = 0
  const answer = await call()
  requests.stop()
  return { answer, hashes: derived.count, requests: requests.sent }
}

async function post(path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const { status } = await app.request(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return status
}

const wrong = { password: 'not this horse' }
const password = `horse ${newLinkId()}`
const person = { first_name: 'Ada', last_name: '', is_terms_accepted: true }
const unknown = () => `owner-${newLinkId()}@example.com`

describe('an address that has a login', () => {
  it.each([
    ['sign-in', '/auth/login', wrong, 2],
    ['forgotten password', '/auth/forgot-password', {}, 0],
    ['sign-up', '/auth/register', { ...person, password, password_confirmation: password }, 3],
  ])('costs the same work as one that has none: %s', async (_name, path, body, hashes) => {
    const { user } = await mintOwner()
    const known = await workOf(() => post(path, { email: user.email, ...body }))
    expect(known.hashes).toBe(hashes)
    expect(known.requests).not.toEqual([])
    expect(await workOf(() => post(path, { email: unknown(), ...body }))).toEqual(known)
  })

  it('would cost more if nothing were checked for one that has none (negative control)', async () => {
    const careless = async (email: string) => {
      const { data: login } = await LoginEntity.get({ email }).go({ consistent: true })
      return login ? post('/auth/login', { email, ...wrong }) : 401
    }
    const { user } = await mintOwner()
    const known = await workOf(() => careless(user.email))
    expect(await workOf(() => careless(unknown()))).not.toEqual(known)
  })
})
