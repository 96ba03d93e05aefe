import { readdirSync, readFileSync } from 'node:fs'
import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf } from '@foyer/contracts/refusals'
import { describe, expect, it } from 'vitest'
import type { Schema } from './json-schema.ts'
import { openApiDocument } from './open-api-document.ts'
import type { Operation } from './operations.ts'
import { audienceOf } from './tags.ts'

const document = openApiDocument('https://tickets.example')
const pages = openApiDocument('https://tickets.example', 'pages')
const { schemas, parameters, responses } = document.components
const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation with its parameters, those of its address included. */
const operationsOf = ({ paths }: typeof document) =>
  Object.values(paths).flatMap(({ parameters: inPath = [], ...item }) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        method,
        ...operation,
        parameters: [...inPath, ...(operation.parameters ?? [])].map((given) =>
          '$ref' in given
            ? (parameters[nameIn(given.$ref)] ?? pages.components.parameters[nameIn(given.$ref)])
            : given,
        ),
      })),
  )
const operations = operationsOf(document)
const operation = (name: string) => operations.find(({ operationId }) => operationId === name)

function nameIn(reference: string): string {
  return reference.split('/').at(-1) ?? ''
}

describe('the document', () => {
  it('describes every endpoint once, in that for programs or in that for pages', () => {
    expect(document.openapi).toBe('3.1.0')
    const described = [...operations, ...operationsOf(pages)].map(({ operationId }) => operationId)
    expect(described.sort()).toEqual(allEndpoints.map(({ endpoint }) => endpoint.name).sort())
  })

  it('has in the one for programs only what a key may do or what needs none', () => {
    const isForPeople = operations.filter(({ security }) => security.some((way) => !way.api_key))
    expect(isForPeople.map(({ operationId }) => operationId)).toEqual([])
    expect(Object.keys(document.components.securitySchemes)).toEqual(['api_key'])
    expect(Object.keys(pages.components.securitySchemes)).toEqual(['session', 'api_key'])
    expect(operation('login')).toBeUndefined()
    expect(operationsOf(pages).map(({ operationId }) => operationId)).toContain('receiveStripeEvent')
  })

  it('stays small, because it names what is used often: less than 300 KB', () => {
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(300_000)
  })

  it('is made again in the same way', () => {
    expect(openApiDocument('https://tickets.example')).toEqual(document)
  })
})

describe('a schema', () => {
  it('that has another one whole extends it, and adds only its own fields', () => {
    expect(schemas.Attendee?.allOf).toEqual([{ $ref: '#/components/schemas/AttendeeRow' }])
    expect(schemas.Attendee?.properties).toHaveProperty('answers')
    expect(schemas.Attendee?.properties).not.toHaveProperty('email')
    expect(schemas.Attendee?.required).not.toContain('email')
    expect(schemas.AttendeeRow?.properties).toHaveProperty('email')
  })
})

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
    expect(answerOf('listOrders')).toMatchObject(referring('OrderRowList'))
    expect(schemas.OrderRowList?.properties).toEqual({
      data: { type: 'array', items: { $ref: '#/components/schemas/OrderRow' } },
      meta: { $ref: '#/components/schemas/OrderListMeta' },
    })
  })

  it('shows where an Idempotency-Key and an If-Match go', () => {
    const all = [...operations, ...operationsOf(pages)]
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
        expect.objectContaining({ name: 'filter_fields[created_at][gte]', in: 'query' }),
        expect.objectContaining({ name: 'filter_fields[email][like]', in: 'query' }),
      ]),
    )
    expect(filters?.map((given) => given?.name)).not.toContain('filter_fields[email][gte]')
    expect(schemas['Filter.time.gte']).toMatchObject({ type: 'string', format: 'date-time' })
  })
})

const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
const forPrograms = allEndpoints.filter(
  ({ concept, endpoint }) => audienceOf(concept, endpoint) === 'programs',
)

