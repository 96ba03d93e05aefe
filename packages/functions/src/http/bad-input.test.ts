import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { errorBody } from '@foyer/contracts/error-code'
import { type IdKind, idPrefixes } from '@foyer/contracts/id'
import { newId, newLinkId } from '@foyer/core/random-id'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'

const app = apiApp(routes)
/** The webhook has its own function and test. */
const endpoints = allEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ name }) => name !== 'receiveStripeEvent')
const json = { 'content-type': 'application/json' }
let authorization: string

beforeAll(async () => {
  authorization = `Bearer ${(await mintOwner()).token}`
})

interface Attempt {
  path?: string
  body?: BodyInit | undefined
  headers?: Record<string, string>
}

/** Sends a request to an endpoint as a signed-in owner, and expects a refusal in the contract's words. */
async function refusal(endpoint: Endpoint, { path, body, headers }: Attempt) {
  const init = { method: endpoint.method, headers: { authorization, ...json, ...headers } }
  const answer = await app.request(
    `/api${path ?? pathOf(endpoint)}`,
    body === undefined || endpoint.method === 'GET' ? init : { ...init, body },
  )
  const said = `${endpoint.name} ${answer.status}`
  expect(answer.status, said).toBeGreaterThanOrEqual(400)
  expect(answer.status, said).toBeLessThan(500)
  const { code } = errorBody.parse(await answer.json())
  return { status: answer.status, code }
}

/** The endpoint's path with ids that are well formed and name nothing, or with what is given instead. */
function pathOf({ path }: Endpoint, given?: string): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => given ?? unusedId(name))
}

function unusedId(name: string): string {
  const kind = name.replace(/_id$/, '')
  if (kind in idPrefixes) return newId(kind as IdKind)
  // No id: each event may have it.
  if (kind === 'language') return 'de'
  return name.endsWith('_short_id') ? newLinkId() : 'no.such.token'
}

const withParams = endpoints.filter(({ params }) => params !== undefined)
const withBody = endpoints.filter(({ body }) => body !== undefined)
const withJson = withBody.filter(({ encoding }) => encoding === 'json')
const withForm = withBody.filter(({ encoding }) => encoding === 'form')
const withFields = withBody.filter(({ encoding }) => encoding === 'fields')
const withQuery = endpoints.filter(({ query }) => query !== undefined)
const withSession = endpoints.filter(({ access }) => access !== 'public' && access !== 'link')

describe('the mounted routes', () => {
  it('are the endpoints of the contracts, each once', () => {
    const line = ({ name, method, path }: Endpoint) => `${method} ${path} ${name}`
    expect(routes.map(({ endpoint }) => line(endpoint)).sort()).toEqual(endpoints.map(line).sort())
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length)
  })

  // Specification: 8.page-missing
  it('refuse an unknown address', async () => {
    const answer = await app.request('/api/no/such/address')
    expect(answer.status).toBe(404)
    expect(errorBody.parse(await answer.json()).code).toBe('route.not_found')
  })
})

describe('a caller that sends no session or a forged one', () => {
  it.each(withSession)('is answered 401 by $name', async (endpoint) => {
    for (const token of ['', 'Bearer', 'Bearer x', forged(), unsigned()]) {
      const { status } = await refusal(endpoint, { body: '{}', headers: { authorization: token } })
      expect(status).toBe(401)
    }
  })
})

describe('wrong ids', () => {
  const oddities = [
    '0',
    'not-an-id',
    '%00',
    '..%2f..%2fetc',
    '%F0%9F%8E%9F',
    '__proto__',
    'a'.repeat(4000),
    '%E0%A4%A',
  ]

  it.each(withParams)('are refused by $name', async (endpoint) => {
    for (const oddity of oddities) await refusal(endpoint, { path: pathOf(endpoint, oddity), body: '{}' })
  })

  it.each(withParams.filter(({ body }) => body === undefined))(
    'that exist nowhere are refused by $name',
    async (endpoint) => {
      await refusal(endpoint, {})
    },
  )
})

