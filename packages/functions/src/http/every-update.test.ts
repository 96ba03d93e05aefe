import { isDeepStrictEqual } from 'node:util'
import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import { type Endpoint, methodsOf } from '@foyer/contracts/endpoint'
import { editablePart } from '@foyer/contracts/update-of'
import { collectMessages } from '@foyer/core/testing/collect-messages'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { answered } from '../testing/answered.ts'
import { mintWorld, type World } from '../testing/mint-world.ts'
import { refusal, refusalOf, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'
import { type Stock, stockOf } from '../testing/stock-of.ts'
import type { Pair } from '../testing/update-pair.ts'
import { updatePairs } from '../testing/update-pairs.ts'

/** A PUT or PATCH that is a step, not an update: its body is complete. */
const steps = ['giveOrderDetails', 'updateEventStatus', 'changePassword']

const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
const updates = endpoints.filter(({ is_update }) => is_update)

interface Thing {
  world: World
  endpoint: Endpoint
  path: string
  pair: Pair
}

const things = new Map<Endpoint, Thing>()

/** Needs an event in the language that it began with. */
const apart = ['updateEventTranslation']
/** The other updates share a world, since each changes a thing of its own. */
let shared: Promise<World> | undefined

/** The same thing for every test of the endpoint, reset to the first value of the pair in every field. */
async function thingOf(endpoint: Endpoint): Promise<Thing> {
  const known = things.get(endpoint)
  if (known) await answered(known.world.ctx, `PUT ${known.path}`, known.pair.first)
  const thing = known ?? (await mintThing(endpoint, await worldOf(endpoint)))
  things.set(endpoint, thing)
  return thing
}

function worldOf({ name }: Endpoint): Promise<World> {
  if (apart.includes(name)) return mintWorld()
  shared ??= mintWorld()
  return shared
}

/** One thing that has the first value of the pair in every field. */
async function mintThing(endpoint: Endpoint, world: World): Promise<Thing> {
  const makePair = updatePairs[endpoint.name]
  if (!makePair) throw new Error(`Give ${endpoint.name} two bodies in update-pairs.ts.`)
  const pair = await makePair(world)
  for (const body of [pair.first, pair.second])
    expect(Object.keys(body).sort()).toEqual(fieldsOf(endpoint).sort())
  const ids: Record<string, string> = { ...world.ids, ...pair.ids }
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
  await answered(world.ctx, `PUT ${path}`, pair.first)
  return { world, endpoint, path, pair }
}

/** Changing one's own email address is a separate step: it waits for its confirmation. */
const ofAnotherStep = ['updateMe.email', 'updateMe.current_password']

function fieldsOf({ name, body }: Endpoint): string[] {
  const fields = Object.keys((body as z.ZodObject).shape)
  return fields.filter((field) => !ofAnotherStep.includes(`${name}.${field}`))
}

/** The part of the thing that an update can change, as a call of that method answers it. */
async function ask({ world, path, endpoint }: Thing, method: string, body?: object) {
  const answer = await answered(world.ctx, `${method} ${path}`, body)
  return editablePart(endpoint.body as z.ZodType, answer) as Record<string, unknown>
}

const read = (thing: Thing) => ask(thing, 'GET')

it('every call that writes with PUT is an update, offered as PATCH too, or a step', () => {
  const puts = endpoints.filter(({ method }) => method === 'PUT' || method === 'PATCH')
  const others = puts.filter(({ is_update }) => !is_update).map(({ name }) => name)
  expect(others.sort()).toEqual(steps.sort())
  for (const update of updates) expect(methodsOf(update)).toEqual(['PUT', 'PATCH'])
  expect(updates.length).toBeGreaterThanOrEqual(16)
})

describe.each(updates)('$method $path', { tags: 'long' }, (endpoint) => {
  // The methods alternate: both call the same verb, which does not know which it was.
  it('keeps by PUT and PATCH what is left out, whichever single field is sent', async () => {
    const thing = await thingOf(endpoint)
    const { pair } = thing
    let expected = await read(thing)
    expect(expected).toMatchObject(pair.first)
    for (const method of methodsOf(endpoint))
      expect(await ask(thing, method, {}), 'nothing sent').toEqual(expected)
    for (const [index, [field, value]] of Object.entries(pair.second).entries()) {
      const now = await ask(thing, methodsOf(endpoint)[index % 2] ?? 'PUT', { [field]: value })
      expect({ [field]: now[field] }).toMatchObject({ [field]: value })
      expected = { ...expected, [field]: now[field] }
      expect(now, `${field} sent alone`).toEqual(expected)
    }
    expect(expected).toMatchObject(pair.second)
    expect(await read(thing)).toEqual(expected)
  })

  it('takes back what it answered, with all that belongs to the server, and changes nothing', async () => {
    const thing = await thingOf(endpoint)
    const { world, path } = thing
    const before = await answered(world.ctx, `GET ${path}`)
    for (const method of methodsOf(endpoint)) await answered(world.ctx, `${method} ${path}`, before)
    expect(await read(thing)).toEqual(editablePart(endpoint.body as z.ZodType, before))
    const unknown = await refusal(world.ctx, `PUT ${path}`, { ...before, no_such_field: 1 })
    expect(unknown[0]).toBe(422)
  })

  it('honors If-Match: of two who read the same, one writes and the other is told to read again', async () => {
    const { world, path, pair } = await thingOf(endpoint)
    const [one, other] = changesIn(pair.first, pair.second)
    const put = (tag: string, body = one) => send(world.ctx, `PUT ${path}`, body, { 'if-match': tag })
    const tag = await tagOf(world, path)
    const answers = await Promise.all([put(tag), put(tag, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    for (const stale of [tag, '"nope"', 'nope', 'W/"nope"'])
      expect(await refusalOf(path, await put(stale))).toEqual(refusedAs('request.stale'))
    const written = answers.find(({ ok }) => ok)?.headers.get('etag')
    expect(written).toBe(await tagOf(world, path))
    for (const good of [`"nope", ${written}`, '*']) expect((await put(good)).status).toBe(200)
  })

  it('deletes only what the caller read, where it can be deleted at all', async () => {
    const { world, path } = await thingOf(endpoint)
    if (!endpoints.some((other) => other.method === 'DELETE' && other.path === endpoint.path)) return
    const stale = await send(world.ctx, `DELETE ${path}`, undefined, { 'if-match': '"nope"' })
    expect(await refusalOf(path, stale)).toEqual(refusedAs('request.stale'))
  })
})

/** Two changes of which each makes the other stale: of two fields, or of two inside the only field. An empty change would let both through. */
function changesIn(before: object, after: object): [object, object] {
  const known: Record<string, unknown> = { ...before }
  const changes = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(known[field]),
  )
  const [only] = changes
  const apart =
    changes.length === 1 && only
      ? Object.entries(only[1]).map(([inside, value]) => ({ [only[0]]: { [inside]: value } }))
      : changes.map(([field, value]) => ({ [field]: value }))
  const [one, other] = apart
  if (!one || !other) throw new Error('Two changes are needed.')
  return [one, other]
}

/** The fields that decide how much can be sold, in any call that writes them. */
const ofEvents = endpoints.filter(({ path }) => path.startsWith('/events/:event_id/'))
const deletions = ofEvents.filter(({ method, access }) => method === 'DELETE' && access === 'event.manage')

const ofStock = /stock|capacity|uses/
const stockAround = ({ world, pair }: Thing) => stockOf(world, pair.ids?.event_id ?? world.ids.event_id ?? '')

/**
 * Calls, and expects the audit log to have each change of stock that an API client can see: who did it, from what, to what;
 * and no other such entry. Returns how many there were, and the stock after them.
 */
async function expectReported(thing: Thing, call: string, body?: object, known?: Stock) {
  const { world } = thing
  const before = known ?? (await stockAround(thing))
  const { payloads: reports, stop } = collectMessages(actionTaken)
  const answer = await send(world.ctx, call, body).finally(stop)
  // Some deletions are refused in this world; an update never is.
  if (body) expect(answer.status, call).toBe(200)
  const after = await stockAround(thing)
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => before[key] !== after[key],
  )
  const [amounts, others] = [changed.filter(isAmount), changed.filter((key) => !isAmount(key))]
  const told = reports.filter(({ action }) => ofStock.test(action))
  for (const { actor_id, account_id } of told)
    expect([actor_id, account_id], call).toEqual([world.user_id, world.account_id])
  const said = told.map(({ action, subject_id, details }) => {
    const key = [action, subject_id, details.price_id ?? []].flat().join(' ')
    return isAmount(key) ? `${key}: ${details.from} → ${details.to}` : key
  })
  expect(said.toSorted(), call).toEqual(
    [
      ...amounts.map((key) => `${key}: ${before[key] ?? 'none'} → ${after[key] ?? 'none'}`),
      // A capacity that begins or ends reports only its size.
      ...others.filter((key) => key in before && key in after),
    ].toSorted(),
  )
  return { count: changed.length, after }
}

/** The fields that decide about stock, each alone, and all others together: if those change nothing, no single one does. */
function stepsTo(body: object): object[] {
  const decide = ['prices', 'max_uses', 'capacity', 'status', 'stop_sales_at_limit', 'ticket_ids']
  const alone = Object.entries(body).filter(([field]) => decide.includes(field))
  const others = Object.entries(body).filter(([field]) => !decide.includes(field))
  return [Object.fromEntries(others), ...alone.map(([field, value]) => ({ [field]: value }))]
}

/** Whether an update of all fields at once changes any stock, or reports it; if not, no single field does. */
async function concernsStock(thing: Thing): Promise<boolean> {
  const before = await stockAround(thing)
  const { payloads: reports, stop } = collectMessages(actionTaken)
  await answered(thing.world.ctx, `PUT ${thing.path}`, thing.pair.second).finally(stop)
  const isTold = reports.some(({ action }) => ofStock.test(action))
  return isTold || !isDeepStrictEqual(before, await stockAround(thing))
}

function isAmount(key: string): boolean {
  return /^(ticket|promo_code)|capacity_changed/.test(key)
}

describe('the audit log', { tags: 'long' }, () => {
  it('records every change of stock that an update makes, field by field', async () => {
    const counts: Record<string, number> = {}
    for (const endpoint of updates.filter(({ path }) => path.startsWith('/events/'))) {
      const thing = await thingOf(endpoint)
      if (!(await concernsStock(thing))) continue
      await thingOf(endpoint)
      const { first, second } = thing.pair
      const steps = [
        ...stepsTo(second).map((body) => ['PUT', body] as const),
        ...stepsTo(first).map((body) => ['PATCH', body] as const),
      ]
      let stock = await stockAround(thing)
      for (const [method, body] of steps) {
        const { count, after } = await expectReported(thing, `${method} ${thing.path}`, body, stock)
        stock = after
        if (count > 0) counts[endpoint.name] = (counts[endpoint.name] ?? 0) + count
      }
    }
    expect(Object.keys(counts).sort()).toEqual([
      'updateCapacityAssignment',
      'updatePromoCode',
      'updateTicket',
    ])
  })

  it('records every deletion that removes stock or a limit, and every tier that is added or removed', async () => {
    const told = []
    const world = await mintWorld()
    for (const endpoint of deletions) {
      const update = updates.find(({ path }) => path === endpoint.path)
      const thing = update ? await mintThing(update, world) : null
      const path =
        thing?.path ?? endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => world.ids[name] ?? '')
      const given = thing ?? { world, endpoint, path, pair: { first: {}, second: {} } }
      if ((await expectReported(given, `DELETE ${path}`)).count > 0) told.push(endpoint.name)
    }
    expect(told.sort()).toEqual(['deleteCapacityAssignment', 'deletePromoCode', 'deleteTicket'])
    const tiers = await mintThing(updates.find(({ name }) => name === 'updateTicket') as Endpoint, world)
    const { prices } = await answered<{ prices: object[] }>(tiers.world.ctx, `GET ${tiers.path}`)
    const call = `PUT ${tiers.path}`
    const more = [...prices, { label: 'Third', quantity_available: 7 }, { label: 'Fourth' }]
    expect(await expectReported(tiers, call, { prices: more })).toMatchObject({ count: 2 })
    expect(await expectReported(tiers, call, { prices: prices.slice(1) })).toMatchObject({ count: 3 })
  })
})

async function tagOf({ ctx }: World, path: string): Promise<string> {
  return (await send(ctx, `GET ${path}`)).headers.get('etag') ?? ''
}