describe('refusals', () => {
  it.each(forPrograms)('lists for $endpoint.name every code with which it refuses', ({ endpoint }) => {
    const { responses: answers, 'x-codes': own = [] } = operation(endpoint.name) as Operation
    const shared = responses[nameIn((answers.default as { $ref: string }).$ref)] as { 'x-codes': string[] }
    expect([...own, ...shared['x-codes'], ...document['x-codes']].sort()).toEqual(
      refusalsOf(endpoint, endpoints),
    )
  })

  it('are explained once each, with the status and the sentence', () => {
    expect(document['x-error-codes']['order.sold_out']).toEqual(errors['order.sold_out'].slice(0, 2))
    const listed = operations.flatMap((each) => each['x-codes'] ?? [])
    expect(listed.filter((code) => !(code in document['x-error-codes']))).toEqual([])
  })

  it('show the facts that belong to a code', () => {
    expect(schemas['check_in.already']).toMatchObject({
      properties: {
        code: { const: 'check_in.already' },
        details: { properties: { checked_in_at: { type: 'string' }, first_name: { type: 'string' } } },
      },
    })
    expect(schemas.Refusal?.anyOf).toContainEqual({ $ref: '#/components/schemas/check_in.already' })
    expect(schemas).not.toHaveProperty('order.expired')
  })

  it('say when to ask again', () => {
    for (const response of Object.values(responses)) expect(response).toHaveProperty('headers.Retry-After')
  })
})

/** Every field in some schemas: its name, its schema and the component that it is in. */
function fieldsOf(all: Record<string, Schema>) {
  return Object.entries(all).flatMap(([component, schema]) => {
    const found: { path: string; field: Schema }[] = []
    const visit = (part: Schema, path: string) => {
      for (const [name, field] of Object.entries(part.properties ?? {})) {
        found.push({ path: `${path}.${name}`, field })
        visit(field, `${path}.${name}`)
      }
      for (const inner of [part.items, ...(part.anyOf ?? []), ...(part.oneOf ?? [])])
        if (inner) visit(inner, path)
    }
    visit(schema, component)
    return found
  })
}

/** Kinds of values, which say nothing about the field that has them. */
const plainKinds = ['Amount', 'Locale', 'Currency', 'LinkId', 'WebAddress', 'SecureWebAddress']

function isDescribed(field: Schema): boolean {
  if (field.description || 'const' in field) return true
  const name = nameIn((field.anyOf?.[0] ?? field.items ?? field).$ref ?? '')
  return name !== '' && !plainKinds.includes(name)
}

describe('every field', () => {
  const own = Object.fromEntries(Object.entries(schemas).filter(([name]) => !/\.|Answer$|List$/.test(name)))

  it('has a sentence, or is one of the things that have one', () => {
    const fields = fieldsOf(own)
    expect(fields.length).toBeGreaterThan(500)
    expect(fields.filter(({ field }) => !isDescribed(field)).map(({ path }) => path)).toEqual([])
  })

  it('of a parameter has one too', () => {
    const given = operations.flatMap(({ parameters }) => parameters)
    const silent = given.filter((each) => each && !each.description && !isDescribed(each.schema))
    expect([...new Set(silent.map((each) => each?.name))]).toEqual([])
  })

  it('with an amount says that it is in minor units, and with a percentage what that counts', () => {
    const texts = (pattern: RegExp) =>
      fieldsOf(own)
        .filter(({ path }) => pattern.test(path))
        .map(({ path, field }) => [path, field.description ?? schemas[nameIn(field.$ref ?? '')]?.description])
    const amounts = texts(/\.(total|subtotal|\w+_total|unit_\w+|price|fee|tax|gross|net|amount|refund_left)$/)
    expect(amounts.length).toBeGreaterThan(30)
    expect(amounts.filter(([, text]) => !/minor unit|Entries|rows|addresses/i.test(text ?? ''))).toEqual([])
    for (const [path, text] of texts(/\.rate$/))
      expect([path, text]).toEqual([path, expect.stringContaining('thousandths')])
  })
})

describe('examples', () => {
  it('are values that the demo account has', () => {
    const demo = new URL('../../../demo/src/', import.meta.url)
    const sources = readdirSync(demo).map((file) => readFileSync(new URL(file, demo), 'utf8'))
    const used = fieldsOf(schemas).flatMap(({ field }) => (field.examples as string[] | undefined) ?? [])
    const named = Object.values(schemas).flatMap((schema) => (schema.examples as string[] | undefined) ?? [])
    const examples = [...new Set([...used, ...named])]
    expect(examples.length).toBeGreaterThan(5)
    expect(examples.filter((example) => !sources.some((source) => source.includes(`'${example}'`)))).toEqual(
      [],
    )
  })
})

describe('what may grow', () => {
  it('has room in answers: no field is forbidden, and a text with few values may have another', () => {
    expect(JSON.stringify(schemas.OrderRow)).not.toContain('additionalProperties')
    expect(schemas.OrderStatus?.anyOf).toEqual([
      expect.objectContaining({ enum: expect.any(Array) }),
      { type: 'string' },
    ])
  })

  it('stays strict where the API refuses: a body with an unknown field', () => {
    expect(schemas.CreateOrderBody?.additionalProperties).toBe(false)
  })
})
