import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { receiveStripeEvent } from '@foyer/contracts/payment/payment-endpoints'
import { newLinkId } from '@foyer/core/random-id'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { describe, expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { buildApp } from './build-app.ts'

const app = buildApp(routes)
const endpoints = allEndpoints.map(({ endpoint }) => endpoint).filter((it) => it !== receiveStripeEvent)
const addressOf = ({ path }: Endpoint) => `/api${path.replaceAll(/:\w+/g, () => newLinkId())}`
const isPublicRead = ({ method, access }: Endpoint) => method === 'GET' && access === 'public'
const origin = 'https://hall.example'

const ask = (endpoint: Endpoint, method: string) =>
  app.request(addressOf(endpoint), {
    method,
    headers: { origin, 'access-control-request-method': endpoint.method },
  })

describe.each(endpoints.filter(isPublicRead))('$name, which anybody may read', (endpoint) => {
  it('is open to the scripts of every site, refusals too, without cookies', async () => {
    const answer = await ask(endpoint, 'GET')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('etag')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    const asked = await ask(endpoint, 'OPTIONS')
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD'])
    expect(asked.headers.get('access-control-allow-headers')).not.toMatch(/authorization|\*/)
  })
})

const others = endpoints.filter((endpoint) => {
  const address = addressOf(endpoint)
  const isAtOpenAddress = endpoints.some(
    (open) =>
      isPublicRead(open) && new RegExp(`^/api${open.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address),
  )
  return !isAtOpenAddress
})

describe.each(others)('$method $path', (endpoint) => {
  it('is open to no other site', async () => {
    for (const method of [endpoint.method, 'OPTIONS'])
      expect((await ask(endpoint, method)).headers.get('access-control-allow-origin')).toBeNull()
  })
})

it('an organizer’s events can be shown from what the API says: each has whole addresses of its page and its picture', async () => {
  const { event } = await mintLiveEvent([{ type: 'FREE' }])
  const answer = await app.request(`/api/public/organizers/${event.organizer_id}/events`, {
    headers: { origin },
  })
  const { data } = await answer.json()
  expect(data).toMatchObject([
    { url: expect.stringMatching(new RegExp(`^https?://[^/]+/e/${event.id}/`)), cover_url: null },
  ])
  const again = await app.request(`/api/public/organizers/${event.organizer_id}/events`, {
    headers: { origin, 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*'])
})
