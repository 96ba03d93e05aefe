import { apiVersion } from '@foyer/contracts/api-version'
import { endpoint } from '@foyer/contracts/endpoint'
import { dataOf } from '@foyer/contracts/list'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { operationOf } from '../open-api/operations.ts'
import { buildApp } from './build-app.ts'
import { mount } from './mount.ts'

const shared = { method: 'GET', summary: 'A word', access: 'public', response: dataOf(z.string()) } as const
const going = endpoint({
  ...shared,
  name: 'getOldWord',
  path: '/public/old-word',
  deprecated: { since: '2027-01-01', sunset: '2028-01-01', instead: 'getWord' },
})
const app = buildApp([
  mount(going, async () => 'word'),
  mount(endpoint({ ...shared, name: 'getWord', path: '/public/word' }), async () => 'word'),
])

describe('an answer', () => {
  it.each(['/public/word', '/nowhere'])('of %s says the version of the API, as a 304 does', async (path) => {
    const answer = await app.request(`/api${path}`)
    expect(answer.headers.get('foyer-version')).toBe(apiVersion)
    expect(apiVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
    const again = await app.request(`/api${path}`, { headers: { 'if-none-match': '*' } })
    expect(again.headers.get('foyer-version')).toBe(apiVersion)
  })

  it('of a call that will go says since when and until when', async () => {
    const { headers } = await app.request('/api/public/old-word')
    expect(headers.get('deprecation')).toBe(`@${Date.UTC(2027, 0, 1) / 1000}`)
    expect(headers.get('sunset')).toBe('Sat, 01 Jan 2028 00:00:00 GMT')
    const other = await app.request('/api/public/word')
    expect(other.headers.get('sunset')).toBeNull()
  })
})

it('the document says of a call that will go what to call in its place', () => {
  const call = { endpoint: going, tag: 'Words', parameters: [], body: undefined, answer: undefined }
  expect(operationOf(call)).toMatchObject({
    deprecated: true,
    description: 'Works until 2028-01-01. In its place: `getWord`.',
  })
})
