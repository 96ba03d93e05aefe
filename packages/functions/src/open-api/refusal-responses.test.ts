import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf } from '@foyer/contracts/refusals'
import { describe, expect, it } from 'vitest'
import { routes } from '../api.ts'
import { apiApp } from '../testing/api-app.ts'
import {
  type Described,
  document,
  nameIn,
  operation,
  operations,
  responses,
  schemas,
} from '../testing/described-api.ts'
import { addReference } from './add-reference.ts'
import { audienceOf } from './tags.ts'

const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
const forPrograms = allEndpoints.filter(
  ({ concept, endpoint }) => audienceOf(concept, endpoint) === 'programs',
)

describe('refusals', () => {
  it.each(forPrograms)('lists for $endpoint.name every code with which it refuses', ({ endpoint }) => {
    const {
      responses: answers,
      security,
      parameters: given,
      'x-codes': own = [],
    } = operation(endpoint.name) as Described
    const shared = responses[nameIn((answers.default as { $ref: string }).$ref)] as { 'x-codes': string[] }
    const ofKey = security.flatMap(({ api_key: scopes = [] }) => {
      const { 'x-codes': ofAny, 'x-scope-codes': ofScopes } = document.components.securitySchemes.api_key
      return scopes.length > 0 ? [...ofAny, ...ofScopes] : ofAny
    })
    const ofParameters = given.flatMap((each) => each?.['x-codes'] ?? [])
    const all = [...own, ...shared['x-codes'], ...ofKey, ...ofParameters, ...document['x-codes']]
    expect(all.sort()).toEqual(refusalsOf(endpoint, endpoints))
  })

  it('are explained once each, with the status and the sentence, at the address that the document names', async () => {
    const app = apiApp(routes)
    addReference(app)
    expect(document['x-error-codes']).toBe('https://tickets.example/api/error-codes.json')
    const answer = await app.request('/api/error-codes.json')
    const codes = (await answer.json()) as Record<string, object>
    const [status, message] = errors['order.sold_out']
    expect(codes['order.sold_out']).toEqual({ status, message })
    const listed = operations.flatMap((each) => each['x-codes'] ?? [])
    expect(listed.filter((code) => !(code in codes))).toEqual([])
  })

  it('show the facts that belong to a code', () => {
    const [text, facts] = schemas['check_in.already']?.allOf ?? []
    expect(text).toEqual({ $ref: '#/components/schemas/ErrorText' })
    expect(facts).toMatchObject({
      required: ['code', 'details'],
      properties: {
        code: { const: 'check_in.already' },
        details: { properties: { checked_in_at: { type: 'string' }, first_name: { type: 'string' } } },
      },
    })
    expect(schemas['order.quantity_limit']?.allOf?.[1]?.properties?.code).toEqual({
      enum: ['order.quantity_limit', 'order.quantity_minimum'],
    })
    expect(schemas.Refusal?.anyOf).toContainEqual({ $ref: '#/components/schemas/check_in.already' })
    expect(schemas).not.toHaveProperty('order.expired')
  })

  it('say when to ask again', () => {
    for (const response of Object.values(responses)) expect(response).toHaveProperty('headers.Retry-After')
  })
})
