import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { describe, expect, it } from 'vitest'
import {
  account,
  document,
  operation,
  operations,
  operationsOf,
  pages,
  schemas,
} from '../testing/described-api.ts'

describe('an operation', () => {
  it('shows path parameters, bodies and who must sign in', () => {
    const createTicket = operation('createTicket')
    expect(createTicket?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'event_id', in: 'path', required: true }),
        expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
      ]),
    )
    expect(createTicket?.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/TicketBody' } } },
    })
    expect(createTicket?.security).toEqual([{ api_key: ['event.manage'] }])
    expect(operation('listOrganizers')?.security).toEqual([{ api_key: [] }])
    expect(operation('getPublicEvent')?.security).toEqual([])
  })

  it('answers with the same names as the contracts', () => {
    const answerOf = (name: string) => operation(name)?.responses['200']
    const referring = (name: string) => ({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    })
    expect(answerOf('getOrder')).toMatchObject(referring('OrderAnswer'))
    expect(answerOf('cancelOrder')).toMatchObject(referring('OrderAnswer'))
    expect(schemas.OrderAnswer?.properties).toEqual({ data: { $ref: '#/components/schemas/Order' } })
  })

  it('that alone answers an envelope has it in place', () => {
    expect(operation('listOrders')?.responses['200']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            required: ['data', 'meta'],
            properties: {
              data: { type: 'array', items: { $ref: '#/components/schemas/OrderRow' } },
              meta: { $ref: '#/components/schemas/OrderListMeta' },
            },
          },
        },
      },
    })
    expect(schemas).not.toHaveProperty('OrderRowList')
  })

  it('shows where an Idempotency-Key and an If-Match go', () => {
    const all = [document, account, pages].flatMap(operationsOf)
    const named = (header: string) =>
      all
        .filter(({ parameters }) => parameters.some((given) => given?.name === header))
        .map(({ operationId }) => operationId)
    const posts = allEndpoints.flatMap(({ endpoint: { method, name } }) =>
      method === 'POST' && name !== 'receiveStripeEvent' ? [name] : [],
    )
    expect(named('Idempotency-Key').sort()).toEqual([...posts, 'giveOrderDetails', 'abandonOrder'].sort())
    const updates = allEndpoints.flatMap(({ endpoint: { is_update, name } }) => (is_update ? [name] : []))
    expect(named('If-Match').sort()).toEqual(updates.sort())
    expect(operation('updateTicket')?.method).toBe('patch')
  })

  it('has a parameter of its own for each filter, field and operator of a list', () => {
    const filters = operation('listOrders')?.parameters.filter((given) =>
      given?.name.startsWith('filter_fields'),
    )
    expect(filters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'filter_fields[created_at][gte]',
          in: 'query',
          schema: { type: 'string', format: 'date-time' },
        }),
        expect.objectContaining({ name: 'filter_fields[email][like]', in: 'query' }),
        expect.objectContaining({ name: 'filter_fields[total][lte]', schema: { type: 'number' } }),
      ]),
    )
    expect(filters?.map((given) => given?.name)).not.toContain('filter_fields[email][gte]')
  })

  it('has no filter with an operator that the introduction does not explain', () => {
    const names = operations.flatMap(({ parameters }) => parameters.map((given) => given?.name ?? ''))
    const operators = new Set(
      names.flatMap((name) => name.match(/^filter_fields\[\w+\]\[(\w+)\]$/)?.[1] ?? []),
    )
    expect([...operators].sort()).toEqual(['eq', 'gt', 'gte', 'in', 'like', 'lt', 'lte', 'ne'])
    for (const each of operators) expect(document.info.description).toContain(`\`${each}\``)
  })
})
