import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { listMeta } from '@foyer/contracts/list'
import { type ListOperator, listOperators } from '@foyer/contracts/list-filter'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'
import { mintWorld } from '../testing/mint-world.ts'
import { atFields } from '../testing/refusal.ts'
import { tokenOf } from '../testing/token-of.ts'

const app = apiApp(routes)
const reads = allEndpoints.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')

/** Lists that come whole: the specification's own call without a query (§7), and the accounts that a person may choose from. */
// The change feed and deliveries are read by position, the others whole.
const others = [
  ...['listChanges', 'listLedger', 'listEventImages', 'listOwnAccounts', 'listSavedViews'],
  'listWebhookDeliveries',
  // As many as one looks through while typing, and the last ones.
  ...['findPlaces', 'listEventsImports', 'listImports'],
]
const lists = reads.filter(({ name, response }) => 'meta' in partsOf(response) && !others.includes(name))

let ids: Record<string, string>
let authorization: string

beforeAll(async () => {
  const world = await mintWorld()
  ids = world.ids
  authorization = `Bearer ${await tokenOf(world)}`
})

function partsOf(schema: unknown): Record<string, z.ZodType> {
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
}

/** The fields for sorting in a list's schema. */
function sortsOf({ query }: Endpoint): string[] {
  const { enum: fields = [] } = z.toJSONSchema(partsOf(query).sort_by ?? z.never()) as { enum?: string[] }
  return fields
}

interface Filter {
  operators: ListOperator[]
  values?: string[]
}

/** The fields for filtering in a list's schema. */
function filtersOf({ query }: Endpoint): [field: string, filter: Filter][] {
  const told = z.toJSONSchema(partsOf(query).filter_fields ?? z.never(), { io: 'input' })
  return Object.entries((told as { 'x-filters'?: Record<string, Filter> })['x-filters'] ?? {})
}

/** A value that the field can have: from its values, else from its comparisons and the end of its name. */
function possible(field: string, { operators, values }: Filter): string {
  if (values) return values[0] ?? ''
  if (!operators.includes('gt')) return 'x'
  return isInstant(field) ? '2027-03-01T19:00:00+01:00' : '100'
}

function isInstant(field: string): boolean {
  return /(_at|_date|_until|_since|^at)$/.test(field)
}

const atFilter = (field: string, operator: string) => `filter_fields[${field}][${operator}]`

interface Answer {
  status: number
  body: {
    data?: unknown[]
    meta?: z.infer<typeof listMeta>
    code?: string
    errors?: Record<string, string[]>
  }
}

