import { allEndpoints } from '@foyer/contracts/all-endpoints'
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

  it('shows where an Idempotency-Key and an If-Match go, and which header says when to ask again', () => {
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
    for (const path of Object.values(document.paths ?? {}))
      for (const operation of Object.values(path as Record<string, Shown>))
        expect(operation.responses.default?.headers).toHaveProperty('Retry-After')
  })
})

interface Shown {
  operationId: string
  parameters?: { name: string }[]
  responses: { default?: { headers?: object } }
}
