import { randomUUID } from 'node:crypto'
import { walletPaths } from '@foyer/contracts/wallet/wallet-paths'
import { newLinkId } from '@foyer/core/random-id'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { passCallOf } from '@foyer/core/testing/wallet-calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inRole } from '../testing/as-function.ts'
import { buildWalletApp } from './build-wallet-app.ts'

const app = buildWalletApp()
const ask = inRole('wallet', (path: string, init: RequestInit = {}) => app.request(path, init))
afterEach(() => vi.unstubAllEnvs())

const { tickets } = await mintLiveEvent([{ type: 'FREE' }])
const sell = async (quantity: number) => nameBuyer(await reserve(tickets[0] as never, quantity))
const order = await sell(2)
const [one = '', other = ''] = order.attendees.map(({ short_id }) => short_id)
const service = '/api/public/wallet/apple/v1'

/** The calls of Apple's wallet about one ticket's pass, with the token of that or another ticket. */
function serviceCalls(short_id: string, token = passCallOf(short_id).token) {
  const { serial, pass_type_id } = passCallOf(short_id)
  const registration = `${service}/devices/${randomUUID()}/registrations/${pass_type_id}/${serial}`
  const headers = { authorization: `ApplePass ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ pushToken: randomUUID() })
  return {
    register: () => ask(registration, { method: 'POST', headers, body }),
    list: (query = '') => ask(`${registration.replace(`/${serial}`, '')}${query}`),
    unregister: () => ask(registration, { method: 'DELETE', headers }),
    fetch: (more: Record<string, string> = {}) =>
      ask(`${service}/passes/${pass_type_id}/${serial}`, { headers: { ...headers, ...more } }),
  }
}

const links = () => [
  walletPaths.applePass(one),
  walletPaths.applePasses(order.short_id),
  walletPaths.googlePass(one),
  walletPaths.googlePasses(order.short_id),
]

describe('the links to passes', () => {
  it('give files of Apple’s kinds and a page of Google’s, which no cache keeps', async () => {
    const answers = await Promise.all(links().map((path) => ask(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 303, 303])
    expect(answers.map(({ headers }) => headers.get('content-type')).slice(0, 2)).toEqual([
      'application/vnd.apple.pkpass',
      'application/vnd.apple.pkpasses',
    ])
    expect(answers[2]?.headers.get('location')).toMatch(/\/wallets\/google\/save\//)
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('are not found without credentials, nor is Apple’s service', async () => {
    for (const name of ['APPLE_PASS', 'GOOGLE_WALLET']) vi.stubEnv(name, undefined)
    const { register, list, unregister, fetch } = serviceCalls(one)
    const answers = await Promise.all([
      ...links().map((path) => ask(path)),
      register(),
      list(),
      unregister(),
      fetch(),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    for (const answer of answers) expect(await answer.json()).toMatchObject({ code: 'route.not_found' })
  })

  it('are not found for unknown and impossible ids, and take no other method', async () => {
    for (const id of [newLinkId(), 'x', '..%2F..']) {
      expect((await ask(walletPaths.applePass(id))).status).toBe(404)
      expect((await ask(walletPaths.applePasses(id))).status).toBe(404)
      expect((await ask(walletPaths.googlePass(id))).status).toBe(404)
    }
    const answer = await ask(walletPaths.applePass(one), { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('give a large order in parts of ten passes, which is all that Apple takes at once', {
    tags: 'long',
  }, async () => {
    const large = await (async () => {
      const { tickets: many } = await mintLiveEvent([{ type: 'FREE', max_per_order: 20 } as never])
      return nameBuyer(await reserve(many[0] as never, 11))
    })()
    for (const part of [1, 2])
      expect((await ask(walletPaths.applePasses(large.short_id, part))).status).toBe(200)
    const first = walletPaths.applePasses(large.short_id)
    for (const none of [walletPaths.applePasses(large.short_id, 3), `${first}?part=0`, `${first}?part=x`])
      expect((await ask(none)).status).toBe(404)
    expect((await ask(walletPaths.googlePasses(large.short_id, 2))).status).toBe(303)
  })
})

describe('Apple’s service', () => {
  it('registers with 201 and then 200, lists, fetches with 304 where nothing changed, and unregisters', async () => {
    await ask(walletPaths.applePass(one))
    const { register, list, unregister, fetch } = serviceCalls(one)
    expect((await register()).status).toBe(201)
    expect((await register()).status).toBe(200)
    const changed = await (await list()).json()
    expect(changed).toEqual({
      serialNumbers: [passCallOf(one).serial],
      lastUpdated: expect.stringMatching(/^\d+$/),
    })
    const later = await list(`?passesUpdatedSince=${Number(changed.lastUpdated) + 1}`)
    expect([later.status, await later.text()]).toEqual([204, ''])
    const pass = await fetch()
    const modified = pass.headers.get('last-modified') ?? ''
    expect([pass.status, pass.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.pkpass'])
    expect((await fetch({ 'if-modified-since': modified })).status).toBe(304)
    expect((await unregister()).status).toBe(200)
    expect((await list()).status).toBe(204)
  })

  it('refuses another ticket’s token, a missing one and a wrong one with 401', async () => {
    await Promise.all([ask(walletPaths.applePass(one)), ask(walletPaths.applePass(other))])
    for (const token of [passCallOf(other).token, '', 'x'.repeat(43)]) {
      const { register, unregister, fetch } = serviceCalls(one, token)
      for (const answer of [await register(), await unregister(), await fetch()])
        expect(answer.status).toBe(401)
    }
    expect((await serviceCalls(one).list()).status).toBe(204)
  })

  it('refuses what is no device, tag or registration with 422', async () => {
    const { pass_type_id, serial, token } = passCallOf(one)
    await ask(walletPaths.applePass(one))
    const headers = { authorization: `ApplePass ${token}`, 'content-type': 'application/json' }
    const at = (device: string) => `${service}/devices/${device}/registrations/${pass_type_id}/${serial}`
    for (const body of ['', '{}', 'null', '{"pushToken":5}', JSON.stringify({ pushToken: 'x'.repeat(300) })])
      expect((await ask(at(randomUUID()), { method: 'POST', headers, body })).status).toBe(422)
    const body = JSON.stringify({ pushToken: 'ok' })
    expect((await ask(at('x'.repeat(129)), { method: 'POST', headers, body })).status).toBe(422)
    expect((await serviceCalls(one).list('?passesUpdatedSince=yesterday')).status).toBe(422)
  })

  it('takes what a wallet complains of, whatever it is', async () => {
    for (const body of ['{"logs":["failed"]}', '', '[]'])
      expect((await ask(`${service}/log`, { method: 'POST', body })).status).toBe(200)
  })
})
