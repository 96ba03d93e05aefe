import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { apiKeyScopes } from '@foyer/contracts/api-key/api-key'
import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import { collectMessages } from '@foyer/core/testing/collect-messages'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { beforeAll, describe, expect, it } from 'vitest'
import { callEndpoint } from '../testing/call-endpoint.ts'
import { mintWorld, type World } from '../testing/mint-world.ts'
import { send } from '../testing/send.ts'

/** What is reported to the audit log during a call. */
async function reportsOf(call: () => Promise<unknown>) {
  const { payloads, stop } = collectMessages(actionTaken)
  await call().finally(stop)
  return payloads.map(({ action, actor_kind, actor_id, subject_id, details }) => ({
    ...{ action, actor_kind, actor_id, subject_id, details },
  }))
}

const isScope = (access: string) => apiKeyScopes.some((scope) => scope === access)
const changing = allEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ access, method }) => method !== 'GET' && isScope(access))
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

describe('a call that changes something', () => {
  let world: World
  let key: Awaited<ReturnType<typeof mintApiKey>>
  const worked: string[] = []
  beforeAll(async () => {
    world = await mintWorld()
    key = await mintApiKey(world.ctx, [...apiKeyScopes])
  })

  it.each(changing)(
    'stands in the audit log under the key that made it, if it works: $name',
    async (endpoint) => {
      let status = 0
      const reports = await reportsOf(async () => {
        status = (await callEndpoint(endpoint, { ids: world.ids, bearer: key.key })).status
      })
      if (status >= 300) return
      worked.push(endpoint.name)
      const own = reports.filter(
        ({ actor_kind, actor_id }) => actor_kind === 'API_KEY' && actor_id === key.id,
      )
      expect(own).not.toEqual([])
      const text = JSON.stringify(own.filter(({ action }) => action === 'api_key.used'))
      for (const link of [world.ids.order_short_id, world.ids.attendee_short_id])
        expect(text).not.toContain(link)
    },
  )

  it('works for many of them, so that this test would see one that is missing', () => {
    expect(worked.length).toBeGreaterThan(25)
  })
})

describe('the audit log', () => {
  it('says which call a key made, for which thing of which event, and once where the verb says it itself', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { id: actor_id, key } = await mintApiKey(ctx, ['event.manage'])
    const by = { authorization: `Bearer ${key}` }
    const question = { type: 'SINGLE_LINE', title: 'Diet?', belongs_to: 'ORDER' }
    const path = `/events/${event_id}/questions`
    let made = ''
    const reports = await reportsOf(async () => {
      const answer = await send(null, `POST ${path}`, question, by)
      made = ((await answer.json()) as { data: { id: string } }).data.id
      expect((await send(null, `DELETE ${path}/${made}`, undefined, by)).status).toBe(204)
      await send(null, `GET ${path}`, undefined, by)
      expect((await send(null, `DELETE ${path}/${made}`, undefined, by)).status).toBe(404)
    })
    const used = { action: 'api_key.used', actor_kind: 'API_KEY', actor_id, subject_id: event_id }
    expect(reports).toEqual([
      { ...used, details: { call: 'createQuestion', thing: made } },
      { ...used, details: { call: 'deleteQuestion', thing: made } },
    ])
    const ticket = { title: 'Standing', type: 'FREE', prices: [{ quantity_available: 5 }] }
    const own = await reportsOf(() => send(null, `POST /events/${event_id}/tickets`, ticket, by))
    expect(own.map(({ action }) => action)).toEqual(['ticket.stock_changed'])
  })

  it('has nothing more of what a person changes', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const question = { type: 'SINGLE_LINE', title: 'Diet?', belongs_to: 'ORDER' }
    expect(await reportsOf(() => send(ctx, `POST /events/${event_id}/questions`, question))).toEqual([])
  })

  it('has a repeated request with an Idempotency-Key once', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { key } = await mintApiKey(ctx, ['event.manage'])
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': `question-of-${event_id}` }
    const question = { type: 'SINGLE_LINE', title: 'Diet?', belongs_to: 'ORDER' }
    const reports = await reportsOf(async () => {
      for (const _ of [1, 2]) {
        const answer = await send(null, `POST /events/${event_id}/questions`, question, headers)
        expect(answer.status).toBe(201)
      }
    })
    expect(reports).toHaveLength(1)
  })
})
