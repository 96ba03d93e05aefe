import { waitFor } from '@foyer/core/patience'
import { PoolDrift } from '@foyer/core/pool/pool-writes'
import { newLinkId } from '@foyer/core/random-id'
import { AppError } from '@foyer/core/verb'
import { describe, expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { addReference } from '../open-api/add-reference.ts'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'
import { buildApp } from './build-app.ts'

const app = apiApp(routes)
addReference(app)
const injected = '<script>alert(1)</script>'

/** Answers of every sort: good ones, refusals, and unknown addresses. */
const answers: [name: string, path: string, init?: RequestInit][] = [
  ['a refusal for want of a session', '/api/users/me'],
  ['an unknown address', `/api/${encodeURIComponent(injected)}`],
  ['an id that is none', `/api/public/events/${encodeURIComponent(injected)}`],
  ['a body that cannot be read', '/api/auth/login', post(injected)],
  [
    'a body of another shape',
    '/api/auth/login',
    post(JSON.stringify({ email: injected, password: [injected] })),
  ],
  ['the API’s description', '/api/openapi.json'],
]

function post(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body }
}

describe.each(answers)('%s', (_name, path, init) => {
  it('is not a page, runs nothing and tells its origin to no other site', async () => {
    const { headers } = await app.request(path, init)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toMatch(path.includes('openapi') ? /^public/ : /^no-store$/)
    // What is public may be read by every site, and says the same to each.
    expect(headers.get('access-control-allow-origin')).toBe(path.includes('/public/events/') ? '*' : null)
  })

  it('does not repeat what was sent', async () => {
    const response = await app.request(path, init)
    expect(await response.text()).not.toContain('alert(1)')
  })
})

it('forwards to the site itself, whatever host the request names', async () => {
  const response = await app.request('/api/docs', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(response.headers.get('location')).toBe('/docs')
})

/** Every route's verb fails with this, and declares it. */
const failing = (error: Error, refusals = error instanceof AppError ? [error.code] : []) =>
  routes.map(({ endpoint }) => ({
    endpoint: { ...endpoint, refusals },
    verb: () => Promise.reject(error),
  }))

it('a service that never answers holds a request for eight seconds, and rings the alarm', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {})
  const { promise: isAsked, resolve } = Promise.withResolvers<void>()
  const ask = () => {
    resolve()
    return new Promise<never>(() => {})
  }
  const silent = routes.map(({ endpoint }) => ({ endpoint, verb: () => waitFor(ask) }))
  const answer = apiApp(silent).request(`/api/public/orders/${newLinkId()}`)
  await isAsked
  await vi.advanceTimersByTimeAsync(8000)
  vi.useRealTimers()
  const { status } = await answer
  const [line] = logged.mock.calls
  logged.mockRestore()
  expect([status, line]).toEqual([
    503,
    ['service unavailable', expect.objectContaining({ code: 'server.busy' })],
  ])
})

describe('a refusal that its endpoint does not declare', () => {
  const undeclared = failing(new AppError('ticket.has_orders'), [])
  const address = `/api/public/orders/${newLinkId()}`

  it('is told to the caller, and logged as a line that rings', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {})
    const response = await buildApp(undeclared).request(address)
    const calls = logged.mock.calls
    logged.mockRestore()
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      code: 'ticket.has_orders',
      message: 'A ticket with orders cannot be deleted but can be hidden.',
    })
    const line = { endpoint: 'getPublicOrder', code: 'ticket.has_orders' }
    expect(calls).toEqual([['undeclared refusal', expect.objectContaining(line)]])
  })

  it('fails every test that meets it over HTTP', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {})
    await expect(apiApp(undeclared).request(address)).rejects.toThrow(
      'was refused with ticket.has_orders, which getPublicOrder does not declare',
    )
    logged.mockRestore()
  })
})

it('answers busy when the table was busy, even if a library has wrapped the error', async () => {
  const error = new Error('DynamoDB failed.', { cause: new AppError('server.busy') })
  const response = await apiApp(failing(error)).request(`/api/public/orders/${newLinkId()}`)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'server.busy' })
})

it('hides from the caller which count is wrong, and names it in the log (F28)', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {})
  const error = new PoolDrift('ev_1', { pool_id: 'pr_1', shard: 2 })
  const response = await apiApp(failing(error)).request(`/api/public/orders/${newLinkId()}`)
  const answer = await response.json()
  const [, line] = logged.mock.calls[0] ?? []
  logged.mockRestore()
  expect(answer).toMatchObject({ code: 'server.unexpected' })
  expect(JSON.stringify(answer)).not.toContain('pr_1')
  expect(line).toMatchObject({ error: { name: 'PoolDrift', pool_id: 'pr_1', shard: 2 } })
})

it('counts refused sign-ins and requests in the log, without a word of who it was', async () => {
  const logged = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  const email = `guessed-${newLinkId()}@example.com`
  await app.request('/api/auth/login', post(JSON.stringify({ email, password: 'wrong horse' })))
  await app.request('/api/auth/login', { ...post('{}'), headers: { 'sec-fetch-site': 'cross-site' } })
  const lines = logged.mock.calls
  logged.mockRestore()
  expect(lines.map(([message]) => message)).toEqual(['sign-in refused', 'request refused'])
  expect(lines[0]?.[1]).toMatchObject({ address: expect.stringMatching(/^[\w-]{16}$/) })
  expect(lines[1]?.[1]).toMatchObject({ code: 'request.csrf', status: 403 })
  expect(JSON.stringify(lines)).not.toContain(email)
})

it.each<[string, AppError, level: 'warn' | 'error', line: object]>([
  ['webhook refused', new AppError('payment.signature_invalid'), 'warn', {}],
  ['request refused', new AppError('request.too_many'), 'warn', { code: 'request.too_many', status: 429 }],
  [
    'service unavailable',
    new AppError('payment.unavailable', { cause: new Error('Stripe is closed.') }),
    'error',
    { code: 'payment.unavailable', error: { message: 'Stripe is closed.' } },
  ],
])(
  'logs "%s" once for each such answer, as its alarm counts it, with route and cause',
  async (message, error, level, line) => {
    const logged = vi.spyOn(logger, level).mockImplementation(() => {})
    await apiApp(failing(error)).request(`/api/public/orders/${newLinkId()}`)
    const calls = logged.mock.calls
    logged.mockRestore()
    expect(calls).toEqual([
      [message, expect.objectContaining({ route: '/api/public/orders/:order_short_id' })],
    ])
    expect(calls[0]?.[1]).toMatchObject(line)
  },
)

it('logs an unexpected failure by its route and request id, not by the address that is a key', async () => {
  const isOrder = ({ endpoint }: (typeof routes)[number]) =>
    endpoint.method === 'GET' && endpoint.path === '/public/orders/:order_short_id'
  const broken = routes
    .filter(isOrder)
    .map((route) => ({ ...route, verb: () => Promise.reject(new Error('x')) }))
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {})
  const key = newLinkId()
  const response = await apiApp(broken).request(`/api/public/orders/${key}?token=${key}`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    code: 'server.unexpected',
    message: 'An unexpected error occurred. Please try again.',
    request_id: expect.any(String),
  })
  expect(logged).toHaveBeenCalledOnce()
  const line = JSON.stringify(logged.mock.calls)
  expect(line).toContain('/api/public/orders/:order_short_id')
  expect(line).not.toContain(key)
  logged.mockRestore()
})