describe('bodies that cannot be read', () => {
  it.each(withJson)('are refused by $name', async (endpoint) => {
    for (const body of ['', '{', '{"a":', 'undefined', '\u0000', '[[[[', '{"a":1}}'])
      expect(await refusal(endpoint, { body })).toMatchObject({ status: 400 })
    const huge = JSON.stringify({ title: 'x'.repeat(300 * 1024) })
    expect(await refusal(endpoint, { body: huge })).toMatchObject({ status: 413 })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await refusal(endpoint, { body: 'a=1', headers: form })).toMatchObject({ status: 415 })
  })
})

describe('bodies of another shape', () => {
  it.each(withJson)('are refused by $name', async (endpoint) => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const body of [
      'null',
      '[]',
      '"text"',
      '42',
      'true',
      '[{}]',
      deep,
      '{"no_such_field":1}',
      '{"__proto__":{"a":1}}',
    ])
      expect(await refusal(endpoint, { body })).toMatchObject({ status: 422, code: 'request.invalid' })
    for (const field of fieldsOf(endpoint)) {
      const nonsense = { [field]: { nonsense: [null, 1e308, '\u0000\ud800'] } }
      expect(await refusal(endpoint, { body: JSON.stringify(nonsense) })).toMatchObject({ status: 422 })
    }
  })
})

describe('forms that cannot be read or have another shape', () => {
  it.each(withForm)('are refused by $name', async (endpoint) => {
    expect(await refusal(endpoint, { body: '{}' })).toMatchObject({ status: 415 })
    const broken = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await refusal(endpoint, { body: '--y', headers: broken })).toMatchObject({ status: 400 })
    for (const fields of [
      {},
      { no_such_field: '1' },
      ...fieldsOf(endpoint).map((field) => ({ [field]: '\u0000' })),
    ]) {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields)) form.set(field, value)
      const sent = new Request('http://localhost', { method: 'POST', body: form })
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
      expect(await refusal(endpoint, { body: await sent.arrayBuffer(), headers })).toMatchObject({
        status: 422,
      })
    }
  })
})

describe('fields of a page’s form that cannot be read or have another shape', () => {
  const fields = { 'content-type': 'application/x-www-form-urlencoded' }

  it.each(withFields)('are refused by $name', async (endpoint) => {
    expect(await refusal(endpoint, { body: '{}' })).toMatchObject({ status: 415 })
    for (const body of ['locale=%', 'locale=%E0%A4%A', '%'])
      expect(await refusal(endpoint, { body, headers: fields })).toMatchObject({ status: 400 })
    const huge = `locale=${'x'.repeat(300 * 1024)}`
    expect(await refusal(endpoint, { body: huge, headers: fields })).toMatchObject({ status: 413 })
    for (const body of [
      'no_such_field=1',
      '__proto__[a][b]=1',
      'lines[__proto__][quantity]=1',
      ...fieldsOf(endpoint).flatMap((field) => [`${field}=%00`, `${field}[a][b]=1`]),
    ])
      expect(await refusal(endpoint, { body, headers: fields }), body).toMatchObject({ status: 422 })
  })
})

describe('queries that make no sense', () => {
  const queries = [
    'page=abc',
    'page=-1',
    'page=1e9',
    'per_page=100000',
    'sort_direction=sideways',
    'sort_by=password_hash',
    'no_such_parameter=1',
    'filter_fields[no_such_field][eq]=1',
    'filter_fields[status][shout]=1',
    'filter_fields=1',
    '__proto__[a][b]=1',
  ]
  it.each(withQuery)('are refused by $name', async (endpoint) => {
    for (const query of queries) {
      const said = await refusal(endpoint, { path: `${pathOf(endpoint)}?${query}` })
      expect(said, query).toMatchObject({ status: 422 })
    }
  })
})

describe('a key for one attempt', () => {
  it.each(withBody)('is refused by $name when it is no key', async (endpoint) => {
    const headers = { 'idempotency-key': 'short' }
    expect(await refusal(endpoint, { body: '{}', headers })).toMatchObject({ status: 422 })
  })
})

function fieldsOf({ body }: Endpoint): string[] {
  if (!body) return []
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return Object.keys(schema.properties ?? {})
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
const claims = { sub: 'us_2222222222222222', exp: 4_102_444_800, account_id: 'ac_2222222222222222' }

function forged(): string {
  return `Bearer ${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${'A'.repeat(43)}`
}

function unsigned(): string {
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}
