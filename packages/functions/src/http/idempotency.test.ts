import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import type { IdKind } from '@foyer/contracts/id'
import { KeptAnswerEntity, type KeptAnswerItem } from '@foyer/core/kept-answer/answer-once'
import { newId } from '@foyer/core/random-id'
import { countRequests } from '@foyer/core/testing/count-requests'
import { withoutGuard } from '@foyer/core/testing/guard/without-guard'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { answered } from '../testing/answered.ts'
import { callEndpoint } from '../testing/call-endpoint.ts'
import { mintWorld, type World } from '../testing/mint-world.ts'
import { readyPosts } from '../testing/ready-posts.ts'
import { refusalOf, refusedAs } from '../testing/refusal.ts'
import { sampleBody } from '../testing/sample-body.ts'
import { send } from '../testing/send.ts'
import { tokenOf } from '../testing/token-of.ts'

/** Stripe sends no key: its events have their own ids. */
const posts = allEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ method, name }) => method === 'POST' && name !== 'receiveStripeEvent')

/** Sends a request that takes effect, from a caller who may send it. `key` is its Idempotency-Key. */
async function sender(world: World, endpoint: Endpoint) {
  const ready = (await readyPosts[endpoint.name]?.(world)) ?? {}
  const isOpen = endpoint.access === 'public' || endpoint.access === 'link'
  const bearer = isOpen ? '' : await tokenOf(ready.member ?? world)
  const known = { ...world.ids, ...ready.ids }
  const ids =
    endpoint.access === 'person' ? { ...known, user_id: ready.member?.user_id ?? world.user_id } : known
  const body = ready.body ?? sampleBody(endpoint, { ...ids, code: 'SECOND' })
  const send = (key: string, given: unknown = body) =>
    callEndpoint(endpoint, {
      ids,
      bearer,
      body: given,
      headers: { 'idempotency-key': key, ...ready.headers },
    })
  return { send, body }
}

