import { listEvents } from '@foyer/contracts/event/event-endpoints'
import { changePassword, login } from '@foyer/contracts/session/session-endpoints'
import { getMe, updateMe } from '@foyer/contracts/user/user-endpoints'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeReturnAddress } from '../session/login-redirect.ts'
import { call } from './call.ts'

const assign = vi.fn()
const request = vi.fn<typeof fetch>()

beforeEach(() => {
  const storage = () => {
    const items = new Map<string, string>()
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }
  }
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('document', { cookie: 'locale=en; csrf=c%2Fs' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', request)
  visit('/manage/events')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function visit(pathname: string, search = ''): void {
  vi.stubGlobal('window', { location: { pathname, search, hash: '', assign } })
}

function answer(status: number, body?: unknown, headers?: Record<string, string>): void {
  request.mockResolvedValueOnce(
    new Response(status === 204 ? null : JSON.stringify(body), { status, headers }),
  )
}

function sent(): { url: string; headers: Headers; init: RequestInit } {
  const [url, init] = request.mock.calls.at(-1) ?? []
  return { url: String(url), headers: new Headers(init?.headers), init: init ?? {} }
}

// Specification: 6.bearer-and-csrf
test('call returns the answer, and sends the token, cookies and the CSRF token', async () => {
  localStorage.setItem('token', 'abc')
  answer(200, { data: [], meta: { page: 2, per_page: 20, total: 0, last_page: 1 } })
  const events = await call(listEvents, {
    query: { page: 2, filter_fields: { status: { in: 'LIVE,DRAFT' } }, query: '' },
  })
  expect(events.meta.page).toBe(2)
  expect(decodeURIComponent(sent().url)).toBe('/api/events?page=2&filter_fields[status][in]=LIVE,DRAFT')
  expect(sent().headers.get('authorization')).toBe('Bearer abc')
  expect(sent().headers.get('x-csrf-token')).toBe('c/s')
  expect(sent().init.credentials).toBe('include')
})

// Specification: 6.token-renewed
test('call keeps the token of a sign-in and a renewed token from the header (specification §6)', async () => {
  visit('/auth/login')
  answer(200, { data: { token: 'first', user: null, accounts: [] } })
  await call(login, { body: { email: 'a@example.com', password: 'secret-1' } })
  expect(localStorage.getItem('token')).toBe('first')
  answer(200, { data: {} }, { 'x-auth-token': 'second' })
  await call(getMe, {})
  expect(localStorage.getItem('token')).toBe('second')
})

test('call prefers the token in a sign-in’s answer to a renewed token, because a changed password ends that one', async () => {
  localStorage.setItem('token', 'old')
  answer(200, { data: { token: 'fresh', user: null, accounts: [] } }, { 'x-auth-token': 'renewed' })
  const password = 'correct horse'
  await call(changePassword, { body: { current_password: 'x', password, password_confirmation: password } })
  expect(localStorage.getItem('token')).toBe('fresh')
})

test('call drops a renewed token if another token was stored since the request', async () => {
  localStorage.setItem('token', 'old')
  request.mockImplementationOnce(async () => {
    localStorage.setItem('token', 'newer')
    return new Response('{"data":{}}', { headers: { 'x-auth-token': 'renewed' } })
  })
  await call(getMe, {})
  expect(localStorage.getItem('token')).toBe('newer')
})

// Specification: 6.return-address
test('401 forgets the token, keeps the address and leads to login, without an error while the page is being left', async () => {
  vi.useFakeTimers()
  visit('/manage/event/ev_1/orders', '?page=3')
  localStorage.setItem('token', 'old')
  answer(401, { code: 'session.expired', message: 'Your session has ended.' })
  const refused = vi.fn()
  call(getMe, {}).catch(refused)
  await vi.advanceTimersByTimeAsync(9000)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(refused.mock.lastCall).toMatchObject([{ code: 'session.expired', status: 401 }])
  expect(assign).toHaveBeenCalledWith('/auth/login')
  expect(localStorage.getItem('token')).toBeNull()
  expect(takeReturnAddress()).toBe('/manage/event/ev_1/orders?page=3')
  expect(takeReturnAddress()).toBe('/manage/events')
})

test('401 on a public page does not redirect, because the form shows wrong credentials', async () => {
  visit('/auth/login')
  answer(401, { code: 'session.wrong_credentials', message: 'No.' })
  await expect(call(login, { body: { email: 'a@example.com', password: 'x' } })).rejects.toThrow()
  expect(assign).not.toHaveBeenCalled()
})

test('call throws a 422 with its field errors', async () => {
  answer(422, {
    code: 'request.invalid',
    message: 'No.',
    errors: { first_name: ['Enter a first name.'] },
    request_id: 'r',
  })
  const body = { first_name: '', last_name: '', timezone: 'UTC', locale: 'en' as const }
  await expect(call(updateMe, { body, idempotencyKey: 'k'.repeat(16) })).rejects.toMatchObject({
    status: 422,
    errors: { first_name: ['Enter a first name.'] },
    request_id: 'r',
  })
  expect(sent().headers.get('idempotency-key')).toBe('k'.repeat(16))
})

// Specification: 8.offline
test('call reports that the browser is offline, and handles an answer that is not JSON', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('navigator', { onLine: false })
  await expect(call(getMe, {})).rejects.toMatchObject({ code: 'network.offline', status: 0 })
  request.mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }))
  await expect(call(getMe, {})).rejects.toMatchObject({ code: 'network.unreadable', status: 502 })
})

test('call solves the proof of work that the server asks for, and sends the same request again with it', async () => {
  const proof = { challenge: 'a.b.c', bits: 4, parts: 2, expires_at: '2026-06-01T12:00:00.000Z' }
  answer(429, { code: 'client.proof_required', message: '', details: { proof } })
  answer(200, { data: [], meta: {} })
  await call(listEvents, { query: {}, idempotencyKey: 'one-attempt-one-key' })
  expect(request).toHaveBeenCalledTimes(2)
  expect(sent().headers.get('x-proof-of-work')).toMatch(/^a\.b\.c;\d+,\d+$/)
  expect(sent().headers.get('idempotency-key')).toBe('one-attempt-one-key')
})

test('call gives up when the server refuses three proofs', async () => {
  const proof = { challenge: 'a', bits: 1, parts: 1, expires_at: '2026-06-01T12:00:00.000Z' }
  for (let turn = 0; turn < 4; turn += 1)
    answer(429, { code: 'client.proof_required', message: '', details: { proof } })
  await expect(call(listEvents, { query: {} })).rejects.toMatchObject({ code: 'client.proof_required' })
  expect(request).toHaveBeenCalledTimes(4)
})
