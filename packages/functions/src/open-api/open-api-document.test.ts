import { readdirSync, readFileSync } from 'node:fs'
import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf } from '@foyer/contracts/refusals'
import { describe, expect, it } from 'vitest'
import { parts } from './common-parts.ts'
import type { Schema } from './json-schema.ts'
import { openApiDocument } from './open-api-document.ts'
import type { Operation } from './operations.ts'
import { audienceOf } from './tags.ts'

const document = openApiDocument('https://tickets.example')
const pages = openApiDocument('https://tickets.example', 'pages')
const { schemas, parameters, responses } = document.components
const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation with its parameters, those of its address included, and with what it requires of its caller. */
const operationsOf = ({ paths, security }: typeof document) =>
  Object.values(paths).flatMap(({ parameters: inPath = [], ...item }) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        method,
        security,
        ...operation,
        parameters: [...inPath, ...(operation.parameters ?? [])].map((given) =>
          '$ref' in given
            ? (parameters[nameIn(given.$ref)] ?? pages.components.parameters[nameIn(given.$ref)])
            : given,
        ),
      })),
  )
const operations = operationsOf(document)
type Described = (typeof operations)[number]
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

  it('stays small, because it says once what many things have in common: at most 250 KB', () => {
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThanOrEqual(250_000)
  })

  it('is made again in the same way', () => {
    expect(openApiDocument('https://tickets.example')).toEqual(document)
  })
})

/** A component, or the object in one of its fields. */
function thingAt(place: string): Schema | undefined {
  const [component = '', field] = place.split('.')
  const schema = schemas[component]
  if (field === undefined) return schema
  const own = [schema, ...(schema?.allOf ?? [])].find((part) => part?.properties?.[field])
  return own?.properties?.[field]
}

describe('a schema', () => {
  it('that has another one whole extends it, and adds only its own fields', () => {
    const [base, own] = schemas.Attendee?.allOf ?? []
    expect(base).toEqual({ $ref: '#/components/schemas/AttendeeRow' })
    expect(own?.properties).toHaveProperty('answers')
    expect(own?.properties).not.toHaveProperty('email')
    expect(own?.required).not.toContain('email')
    expect(schemas.AttendeeRow?.allOf?.at(-1)?.properties).toHaveProperty('email')
  })

  it('that makes something is the one that changes it, with what may not be left out and what is assumed', () => {
    expect(schemas.TaxOrFeeBody).toEqual({
      allOf: [
        { $ref: '#/components/schemas/UpdateTaxOrFeeBody' },
        {
          type: 'object',
          properties: { amount: { default: 0 }, rate: { default: 0 }, is_default: { default: false } },
        },
      ],
      required: ['name', 'type', 'calculation_type'],
    })
    expect(schemas.UpdateTaxOrFeeBody?.properties).toHaveProperty('name')
    expect(schemas.UpdateTaxOrFeeBody).not.toHaveProperty('required')
  })

  it('that extends others has at least two parts and no fields beside them, or openapi-python-client takes it for its base', () => {
    const extending = Object.entries(schemas).filter(([, { allOf }]) => allOf)
    expect(extending.length).toBeGreaterThan(10)
    expect(extending.filter(([, { allOf = [], properties }]) => properties || allOf.length < 2)).toEqual([])
  })

  it('that others extend has a name for each object in it, or openapi-python-client leaves all of them out', () => {
    const bases = new Set(
      Object.values(schemas).flatMap(({ allOf = [] }) => allOf.map(({ $ref = '' }) => nameIn($ref))),
    )
    const fields = [...bases].flatMap((base) =>
      [schemas[base], ...(schemas[base]?.allOf ?? [])].flatMap((part) =>
        Object.values(part?.properties ?? {}),
      ),
    )
    expect(fields.length).toBeGreaterThan(50)
    const isUnnamed = ({ properties, additionalProperties, items }: Schema) =>
      properties ?? additionalProperties ?? items?.properties
    expect(fields.filter(isUnnamed)).toEqual([])
    expect(schemas.AttendeeRow?.allOf?.at(-1)?.properties?.check_ins?.items).toEqual({
      $ref: '#/components/schemas/AttendeeRowCheckIn',
    })
  })

  it('of a body stands beside what all schemas say about the field', () => {
    const { title } = schemas.UpdateTicketBody?.properties ?? {}
    expect(title).toEqual({ $ref: '#/components/schemas/Title', minLength: 1, maxLength: 200 })
    expect(schemas.Title).not.toHaveProperty('maxLength')
  })

  it.each(Object.entries(parts))(
    '%s is a part of all the things that it names and the document has',
    (name, { of }) => {
      const { properties, allOf } = schemas[name] ?? {}
      expect(Object.keys(properties ?? allOf?.at(-1)?.properties ?? {})).not.toEqual([])
      const isPartOf = (schema: Schema): boolean =>
        [schema, ...(schema.allOf ?? [])].some(
          ({ $ref }) => $ref && (nameIn($ref) === name || isPartOf(schemas[nameIn($ref)] ?? {})),
        )
      const things = of.map(thingAt).filter((thing) => thing !== undefined)
      expect(things.length).toBeGreaterThan(1)
      expect(things.filter((thing) => !isPartOf(thing))).toEqual([])
    },
  )
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

  it('are explained once each, with the status and the sentence', () => {
    expect(document['x-error-codes']['order.sold_out']).toEqual(errors['order.sold_out'].slice(0, 2))
    const listed = operations.flatMap((each) => each['x-codes'] ?? [])
    expect(listed.filter((code) => !(code in document['x-error-codes']))).toEqual([])
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

/** Every field in some schemas: its name, its schema, with what the schema's base says of it, and the component that it is in. */
function fieldsOf(all: Record<string, Schema>) {
  return Object.entries(all).flatMap(([component, schema]) => {
    const found: { path: string; field: Schema }[] = []
    const bases = (schema.allOf ?? []).map(({ $ref = '' }) => schemas[nameIn($ref)]?.properties ?? {})
    const visit = (part: Schema, path: string) => {
      for (const [name, own] of Object.entries(part.properties ?? {})) {
        const field = { ...bases.find((base) => base[name])?.[name], ...own }
        found.push({ path: `${path}.${name}`, field })
        visit(field, `${path}.${name}`)
      }
      for (const inner of [part.items, ...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])])
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

  it('has the sentence of its own thing and not of another that has a field of that name', () => {
    const textOf = (place: string) => thingAt(place)?.description
    expect(textOf('OrderEmail.to')).toContain('address')
    expect(textOf('EventMessageRow.total')).toContain('addresses')
    expect(textOf('Ticket.id')).toBeUndefined()
    expect(textOf('TicketPriceBody.id')).toBe('Given for a price that already exists.')
  })

  it('of a parameter has one too; what the operators of filters mean is in the introduction', () => {
    const given = operations.flatMap(({ parameters }) =>
      parameters.filter((each) => !each?.name.startsWith('filter_fields[')),
    )
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