async function ask({ path, query }: Endpoint, given: Record<string, string>): Promise<Answer> {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
  const search = new URLSearchParams(given)
  if ('organizer_id' in partsOf(query)) search.set('organizer_id', ids.organizer_id ?? '')
  const answer = await app.request(`/api${filled}?${search}`, { headers: { authorization } })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

/** How a list refuses a query: status, code, and each message with its field. */
async function refused(endpoint: Endpoint, given: Record<string, string>) {
  const { status, body } = await ask(endpoint, given)
  return [status, body.code, body.errors]
}

it('every call that answers several things is a list, except those that answer all of them', () => {
  const several = reads.filter(({ response }) => partsOf(response).data instanceof z.ZodArray)
  const names = several.filter((endpoint) => !lists.includes(endpoint)).map(({ name }) => name)
  expect(names.sort()).toEqual(others.sort())
  expect(lists.length).toBeGreaterThanOrEqual(20)
})

describe.each(lists)('$method $path (specification 3.list-query)', { tags: 'long' }, (endpoint) => {
  // Specification: 3.list-query 9.page-defaults
  it('pages: of the size asked for, 20 by default, empty beyond the end, with its totals', async () => {
    const { status, body } = await ask(endpoint, { page: '1' })
    expect(status).toBe(200)
    expect(listMeta.parse(body.meta)).toMatchObject({ page: 1, per_page: 20 })
    const { total } = listMeta.parse(body.meta)
    const small = await ask(endpoint, { page: '1', per_page: '1' })
    expect(small.body.data).toHaveLength(Math.min(1, total))
    expect(small.body.meta).toMatchObject({ page: 1, per_page: 1, total, last_page: Math.max(1, total) })
    const beyond = await ask(endpoint, { page: '9999', per_page: '100' })
    expect([beyond.status, beyond.body.data]).toEqual([200, []])
    expect(beyond.body.meta).toMatchObject({ page: 9999, per_page: 100, total })
  })

  // Specification: 3.list-query
  it('searches', async () => {
    const { status, body } = await ask(endpoint, { query: 'no such words anywhere' })
    expect([status, body.data, body.meta?.total]).toEqual([200, [], 0])
  })

  // Specification: 3.list-query
  it('sorts by each of its fields, either way', async () => {
    const sort = sortsOf(endpoint)
    expect(sort.length).toBeGreaterThan(0)
    for (const sort_by of sort)
      for (const sort_direction of ['asc', 'desc'])
        expect((await ask(endpoint, { sort_by, sort_direction })).status, sort_by).toBe(200)
  })

  // Specification: 3.list-query
  it('filters each of its fields with each of its operators', async () => {
    const filters = filtersOf(endpoint)
    expect(filters.length).toBeGreaterThan(0)
    for (const [field, filter] of filters)
      for (const operator of filter.operators) {
        const value = possible(field, filter)
        const { status } = await ask(endpoint, {
          [atFilter(field, operator)]: operator === 'in' ? `${value},${value}` : value,
        })
        expect(status, `${field} ${operator}`).toBe(200)
      }
  })

  it('refuses an operator that a field does not have, and names those that it has', async () => {
    for (const [field, { operators }] of filtersOf(endpoint))
      for (const operator of listOperators.filter((known) => !operators.includes(known)))
        expect(await refused(endpoint, { [atFilter(field, operator)]: 'x' })).toEqual(
          atFields({ [`filter_fields.${field}.${operator}`]: `Filter with one of ${operators.join(', ')}.` }),
        )
  })

  it('refuses a value that a field cannot have, and says which it can', async () => {
    for (const [field, { operators, values }] of filtersOf(endpoint)) {
      const isText = !values && operators.includes('like')
      if (isText) continue
      for (const operator of operators) {
        const [status, code, errors] = await refused(endpoint, {
          [atFilter(field, operator)]: 'NO SUCH/VALUE',
        })
        const [sentence = ''] =
          (errors as Record<string, string[]>)[`filter_fields.${field}.${operator}`] ?? []
        expect([status, code], field).toEqual([422, 'request.invalid'])
        if (values) expect(sentence).toBe(`Filter with one of ${values.join(', ')}.`)
        else if (isInstant(field)) expect(sentence).toContain('such as 2027-03-01T19:00:00Z')
        else
          expect(sentence).toBe(
            operators.includes('gt') ? 'Enter a number.' : 'This is not an id of that kind.',
          )
      }
    }
  })

  // Specification: 3.list-query
  it.each<[what: string, given: Record<string, string>, said: Record<string, string>]>([
    ['a page of more than 100', { per_page: '101' }, { per_page: 'Enter 100 or less.' }],
    ['a page of nothing', { per_page: '0' }, { per_page: 'Enter 1 or more.' }],
    ['a page before the first', { page: '0' }, { page: 'Enter 1 or more.' }],
    ['a page that is no number', { page: 'two' }, { page: 'Enter a number.' }],
    ['an unknown order', { sort_by: 'password' }, { sort_by: 'Choose one of the options.' }],
    ['a third direction', { sort_direction: 'up' }, { sort_direction: 'Choose one of the options.' }],
    ['a long search', { query: 'x'.repeat(201) }, { query: 'Use at most 200 characters.' }],
    ['an unknown parameter', { limit: '5' }, { limit: 'This field is unknown.' }],
    [
      'an unknown field',
      { 'filter_fields[password][eq]': 'x' },
      { filter_fields: 'This list cannot be filtered by that field.' },
    ],
  ])('refuses %s, and says what it takes', async (_what, given, said) => {
    expect(await refused(endpoint, given)).toEqual(atFields(said))
  })

  // Specification: 3.list-query
  it('refuses an unknown operator, and names those that there are', async () => {
    const [[field] = ['']] = filtersOf(endpoint)
    const said = 'Filter with one of eq, ne, lt, lte, gt, gte, like, in.'
    const refusal = await refused(endpoint, { [`filter_fields[${field}][is]`]: 'x' })
    expect(refusal).toEqual(atFields({ [`filter_fields.${field}.is`]: said }))
  })
})