/** An answer without the fields that change over time. */
function saidOf({ status, text }: { status: number; text: string }): unknown[] {
  return [status, text.replaceAll(/"(request_id|token|last_login_at)":"[^"]*"|"seconds_left":\d+/g, '')]
}

/** A person who signs out everywhere can no longer call. */
const ends = ['logout']
/**
 * A person who repeats a registration with the same key and password is signed in, even under another name
 * (docs/decisions/0012).
 */
const namesNoConflict = ['register']

/** Another body that the schema accepts. */
function otherBody({ name, body }: Endpoint, given: Record<string, unknown>): object {
  const kept = JSON.stringify(body?.parse(given))
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : Object.keys(given)
  for (const field of fields)
    for (const other of othersOf(field, given[field])) {
      const twice = field === 'password' && 'password_confirmation' in given
      const changed = { ...given, [field]: other, ...(twice ? { password_confirmation: other } : {}) }
      const { success, data } = body?.safeParse(changed) ?? {}
      if (success && (other instanceof File || JSON.stringify(data) !== kept)) return changed
    }
  throw new Error(`No other body was found for ${name}.`)
}

function othersOf(field: string, value: unknown): unknown[] {
  if (field === 'month') return ['2026-10']
  if (field === 'views') return [[{ list: 'orders', name: 'Unpaid', search: '' }]]
  if (field === 'hint') return ['messages']
  if (field.endsWith('_ids')) return [[newId(field.replace(/_ids$/, '') as IdKind)]]
  if (value instanceof File) return [new File(['another'], 'other.png', { type: 'image/png' })]
  const text = [
    `${value}x`,
    `x-${value}`,
    randomUUID(),
    newId('account'),
    '2031-01-01T08:00:00Z',
    'de',
    'attendees',
  ]
  return [...text, Number(value) + 1, !value, [newId('ticket')]]
}

const creating = posts.filter(({ status }) => status === 201)

/** These change what others need as it was. */
const apart = [
  ...['resetPassword', 'acceptInvitation', 'sortTickets', 'sortQuestions', 'cancelOrder', 'cancelAttendee'],
  ...['acceptTransfer', 'renewCheckInListLink', 'checkInAtList', 'undoImport', 'undoEventsImport'],
]

/** One world for all calls that leave it as the others need it. */
function worlds() {
  let shared: Promise<World> | undefined
  return ({ name }: Endpoint): Promise<World> => {
    if (apart.includes(name)) return mintWorld()
    shared ??= mintWorld()
    return shared
  }
}

const worldOf = worlds()
describe.each(posts)('$method $path with an Idempotency-Key', { tags: 'long' }, (endpoint) => {
  it('answers the same to the same, and refuses the key for anything else', async () => {
    const { send, body } = await sender(await worldOf(endpoint), endpoint)
    const key = randomUUID()
    const first = await send(key)
    expect(first.status, first.code).toBeLessThan(400)
    if (ends.includes(endpoint.name)) return
    expect(saidOf(await send(key))).toEqual(saidOf(first))
    if (!endpoint.body || namesNoConflict.includes(endpoint.name)) return
    const conflict = await send(key, otherBody(endpoint, body as Record<string, unknown>))
    expect([conflict.status, conflict.code]).toEqual([409, 'request.idempotency_conflict'])
  })
})

describe('what creates something', () => {
  const worldOf = worlds()
  it.each(creating)(
    'creates one thing when two requests with one key come at once: $name',
    async (endpoint) => {
      const { send } = await sender(await worldOf(endpoint), endpoint)
      const key = randomUUID()
      const answers = await Promise.all([send(key), send(key)])
      for (const { status, code, headers } of answers)
        if (status !== 201)
          expect([status, code, headers.get('retry-after')]).toEqual([409, 'request.in_progress', '2'])
      const later = await send(key)
      const made = [...answers, later].filter(({ status }) => status === 201).map(idOf)
      expect(new Set(made).size, JSON.stringify(made)).toBe(1)
    },
  )

  it('creates two without the claim (negative control)', async () => {
    withoutGuard('requestClaim')
    const world = await mintWorld()
    const endpoint = posts.find(({ name }) => name === 'createOrganizer')
    if (!endpoint) throw new Error('no such endpoint')
    const { send } = await sender(world, endpoint)
    const key = randomUUID()
    const made = (await Promise.all([send(key), send(key)])).map(idOf)
    expect(new Set(made).size).toBe(2)
  })
})

function idOf({ text }: { text: string }): string {
  const { data } = JSON.parse(text) as { data: Record<string, string> & { user?: { id: string } } }
  return data.user?.id ?? data.id ?? data.short_id ?? data.image_id ?? ''
}

describe('a kept answer', () => {
  it('is encrypted in the table: a new API key is nowhere in plain text, and is answered again under its idempotency key', async () => {
    const { ctx } = await mintOwner()
    const [key, path] = [randomUUID(), `POST /accounts/${accountOf(ctx)}/api-keys`]
    const body = { name: 'CRM', scopes: ['event.manage'] }
    const headers = { 'idempotency-key': key }
    const { made, kept: data } = await keptWith(() => answered<{ key: string }>(ctx, path, body, headers))
    expect(await answered(ctx, path, body, headers)).toEqual(made)
    expect(data).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain(made.key)
    expect(JSON.stringify(data)).not.toContain(key)
  })

  it('is said to be missing when the call still runs or its outcome is unknown, and nothing runs again', async () => {
    const { ctx } = await mintOwner()
    const [path, body] = ['POST /organizers', { name: 'Halls', email: 'halls@example.com' }]
    const headers = { 'idempotency-key': randomUUID() }
    const again = async () => refusalOf(path, await send(ctx, path, body, headers))
    const [kept] = (await keptWith(() => answered(ctx, path, body, headers))).kept
    if (!kept) throw new Error('nothing was kept')
    const { sealed: _sealed, ...claimed } = kept
    await KeptAnswerEntity.put(claimed).go()
    expect(await again()).toEqual(refusedAs('request.in_progress'))
    await KeptAnswerEntity.put({ ...claimed, running_until: Date.now() - 1 }).go()
    expect(await again()).toEqual(refusedAs('request.answer_not_kept'))
    await KeptAnswerEntity.put({ ...kept, sealed: `${kept.sealed?.slice(4)}AAAA` }).go()
    expect(await again()).toEqual(refusedAs('request.answer_not_kept'))
    const { meta } = (await (await send(ctx, 'GET /organizers?page=1')).json()) as { meta: { total: number } }
    expect(meta.total).toBe(1)
  })

  it('belongs to its caller: the same key of another caller is a different key', async () => {
    const [one, other] = await Promise.all([mintOwner(), mintOwner()])
    const headers = { 'idempotency-key': randomUUID() }
    const body = { name: 'Halls', email: 'halls@example.com' }
    const made = await Promise.all(
      [one, other].map(({ ctx }) => answered<{ id: string }>(ctx, 'POST /organizers', body, headers)),
    )
    expect(made[0]?.id).not.toBe(made[1]?.id)
  })
})

/** What a call answered, and what is kept of it now, read by the keys that the call claimed. */
async function keptWith<Made>(call: () => Promise<Made>): Promise<{ made: Made; kept: KeptAnswerItem[] }> {
  const { puts, stop } = countRequests()
  const made = await call().finally(stop)
  const keys = puts.flatMap(({ __edb_e__, key_hash }) =>
    __edb_e__ === 'kept_answer' ? [String(key_hash)] : [],
  )
  const { data } = await KeptAnswerEntity.get(keys.map((key_hash) => ({ key_hash }))).go({ consistent: true })
  return { made, kept: data }
}
