import { mintOwner } from '@foyer/core/testing/mint-owner'
import { expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'

const app = apiApp(routes)
const json = 'application/json'

it.each([
  ['no JSON', '{', json, 400, 'request.malformed'],
  ['300 KB', JSON.stringify({ name: 'x'.repeat(300 * 1024) }), json, 413, 'request.too_large'],
  ['of another kind', 'name=x', 'text/plain', 415, 'request.unsupported_media'],
])('refuses a body that is %s', async (_what, body, type, status, code) => {
  const headers = { authorization: `Bearer ${(await mintOwner()).token}`, 'content-type': type }
  const answer = await app.request('/api/organizers', { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }])
})
