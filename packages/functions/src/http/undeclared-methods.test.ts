import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { methodsOf } from '@foyer/contracts/endpoint'
import { errorBody } from '@foyer/contracts/error-code'
import { receiveStripeEvent } from '@foyer/contracts/payment/payment-endpoints'
import { newLinkId } from '@foyer/core/random-id'
import type { LambdaEvent } from 'hono/aws-lambda'
import { describe, expect, it } from 'vitest'
import { addReference } from '../open-api/add-reference.ts'
import { handler as stripeWebhook } from '../stripe-webhook.ts'
import { routes } from '../testing/all-routes.ts'
import { buildApp } from './build-app.ts'

const app = buildApp(routes)
addReference(app)

const endpoints = allEndpoints.map(({ endpoint }) => endpoint).filter((it) => it !== receiveStripeEvent)
const paths = [...new Set(endpoints.map(({ path }) => path))]
const addressOf = (path: string) => `/api${path.replaceAll(/:\w+/g, () => newLinkId())}`
const fits = (path: string, address: string) =>
  new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address)

/** By every path of the contract that matches: `/users/me` is also a `/users/:user_id`. */
function declaredAt(address: string): Set<string> {
  const there = endpoints.filter(({ path }) => fits(path, address)).flatMap(methodsOf)
  return new Set([...there, ...(there.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])
}

const allowed = (response: Response) => new Set(response.headers.get('allow')?.split(', '))

describe.each(paths)('%s', (path) => {
  it('refuses every method that the contract does not name, and says which ones it does', async () => {
    const address = addressOf(path)
    const declared = declaredAt(address)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      if (declared.has(method)) continue
      const response = await app.request(address, { method })
      expect([method, response.status]).toEqual([method, 405])
      expect(allowed(response)).toEqual(declared)
      expect(errorBody.parse(await response.json()).code).toBe('route.method_not_allowed')
    }
  })

  it('says to OPTIONS what may be done, and lets no other site write', async () => {
    const address = addressOf(path)
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const response = await app.request(address, { method: 'OPTIONS', headers })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(allowed(response)).toEqual(declaredAt(address))
    expect(response.headers.get('access-control-allow-methods') ?? 'GET, HEAD').toBe('GET, HEAD')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

it('answers HEAD as GET without its body', async () => {
  const address = `/api/public/orders/${newLinkId()}`
  const [read, asked] = [await app.request(address), await app.request(address, { method: 'HEAD' })]
  expect([read.status, asked.status]).toEqual([404, 404])
  expect([(await read.json()).code, await asked.text()]).toEqual(['order.not_found', ''])
})

it('says 405 to HEAD where nothing can be read', async () => {
  expect((await app.request('/api/auth/login', { method: 'HEAD' })).status).toBe(405)
})

it('keeps 404 for addresses that do not exist, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const response = await app.request('/api/nothing/here', { method })
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 404, null])
    expect((await response.json()).code).toBe('route.not_found')
  }
})

it('names the methods of addresses that are not endpoints, too', async () => {
  const response = await app.request('/api/openapi.json', { method: 'DELETE' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

it('says 405 to a read of the webhook: its path has a function of its own', async () => {
  const rawPath = `/api${receiveStripeEvent.path}`
  const http = { method: 'GET', path: rawPath, sourceIp: '192.0.2.1' }
  const event = { version: '2.0', rawPath, rawQueryString: '', headers: {}, requestContext: { http } }
  const answer = await stripeWebhook(event as unknown as LambdaEvent)
  expect([answer.statusCode, answer.headers?.allow]).toEqual([405, 'POST, OPTIONS'])
})
