import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf } from '@foyer/contracts/refusals'
import { describe, expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'
import { document, operations, responses, schemas } from '../testing/described-api.ts'
import { addReference } from './add-reference.ts'

const endpoints = allEndpoints.map(({ endpoint }) => endpoint)

async function read(address: string): Promise<object> {
  const app = apiApp(routes)
  addReference(app)
  return (await app.request(address)).json() as Promise<object>
}

describe('refusals', () => {
  it('are one answer of every call, and its codes stand at the address that the document names', async () => {
    expect(operations.map(({ responses: answers }) => answers.default)).toEqual(
      operations.map(() => ({ $ref: '#/components/responses/refused' })),
    )
    expect(document['x-refusals']).toBe('https://tickets.example/api/refusals.json')
    const calls = (await read('/api/refusals.json')) as Record<string, string[]>
    expect(Object.keys(calls).sort()).toEqual(endpoints.map(({ name }) => name).sort())
    for (const endpoint of endpoints) expect(calls[endpoint.name]).toEqual(refusalsOf(endpoint, endpoints))
    expect(calls.createOrder).toContain('order.sold_out')
  })

  it('are explained once each, with the status and the sentence, at the address that the document names', async () => {
    expect(document['x-error-codes']).toBe('https://tickets.example/api/error-codes.json')
    const codes = (await read('/api/error-codes.json')) as Record<string, object>
    const [status, message] = errors['order.sold_out']
    expect(codes['order.sold_out']).toEqual({ status, message })
    const listed = Object.values((await read('/api/refusals.json')) as Record<string, string[]>).flat()
    expect(listed.filter((code) => !(code in codes))).toEqual([])
  })

  it('show the facts that belong to a code', () => {
    const [text, facts] = schemas.CheckInAlready?.allOf ?? []
    expect(text).toEqual({ $ref: '#/components/schemas/ErrorText' })
    expect(facts).toMatchObject({
      required: ['code', 'details'],
      properties: {
        code: { const: 'check_in.already' },
        details: { properties: { checked_in_at: { type: 'string' }, first_name: { type: 'string' } } },
      },
    })
    expect(schemas.OrderQuantityLimit?.allOf?.[1]?.properties?.code).toEqual({
      enum: ['order.quantity_limit', 'order.quantity_minimum'],
    })
    expect(schemas.Refusal?.anyOf).toContainEqual({ $ref: '#/components/schemas/CheckInAlready' })
    expect(schemas).not.toHaveProperty('OrderExpired')
  })

  it('say when to ask again', () => {
    expect(Object.keys(responses)).toContain('refused')
    for (const response of Object.values(responses)) expect(response).toHaveProperty('headers.Retry-After')
  })
})
