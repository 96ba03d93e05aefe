import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { beforeAll, describe, expect, it } from 'vitest'
import { addReference } from '../open-api/add-reference.ts'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'

const app = apiApp(routes)
const csrf = { cookie: 'locale=de; csrf=of-this-browser', 'x-csrf-token': 'of-this-browser' }
let authorization: string
let owner: Awaited<ReturnType<typeof mintOwner>>

beforeAll(async () => {
  owner = await mintOwner()
  authorization = `Bearer ${owner.token}`
})

/** A request that changes something, as the signed-in person's browser sends it. */
function write(headers: Record<string, string>) {
  return app.request('/api/organizers', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Blue Hall', email: 'hall@example.com', currency: 'EUR', timezone: 'UTC' }),
  })
}

async function expectRefused(response: Response) {
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'request.csrf', message: /Reload the page/ })
}

it('the CSRF cookie does not come with an answer that any cache may keep', async () => {
  const reference = apiApp(routes)
  addReference(reference)
  const answer = await reference.request('/api/openapi.json')
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

describe('the CSRF cookie', () => {
  it.each([
    ['GET', '/api/users/me'],
    ['POST', '/api/auth/login'],
    ['GET', '/api/no/such/address'],
  ])('comes with the first answer, whatever it is: %s %s', async (method, path) => {
    const response = await app.request(`https://foyer.example${path}`, { method })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^csrf=[\w-]{32}; /)
    expect(cookie).toContain('Path=/')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).toContain('Secure')
    // Foyer's pages read it, and it opens nothing.
    expect(cookie).not.toContain('HttpOnly')
    expect(cookie).not.toContain('Domain')
  })

  it('differs for everybody, and is not sent to a client that has one', async () => {
    const given = async () => (await app.request('/api/users/me')).headers.get('set-cookie')?.split(';')[0]
    expect(await given()).not.toBe(await given())
    const response = await app.request('/api/users/me', { headers: { cookie: csrf.cookie } })
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('a request that changes something', () => {
  // Specification: 6.bearer-and-csrf
  it('works with the cookie and the header that repeats it', async () => {
    expect((await write({ ...csrf, 'sec-fetch-site': 'same-origin' })).status).toBe(201)
  })

  it('is refused without the header', async () => {
    await expectRefused(await write({ cookie: csrf.cookie }))
  })

  it.each(['', 'of-another-browser', 'of-this-browseR', 'ö'])(
    'is refused with the header "%s"',
    async (header) => {
      await expectRefused(await write({ ...csrf, 'x-csrf-token': encodeURI(header) }))
    },
  )

  it.each(['cross-site', 'same-site'])(
    'is refused from a %s page, with a right token or none',
    async (site) => {
      await expectRefused(await write({ ...csrf, 'sec-fetch-site': site }))
      await expectRefused(await write({ 'sec-fetch-site': site }))
    },
  )

  it('is refused before its session is looked up, also where no session is needed', async () => {
    const response = await app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
      body: '{}',
    })
    await expectRefused(response)
  })

  it('works for a program without cookies', async () => {
    expect((await write({})).status).toBe(201)
  })

  it('works for an API key, even from a program that keeps cookies and does not know this one', async () => {
    const { key } = await mintApiKey(owner.ctx, ['organizer.manage'])
    const headers = { authorization: `Bearer ${key}`, cookie: csrf.cookie }
    const response = await write(headers)
    expect(response.status).toBe(201)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('works from anywhere when it only reads', async () => {
    const headers = { authorization, cookie: csrf.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await app.request('/api/users/me', { headers })).status).toBe(200)
  })
})
