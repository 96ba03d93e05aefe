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
    expect(createTicket?.parameters).toMatchObject([{ name: 'event_id', in: 'path', required: true }])
    expect(createTicket?.requestBody).toBeDefined()
    expect(createTicket?.security).toEqual([{ session: [] }, { api_key: ['event.manage'] }])
    expect(document.paths?.['/users/me']?.get?.security).toEqual([{ session: [] }])
    expect(document.paths?.['/organizers']?.get?.security).toEqual([{ session: [] }, { api_key: [] }])
    expect(document.paths?.['/public/events/{event_id}']?.get?.security).toEqual([])
  })
})
