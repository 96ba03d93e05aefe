import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { methodsOf } from '@foyer/contracts/endpoint'
import type { ErrorCode } from '@foyer/contracts/error-code'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf } from '@foyer/contracts/refusals'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './open-api-document.ts'

describe('openApiDocument', () => {
  const document = openApiDocument('https://tickets.example')

  it('describes every endpoint once, and an update under both of its methods, in OpenAPI 3.1', () => {
    const described = Object.values(document.paths ?? {}).flatMap((path) =>
      Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
    )
    expect(document.openapi).toBe('3.1.0')
    const names = allEndpoints.flatMap(({ endpoint: { name, is_update } }) =>
      is_update ? [name, name.replace('update', 'patch')] : [name],
    )
    expect(described.sort()).toEqual(names.sort())
  })

  it('shows path parameters, bodies and who must sign in', () => {
    const createTicket = document.paths?.['/events/{event_id}/tickets']?.post
    expect(createTicket?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'event_id', in: 'path', required: true }),
        expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
      ]),
    )
    expect(createTicket?.requestBody).toMatchObject({ required: true })
    expect(createTicket?.security).toEqual([{ session: [] }, { api_key: ['event.manage'] }])
    expect(document.paths?.['/users/me']?.get?.security).toEqual([{ session: [] }])
    expect(document.paths?.['/organizers']?.get?.security).toEqual([{ session: [] }, { api_key: [] }])
    expect(document.paths?.['/public/events/{event_id}']?.get?.security).toEqual([])
  })

  it('shows where an Idempotency-Key and an If-Match go', () => {
    const named = (header: string) =>
      Object.values(document.paths ?? {}).flatMap((path) =>
        Object.entries(path as Record<string, Shown>).flatMap(([method, { operationId, parameters = [] }]) =>
          parameters.some(({ name }) => name === header) ? [`${method} ${operationId}`] : [],
        ),
      )
    const posts = allEndpoints.flatMap(({ endpoint: { method, name } }) =>
      method === 'POST' && name !== 'receiveStripeEvent' ? [`post ${name}`] : [],
    )
    const steps = ['put giveOrderDetails', 'delete abandonOrder']
    expect(named('Idempotency-Key').sort()).toEqual([...posts, ...steps].sort())
    const updates = allEndpoints.flatMap(({ endpoint: { is_update, name } }) => (is_update ? [name] : []))
    expect(named('If-Match')).toHaveLength(2 * updates.length)
  })

  const { schemas = {}, responses = {} } = document.components ?? {}
  /** The codes of each status of an operation, through the document's own references. */
  const codesOf = (operation: Shown) =>
    Object.entries(operation.responses).flatMap(([status, { $ref }]) => {
      if (!$ref) return []
      const { content, headers } = responses[nameIn($ref)] as unknown as Refused
      return content['application/json'].schema.oneOf.map((code) => {
        const { code: said } = (schemas[nameIn(code.$ref)] as { properties: { code: { const: ErrorCode } } })
          .properties
        return { status: Number(status), code: said.const, headers }
      })
    })
  const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
  const operations = allEndpoints.flatMap(({ endpoint }) =>
    methodsOf(endpoint).map((method) => {
      const path = document.paths?.[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]
      return { endpoint, operation: path?.[method.toLowerCase() as 'get'] as unknown as Shown }
    }),
  )

  it.each(operations)(
    'lists for $endpoint.name every code with which it refuses, under its status',
    ({ endpoint, operation }) => {
      const listed = codesOf(operation)
      expect(listed.map(({ code }) => code).sort()).toEqual(refusalsOf(endpoint, endpoints))
      for (const { status, code } of listed) expect([code, errors[code][0]]).toEqual([code, status])
    },
  )

  it('says when to ask again beside every refusal that passes', () => {
    const passing = operations
      .flatMap(({ operation }) => codesOf(operation))
      .filter(({ status, code }) => status === 429 || status === 503 || code === 'request.in_progress')
    expect(passing.length).toBeGreaterThan(allEndpoints.length)
    expect(passing.filter(({ headers }) => headers?.['Retry-After'] === undefined)).toEqual([])
  })

  it('shows the facts that belong to a code', () => {
    expect(schemas['check_in.already']).toMatchObject({
      properties: {
        details: { properties: { checked_in_at: { type: 'string' }, first_name: { type: 'string' } } },
      },
    })
    expect(schemas['order.not_found']).not.toHaveProperty('properties.details')
  })

  it('names each set of codes once, so that it grows by less than 200 KB for all refusals', () => {
    const references = operations.map(({ operation }) =>
      Object.entries(operation.responses).filter(([, { $ref }]) => $ref),
    )
    const bytes = JSON.stringify([schemas, responses, references]).length
    expect(new Set(Object.values(responses).map((response) => JSON.stringify(response))).size).toBe(
      Object.keys(responses).length,
    )
    expect(bytes).toBeLessThan(200_000)
  })
})

const nameIn = (reference: string) => reference.split('/').at(-1) ?? ''

interface Refused {
  headers?: Record<string, unknown>
  content: { 'application/json': { schema: { oneOf: { $ref: string }[] } } }
}

interface Shown {
  operationId: string
  parameters?: { name: string }[]
  responses: Record<string, { $ref?: string }>
}
