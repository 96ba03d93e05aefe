import { readEventGraph } from '../event/read-event-graph.ts'
import { listShards } from '../list/list-shard.ts'
import { OrderEntity, type OrderItem } from '../order/order-entity.ts'
import { pricePool } from '../ticket/price-pool.ts'
import type { PoolShard } from './pool-entity.ts'
import { readPoolsAtOnce } from './read-pools.ts'

interface Taken {
  held: number
  sold: number
}

/** A shard whose counts differ from what the event's orders add up to. */
export interface PoolDrift {
  pool_id: string
  shard: number
  stored: Taken
  counted: Taken
}

const nothing: Taken = { held: 0, sold: 0 }

/**
 * Counts anew, from the event's orders, what is held and sold of each of its pools, and answers every shard that says
 * otherwise (none is as it should be). The indexes that name the orders lag a moment, so ask while nobody buys.
 */
export async function rebuildPools(event_id: string): Promise<PoolDrift[]> {
  const graph = await readEventGraph(event_id, { fresh: true })
  const pools = graph?.tickets.flatMap(({ prices }) => prices.map(pricePool)) ?? []
  const [stored, counted] = await Promise.all([readPoolsAtOnce(pools), countTaken(event_id)])
  const known = new Map(stored.map((shard) => [shardKey(shard), shard]))
  return [...new Set([...known.keys(), ...counted.keys()])].flatMap((key) => {
    const [pool_id = '', shard = ''] = key.split('/')
    const drift = {
      pool_id,
      shard: Number(shard),
      stored: takenOf(known.get(key)),
      counted: counted.get(key) ?? nothing,
    }
    const isRight = drift.stored.held === drift.counted.held && drift.stored.sold === drift.counted.sold
    return isRight ? [] : [drift]
  })
}

async function countTaken(event_id: string): Promise<Map<string, Taken>> {
  const counted = new Map<string, Taken>()
  for (const { status, takes } of await readOrders(event_id)) {
    const kind = status === 'RESERVED' ? 'held' : status === 'COMPLETED' ? 'sold' : null
    if (kind === null) continue
    for (const take of takes) {
      const before = counted.get(shardKey(take)) ?? nothing
      counted.set(shardKey(take), { ...before, [kind]: before[kind] + take.quantity })
    }
  }
  return counted
}

/** Whatever takes from a pool is a hold or was completed, and stands in the index of the one or of the other. */
async function readOrders(event_id: string): Promise<OrderItem[]> {
  const whole = { pages: 'all', hydrate: true } as const
  const pages = await Promise.all(
    Array.from({ length: listShards }, (_, list_shard) => [
      OrderEntity.query.list({ event_id, list_shard }).go(whole),
      OrderEntity.query.hold({ event_id, list_shard }).go(whole),
    ]).flat(),
  )
  return [...new Map(pages.flatMap(({ data }) => data.map((order) => [order.short_id, order]))).values()]
}

function shardKey({ pool_id, shard }: { pool_id: string; shard: number }): string {
  return `${pool_id}/${shard}`
}

function takenOf(shard: PoolShard | undefined): Taken {
  return shard ? { held: shard.held, sold: shard.sold } : nothing
}
