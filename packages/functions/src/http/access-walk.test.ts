import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { newId, newLinkId } from '@foyer/core/random-id'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, callEndpoint } from '../testing/call-endpoint.ts'
import { type Actor, mintActors } from '../testing/mint-actors.ts'
import { mintWorld } from '../testing/mint-world.ts'
import { sampleBody } from '../testing/sample-body.ts'

/** The webhook has its own function. Endpoints that destroy things come last. */
const endpoints = allEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ name }) => name !== 'receiveStripeEvent')
  // What is within a thing is deleted before the thing.
  .toSorted((a, b) => deletes(a) - deletes(b))
const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'link'
const guarded = endpoints.filter((endpoint) => !isOpen(endpoint))
const links = endpoints.filter(({ access }) => access === 'link')
/** Emailed tokens work once; their verbs have tests for them. */
const open = endpoints.filter((endpoint) => isOpen(endpoint) && !endpoint.path.includes(':token'))

let actors: Actor[]
/** Only callers of the open endpoints touch these. */
let openIds: Record<string, string>
const walked = new Map<string, Map<string, string>>()

beforeAll(async () => {
  actors = await mintActors()
  openIds = (await mintWorld()).ids
})

afterAll(() => console.log(table()))

/** After all others (0), and the deeper the earlier. */
function deletes({ method, path }: Endpoint): number {
  return method === 'DELETE' ? 1 / path.split('/').length : 0
}

/** Refused because of the caller, not because of the request or the state of things. */
function isRefusal({ path }: Endpoint, { status, code }: Answer): boolean {
  if (status === 404) {
    // The event is not live at that moment; another account's would not be found.
    if (code === 'event.not_available') return false
    const kind = code.split('.')[0] ?? ''
    return (
      kind === 'route' ||
      path.includes(`:${kind}_id`) ||
      path.includes(`:${kind}_short_id`) ||
      !code.endsWith('.not_found')
    )
  }
  return status === 403 || /^(session\.(required|expired|forbidden)|api_key\.)/.test(code)
}

/** The caller's own id in what is about themselves. */
function idsFor({ access }: Endpoint, { world, user_id }: Actor): Record<string, string> {
  return access === 'person' && user_id ? { ...world.ids, user_id } : world.ids
}

function namesOthers(endpoint: Endpoint, ids: Record<string, string>): boolean {
  const body = JSON.stringify(sampleBody(endpoint, ids))
  return endpoint.params !== undefined || Object.values(ids).some((id) => body.includes(id))
}

/** Calls the endpoint as the actor, and records the answer in the table. */
async function walk(endpoint: Endpoint, actor: Actor): Promise<void> {
  const ids = idsFor(endpoint, actor)
  const answer = await callEndpoint(endpoint, { ids, bearer: await actor.bearer(endpoint) })
  const said = `${endpoint.name} as ${actor.name}: ${answer.status} ${answer.code}`
  const verdict = actor.verdict(endpoint)
  const isRefused = typeof verdict === 'number' || (verdict === 'OWN' && namesOthers(endpoint, ids))
  if (isRefused) expect(answer.status, said).toBe(typeof verdict === 'number' ? verdict : 404)
  else expect(isRefusal(endpoint, answer), said).toBe(false)
  if (verdict === 'OWN') expect(namesIn(answer, ids), said).toEqual([])
  note(endpoint, actor.name, isRefused ? `${answer.status}` : 'ok')
}

/** Ids of another account's things in an answer. */
function namesIn({ text }: Answer, ids: Record<string, string>): string[] {
  return Object.entries(ids).flatMap(([name, id]) => (name !== 'code' && text.includes(id) ? [name] : []))
}

describe('an endpoint that is not open to all', () => {
  // Specification: 6.role-admin
  it.each(guarded)('refuses and lets in the right callers: $name', async (endpoint) => {
    for (const actor of actors.filter(({ name }) => !mayChange.includes(name))) await walk(endpoint, actor)
  })

  // Specification: 7.call-get-user
  it.each(guarded)('refuses and lets in those of its account: $name', async (endpoint) => {
    for (const actor of actors.filter(({ name }) => mayChange.includes(name))) await walk(endpoint, actor)
  })
})

/** They come last: their calls change what the others must not even see. */
const mayChange = ['organizer', 'key with scopes', 'admin']

describe('an endpoint that is open', () => {
  it.each(links)('refuses an unknown link: $name', async (endpoint) => {
    const answer = await callEndpoint(endpoint, { ids: { ...openIds, ...unusedLinks() } })
    expect([404, 410], `${endpoint.name}: ${answer.status} ${answer.code}`).toContain(answer.status)
    note(endpoint, 'wrong link', `${answer.status}`)
  })

  it.each(open)('lets in anybody: $name', async (endpoint) => {
    const answer = await callEndpoint(endpoint, { ids: openIds })
    expect(isRefusal(endpoint, answer), `${endpoint.name}: ${answer.status} ${answer.code}`).toBe(false)
    note(endpoint, 'anonymous', 'ok')
  })

  it('at a door refuses the tickets of another list’s event', async () => {
    const { tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const order = await nameBuyer(await reserve(ticket))
    const attendee_short_id = order.attendees[0]?.short_id ?? ''
    const attendee_reference = order.attendees[0]?.reference ?? ''
    const other = { ...openIds, attendee_short_id, attendee_reference }
    const doors = links.filter(({ path, method }) => path.includes('/check-ins') && method !== 'GET')
    for (const endpoint of doors) {
      const answer = await callEndpoint(endpoint, { ids: other })
      const refusal = endpoint.method === 'POST' ? 'check_in.wrong_list' : 'attendee.not_found'
      expect(answer.code, endpoint.name).toBe(refusal)
    }
    expect(doors.length).toBeGreaterThan(1)
  })
})

function unusedLinks() {
  const link = newLinkId()
  return {
    token: 'no.such.token',
    ...{ order_short_id: link, attendee_short_id: link, check_in_list_short_id: link },
    transfer_short_id: link,
    door_file: 'no.such.file',
    user_id: newId('user'),
  }
}

function note({ method, path, access }: Endpoint, actor: string, answer: string): void {
  const line = `${method.padEnd(6)} ${path} (${access})`
  const row = walked.get(line) ?? new Map<string, string>()
  walked.set(line, row.set(actor, answer))
}

function table(): string {
  const names = [...actors.map(({ name }) => name), 'wrong link']
  const legend = names.map((name, index) => `${index + 1} ${name}`).join(', ')
  const width = Math.max(...[...walked.keys()].map((line) => line.length))
  const rows = [...walked].map(([line, row]) =>
    [line.padEnd(width), ...names.map((name) => (row.get(name) ?? '-').padEnd(3))].join(' '),
  )
  const cells = [...walked.values()].flatMap((row) => [...row.values()])
  const allowed = cells.filter((cell) => cell === 'ok').length
  const sum = `# ${walked.size} endpoints × ${names.length} actors: ${cells.length - allowed} refused, ${allowed} allowed; a wrong one fails its test`
  return ['', legend, ...rows, sum].join('\n')
}
