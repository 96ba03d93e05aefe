import { describe, expect, it } from 'vitest'
import { cancelOrder } from '../order/cancel-order.ts'
import { abandonOrder } from '../order/end-hold.ts'
import { poolChanges } from '../pool/pool-change.ts'
import { poolTransaction } from '../pool/pool-writes.ts'
import { readPools } from '../pool/read-pools.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { testContext } from '../testing/test-context.ts'
import { confirmedDrift, mendPools } from './mend-pools.ts'
import { rebuildPools } from './rebuild-pools.ts'

async function soldEvent() {
  const { ctx, event, tickets } = await mintLiveEvent([
    { type: 'FREE', prices: [{ quantity_available: 20 }] },
    { type: 'FREE', prices: [{ quantity_available: null }] },
  ])
  const [ticket, unlimited] = tickets
  if (!ticket || !unlimited) throw new Error('no tickets')
  return { ctx, event_id: event.id, ticket, unlimited }
}

describe('rebuilding pools', () => {
  it('finds no difference after holding, completing, abandoning and cancelling', async () => {
    const { ctx, event_id, ticket, unlimited } = await soldEvent()
    await reserve(ticket, 2)
    await nameBuyer(await reserve(ticket, 3))
    await nameBuyer(await reserve(unlimited, 5))
    const left = await reserve(ticket, 4)
    await abandonOrder(testContext(), { params: { order_short_id: left.short_id } })
    const regretted = await nameBuyer(await reserve(unlimited, 1))
    const params = { event_id, order_short_id: regretted.short_id }
    await cancelOrder(ctx, { params, body: { refund: false, notify_buyer: false } })
    expect(await rebuildPools(event_id)).toEqual([])
  })

  it('finds a shard that disagrees with the orders', async () => {
    const { event_id, ticket } = await soldEvent()
    await nameBuyer(await reserve(ticket, 3))
    const pool_id = ticket.prices[0]?.id ?? ''
    await poolTransaction(poolChanges('hold', [{ pool_id, shard: 0, quantity: 2 }]))
    expect(await rebuildPools(event_id)).toEqual([
      { pool_id, shard: 0, stored: { held: 2, sold: 3 }, counted: { held: 0, sold: 3 } },
    ])
  })

  it('finds a pool with counts that do not add up to its size', async () => {
    const { event_id, ticket } = await soldEvent()
    const pool_id = ticket.prices[0]?.id ?? ''
    await poolTransaction([{ pool_id, shard: 0, free: -2, held: 0, sold: 0 }])
    expect(await rebuildPools(event_id)).toEqual([{ pool_id, stored_size: 18, size: 20 }])
  })
})

describe('mending pools', () => {
  it('makes them agree with the orders, and keeps their size', async () => {
    const { event_id, ticket } = await soldEvent()
    await nameBuyer(await reserve(ticket, 3))
    const pool_id = ticket.prices[0]?.id ?? ''
    await poolTransaction(poolChanges('hold', [{ pool_id, shard: 0, quantity: 2 }]))
    await poolTransaction([{ pool_id, shard: 0, free: 4, held: 0, sold: 0 }])
    const found = confirmedDrift(await rebuildPools(event_id), await rebuildPools(event_id))
    expect(await mendPools(event_id, found)).toEqual({ mended: found, left: [] })
    expect(await rebuildPools(event_id)).toEqual([])
    const counts = (await readPools([{ pool_id, shards: 1 }])).get(pool_id)
    expect(counts).toMatchObject({ free: 17, held: 0, sold: 3 })
  })

  it('leaves alone a sale that was under way, and what has changed since', async () => {
    const { event_id, ticket } = await soldEvent()
    const pool_id = ticket.prices[0]?.id ?? ''
    await poolTransaction(poolChanges('hold', [{ pool_id, shard: 0, quantity: 2 }]))
    const first = await rebuildPools(event_id)
    await reserve(ticket, 1)
    const second = await rebuildPools(event_id)
    expect(confirmedDrift(first, second)).toEqual([])
    expect(await mendPools(event_id, first)).toEqual({ mended: [], left: first })
    await mendPools(event_id, second)
    expect(await rebuildPools(event_id)).toEqual([])
  })
})
