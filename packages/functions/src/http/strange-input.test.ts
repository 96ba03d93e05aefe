import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { errorBody } from '@foyer/contracts/error-code'
import { type IdKind, idPrefixes } from '@foyer/contracts/id'
import { newId, newLinkId } from '@foyer/core/random-id'
import { openSession } from '@foyer/core/session/sign-in'
import { readIdentity } from '@foyer/core/store/user/user-entity'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { accountOf } from '@foyer/core/testing/mint-owner'
import { mintQuestion } from '@foyer/core/testing/mint-question'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'

const app = apiApp(routes)
const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
const variants = 12
/** Ids of existing things, by the names that paths and bodies give them. */
const real: Record<string, string> = {}
let authorization = ''

beforeAll(async () => {
  const { ctx, event, tickets } = await mintLiveEvent([
    { type: 'FREE', prices: [{ quantity_available: 1000 }] },
  ])
  const [ticket] = tickets
  if (!ticket || ctx.actor.kind !== 'user') throw new Error('no ticket')
  const order = await nameBuyer(await reserve(ticket))
  const list = await mintCheckInList({ event_id: event.id })
  const question = await mintQuestion(ctx, event.id, { is_required: false })
  Object.assign(real, {
    account_id: accountOf(ctx),
    user_id: ctx.actor.user_id,
    event_id: event.id,
    organizer_id: event.organizer_id,
    ticket_id: ticket.id,
    price_id: ticket.prices[0]?.id,
    order_short_id: order.short_id,
    attendee_short_id: order.attendees[0]?.short_id,
    code: order.attendees[0]?.short_id,
    check_in_list_id: list.id,
    question_id: question.id,
    check_in_list_short_id: list.short_id,
  })
  const identity = await readIdentity(ctx.actor.user_id)
  const [membership] = identity?.memberships ?? []
  if (!identity || !membership) throw new Error('no user')
  authorization = `Bearer ${(await openSession(ctx, identity.user, membership, [])).token}`
})

/** Expects any proper answer, but never a failure. */
async function expectAnswer(endpoint: Endpoint, query: string, body: string | undefined): Promise<void> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => real[name] ?? idFor(name))
  const answer = await app.request(`/api${path}${query}`, {
    method: endpoint.method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  expect(answer.status, `${endpoint.name} ${query} ${body}`.slice(0, 600)).toBeLessThan(500)
  if (answer.status >= 400) errorBody.parse(await answer.json())
}

function idFor(name: string): string {
  const kind = name.replace(/_ids?$/, '')
  if (kind in idPrefixes) return newId(kind as IdKind)
  return newLinkId()
}

const texts = [
  '\u0000',
  '\ud800',
  '\uffff\ufffe',
  '\u202e🎟️'.repeat(20),
  '<img src=x onerror=alert(1)>',
  '=1+1',
  '%s',
  '__proto__',
]
const instants = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-03-29T01:30:00Z',
  '2026-02-30T00:00:00Z',
]

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** A value of that schema, as strange as the schema allows. */
function strange(schema: Schema, name: string, variant: number): unknown {
  const at = <Item>(choices: readonly Item[]) => choices[variant % choices.length]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return at(schema.enum)
  if (schema.anyOf) return strange(at(schema.anyOf) ?? {}, name, variant)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key], index) => schema.required?.includes(key) || (variant + index) % 3 === 0)
          .map(([key, inner], index) => [key, strange(inner, key, variant + index)]),
      )
    case 'array':
      return [strange(schema.items ?? {}, name.replace(/s$/, ''), variant)]
    case 'integer':
    case 'number':
      return at([schema.minimum ?? -1, schema.maximum ?? Number.MAX_SAFE_INTEGER, 1, 0, 2 ** 31])
    case 'boolean':
      return variant % 2 === 0
    case 'string':
      return strangeText(schema, name, variant)
    default:
      return null
  }
}

function strangeText(
  { format, minLength = 0, maxLength = 100 }: Schema,
  name: string,
  variant: number,
): string {
  const known = real[name] ?? real[`attendee_${name}`]
  if (known) return known
  if (format === 'date-time') return instants[variant % instants.length] ?? ''
  if (format === 'email' || name.endsWith('email')) return `strange-${variant}@example.com`
  if (format === 'uri' || name.endsWith('url') || name === 'website') return 'https://例え.example/\u0000'
  if (name === 'timezone') return 'Antarctica/Troll'
  if (/_ids?$/.test(name)) return idFor(name)
  const text = texts[variant % texts.length] ?? ''
  return text.padEnd(minLength, 'x').slice(0, maxLength)
}

const withJson = endpoints.filter(({ body, encoding }) => body && encoding === 'json')
const withQuery = endpoints.filter(({ query }) => query !== undefined)

describe('strange but well-formed input', { tags: 'long' }, () => {
  it.each(withJson)('does not break $name', async (endpoint) => {
    const schema = z.toJSONSchema(endpoint.body as z.ZodType, {
      io: 'input',
      unrepresentable: 'any',
    }) as Schema
    const bodies = Array.from({ length: variants }, (_, variant) =>
      JSON.stringify(strange(schema, '', variant)),
    )
    for (const body of new Set(bodies)) await expectAnswer(endpoint, '', body)
  })

  it.each(withQuery)('does not break $name', async (endpoint) => {
    for (const text of textsFor(endpoint)) {
      const value = encodeURIComponent(text.toWellFormed())
      await expectAnswer(endpoint, `?query=${value}&page=100000&per_page=100&sort_direction=asc`, undefined)
      for (const operator of operatorsOf(endpoint)) {
        await expectAnswer(endpoint, `?filter_fields[status][${operator}]=${value}`, undefined)
        await expectAnswer(endpoint, `?filter_fields[created_at][${operator}]=${value}`, undefined)
      }
    }
    await expectAnswer(endpoint, '?query=%ff%fe&query=twice&page=1&page=2', undefined)
  })
})

function operatorsOf({ query }: Endpoint): string[] {
  return 'filter_fields' in (query as z.ZodObject).shape ? ['eq', 'ne', 'lt', 'gte', 'like', 'in'] : ['eq']
}

/** All texts for the first list of each kind of query; two different ones for each other list, since the same code reads them. */
function textsFor(endpoint: Endpoint): string[] {
  const kindOf = ({ query }: Endpoint) => Object.keys((query as z.ZodObject).shape).join()
  const place = withQuery.indexOf(endpoint)
  const isFirst = withQuery.findIndex((other) => kindOf(other) === kindOf(endpoint)) === place
  return texts.filter((_text, index) => isFirst || index % 4 === place % 4)
}
