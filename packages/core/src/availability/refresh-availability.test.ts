import { beforeEach, describe, expect, it } from 'vitest'
import { config } from '../config.ts'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { forgetStocks } from '../event-graph/known-stock.ts'
import { readStock } from '../public-page/read-stock.ts'
import { AvailabilityEntity } from '../store/event/availability-entity.ts'
import { firstPriceOf, reserve } from '../testing/buy.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { meterUnits } from '../testing/meter-units.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { queueDelays } from '../testing/queue-delays.ts'
import { later, testContext } from '../testing/test-context.ts'
import { dropAvailability, refreshAvailability } from './refresh-availability.ts'

async function eventWith(quantity_available: number) {
  const { event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available }] }])
  const [ticket] = tickets
  const graph = await readEventGraph(event.id)
  if (!ticket || !graph) throw new Error('no ticket')
  return { event_id: event.id, ticket, graph, price_id: firstPriceOf(ticket) }
}

const count = (event_id: string, ctx = testContext()) =>
  refreshAvailability(ctx, { event_id, since: ctx.now.toISOString() })

const kept = async (stock_event_id: string) =>
  (await AvailabilityEntity.get({ stock_event_id }).go({ consistent: true })).data

beforeEach(() => forgetStocks())

describe('what is left of an event, in one item', () => {
  it.each([
    { shards: 1, tickets: 25 },
    { shards: 8, tickets: 200 },
    { shards: 32, tickets: 800 },
  ])(
    'costs a page view half a read unit and no write, whether a price has 1 shard or $shards',
    async ({ tickets, shards }) => {
      const { event_id, graph, price_id } = await eventWith(tickets)
      forgetStocks()
      expect((await meterUnits(() => readStock(testContext(), graph))).read).toBe(0.5 * shards + 0.5)
      await count(event_id)
      const { result, read, writes } = await meterUnits(() => readStock(testContext(), graph))
      expect(result.counts.get(price_id)).toMatchObject({ free: tickets, taken: 0, base: 0 })
      expect({ read, writes }).toEqual({ read: 0.5, writes: 0 })
    },
  )

  it('comes with the moment of its count, whether it is kept or counted by the reader', async () => {
    const { event_id, graph } = await eventWith(10)
    const ctx = testContext()
    forgetStocks()
    expect(await readStock(later(ctx, 2), graph)).toMatchObject({
      counted_at: later(ctx, 2).now.toISOString(),
    })
    await count(event_id, ctx)
    forgetStocks()
    expect(await readStock(later(ctx, 5), graph)).toMatchObject({ counted_at: ctx.now.toISOString() })
  })

  it('is read once a second by one process, however many ask', async () => {
    const { event_id, graph } = await eventWith(10)
    await count(event_id)
    const ctx = testContext()
    const { read } = await meterUnits(() =>
      Promise.all(Array.from({ length: 20 }, () => readStock(ctx, graph))),
    )
    expect(read).toBe(0.5)
  })

  it('is counted by a reader while it is of other pools than the event has now', async () => {
    const { event_id, graph, price_id } = await eventWith(10)
    await count(event_id)
    await AvailabilityEntity.patch({ stock_event_id: event_id }).set({ pools: {} }).go()
    forgetStocks()
    expect((await readStock(testContext(), graph)).counts.get(price_id)).toMatchObject({ free: 10 })
  })

  it('is counted again after a change, which it would miss without comparing the moments (negative control)', async () => {
    const { event_id, ticket, price_id } = await eventWith(10)
    const ctx = testContext()
    const takenAfterChange = async (seconds: number) => {
      await count(event_id, later(ctx, seconds))
      await reserve(ticket)
      await count(event_id, later(ctx, seconds + 2))
      return (await kept(event_id))?.pools[price_id]?.taken
    }
    expect(await takenAfterChange(0)).toBe(1)
    withoutGuard('countedSince')
    expect(await takenAfterChange(4)).toBe(1)
  })

  it('is counted by readers after a repair has dropped it', async () => {
    const { event_id, graph } = await eventWith(10)
    await count(event_id)
    await dropAvailability(event_id)
    expect((await meterUnits(() => readStock(testContext(), graph))).read).toBe(1)
  })

  it('is not shown by a process that changed what is left a while after it was counted', async () => {
    const { event_id, graph, ticket, price_id } = await eventWith(10)
    await count(event_id, later(testContext(), -5))
    await reserve(ticket, 4)
    expect((await readStock(testContext(), graph)).counts.get(price_id)).toMatchObject({ free: 6 })
  })

  it('is counted again when a change is told that it may not have seen', async () => {
    const { event_id, ticket, price_id } = await eventWith(10)
    await count(event_id)
    await reserve(ticket, 3)
    const then = later(testContext(), 2)
    await refreshAvailability(then, { event_id, since: then.now.toISOString() })
    expect((await kept(event_id))?.pools[price_id]).toMatchObject({ free: 7, taken: 3 })
  })

  it('is left alone by a change that came before it was counted', async () => {
    const { event_id } = await eventWith(10)
    await count(event_id)
    const before = await kept(event_id)
    const since = new Date(Date.parse(before?.read_at ?? '') - 1).toISOString()
    const { writes } = await meterUnits(() =>
      refreshAvailability(later(testContext(), 5), { event_id, since }),
    )
    expect(writes).toBe(0)
  })

  it('is counted once more, when its second is over, after a burst of changes within it', async () => {
    const { event_id } = await eventWith(10)
    const ctx = testContext()
    await count(event_id, ctx)
    const delays = queueDelays(config().AVAILABILITY_QUEUE_URL ?? '')
    for (const seconds of [0.2, 0.4, 0.6]) {
      const then = later(ctx, seconds)
      await refreshAvailability(then, { event_id, since: then.now.toISOString() })
    }
    expect(delays.stop()).toEqual([1])
    expect(await kept(event_id)).toMatchObject({
      read_at: ctx.now.toISOString(),
      again_at: later(ctx, 1).now.toISOString(),
    })
  })

  it('is looked at again after the next hold of a sold-out ticket lapses, and counted by readers if that does not happen', async () => {
    const { event_id, ticket, graph, price_id } = await eventWith(2)
    const ctx = testContext()
    const { reserved_until } = await reserve(ticket, 2, ctx)
    const delays = queueDelays(config().AVAILABILITY_QUEUE_URL ?? '')
    await count(event_id, ctx)
    await count(event_id, later(ctx, 5))
    expect(delays.stop()).toHaveLength(1)
    forgetStocks()
    const lapsed = Date.parse(reserved_until) / 1000 - ctx.now.getTime() / 1000
    expect((await readStock(later(ctx, lapsed + 1), graph)).counts.get(price_id)).toMatchObject({ free: 0 })
    forgetStocks()
    expect((await readStock(later(ctx, lapsed + 16), graph)).counts.get(price_id)).toMatchObject({ free: 2 })
  })
})
