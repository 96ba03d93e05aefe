import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { mostPoolShards } from '@foyer/core/pool/open-pool'
import { readPools } from '@foyer/core/pool/read-pools'
import { rebuildPools } from '@foyer/core/repair/rebuild-pools'
import { withoutGuard } from '@foyer/core/testing/guard/without-guard'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { startGateway } from '@foyer/local/gateway/start-gateway'
import { loadLambdaFunctions } from '@foyer/local/lambda-functions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let gateway: Awaited<ReturnType<typeof startGateway>>

beforeAll(async () => {
  const { api } = await loadLambdaFunctions()
  gateway = await startGateway({
    port: 0,
    functions: { api, door: api, stripeWebhook: api, wallet: api, page: api },
    origins: { s3: '', media: '', inbox: '', stripe: null },
    clientDirectory: '',
  })
})
afterAll(() => gateway.stop())

/** One buyer at an address of their own, as the edge sees them. */
function buyer(index: number) {
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${gateway.port}/api/public${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index % 250}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }
}

type Outcome = { kind: 'bought' | 'left' } | { kind: 'refused'; code: string; free: number }

interface Wish {
  ticket: Ticket
  quantity: number
  /** Gives the tickets back instead of completing the order. */
  isLeaving?: boolean
}

/** Reserves and completes (or leaves); a refused buyer checks at once what is left. */
async function buy(index: number, { ticket, quantity, isLeaving }: Wish): Promise<Outcome> {
  const call = buyer(index)
  const [price] = ticket.prices
  if (!price) throw new Error('no price')
  const lines = [{ ticket_id: ticket.id, price_id: price.id, quantity }]
  const reserved = await call('POST', `/events/${ticket.event_id}/orders`, { lines })
  if (reserved.status !== 201) {
    const counts = (await readPools([{ pool_id: price.id, shards: mostPoolShards }])).get(price.id)
    return { kind: 'refused', code: reserved.body.code, free: counts?.free ?? 0 }
  }
  const order: PublicOrder = reserved.body.data
  if (isLeaving) {
    expect((await call('DELETE', `/orders/${order.short_id}`)).status).toBe(204)
    return { kind: 'left' }
  }
  const person = { first_name: 'Bea', last_name: `Buyer ${index}`, email: `buyer-${index}@example.com` }
  const attendees = order.attendees.map(({ short_id }) => ({ short_id, ...person }))
  const completed = await call('PUT', `/orders/${order.short_id}`, { ...person, attendees })
  expect(completed.body.data.status).toBe('COMPLETED')
  return { kind: 'bought' }
}

async function eventWith(stock: number) {
  const { event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: stock }] }])
  const [ticket] = tickets
  const [price] = ticket?.prices ?? []
  if (!ticket || !price) throw new Error('no ticket')
  const counts = async () => (await readPools([{ pool_id: price.id, shards: mostPoolShards }])).get(price.id)
  return { event_id: event.id, ticket, counts }
}

const crowd = (size: number, wish: (index: number) => Wish) =>
  Promise.all(Array.from({ length: size }, (_, index) => buy(index, wish(index))))

describe('a crowd at one event, through HTTP (F9)', () => {
  it('serves exactly 50 of 200 buyers at once for 50 tickets, and refuses no buyer while a ticket is left', async () => {
    const { event_id, ticket, counts } = await eventWith(50)
    const outcomes = await crowd(200, () => ({ ticket, quantity: 1 }))
    const refused = outcomes.filter((outcome) => outcome.kind === 'refused')
    expect(outcomes.filter(({ kind }) => kind === 'bought')).toHaveLength(50)
    expect(refused).toHaveLength(150)
    for (const refusal of refused) expect(refusal).toMatchObject({ code: 'order.sold_out', free: 0 })
    expect(await counts()).toMatchObject({ free: 0, held: 0, sold: 50 })
    expect(await rebuildPools(event_id)).toEqual([])
  })

  it('gives every buyer their tickets when there are enough, however many each wants', async () => {
    const { event_id, ticket, counts } = await eventWith(100)
    const outcomes = await crowd(40, (index) => ({ ticket, quantity: 1 + (index % 4) }))
    expect(outcomes.filter(({ kind }) => kind !== 'bought')).toEqual([])
    expect(await counts()).toMatchObject({ free: 0, held: 0, sold: 100 })
    expect(await rebuildPools(event_id)).toEqual([])
  })

  it('sells what some buyers give back to those who ask again', async () => {
    const { event_id, ticket, counts } = await eventWith(20)
    const first = await crowd(60, (index) => ({ ticket, quantity: 1, isLeaving: index % 2 === 0 }))
    const given = first.filter(({ kind }) => kind === 'left').length
    const second = await crowd(60, () => ({ ticket, quantity: 1 }))
    expect([...first, ...second].filter(({ kind }) => kind === 'bought')).toHaveLength(20)
    expect(given).toBeGreaterThan(0)
    expect(await counts()).toMatchObject({ free: 0, held: 0, sold: 20 })
    expect(await rebuildPools(event_id)).toEqual([])
  })

  it('oversells when the pool’s condition is switched off (negative control)', async () => {
    const { ticket, counts } = await eventWith(5)
    withoutGuard('pool')
    const outcomes = await crowd(40, () => ({ ticket, quantity: 1 }))
    expect(outcomes.filter(({ kind }) => kind === 'bought').length).toBeGreaterThan(5)
    expect((await counts())?.sold).toBeGreaterThan(5)
  })
})
