import { type EventGraph, readEventGraph, readListShards } from '../event-graph/event-graph.ts'
import { sizeInPool } from '../pool/open-pool.ts'
import { type CountedShard, type PoolRef, readShards } from '../pool/read-pools.ts'
import { promoCodePool } from '../price/promo-code-terms.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { PromoCodeEntity } from '../store/promo-code/promo-code-entity.ts'
import { pricePool } from '../store/ticket/ticket-entity.ts'

interface Taken {
  held: number
  sold: number
}

/** A shard with counts that differ from the sum of the event's orders. */
export interface CountDrift {
  pool_id: string
  shard: number
  stored: Taken
  counted: Taken
}

/** A pool with counts that do not add up to its size. */
export interface SizeDrift {
  pool_id: string
  stored_size: number
  size: number
}

export type FoundDrift = CountDrift | SizeDrift

interface SizedPool extends PoolRef {
  size: number | null
}

const nothing: Taken = { held: 0, sold: 0 }

/**
 * Counts what an event's orders hold and sold of each pool (stock, capacities, promo codes), and returns every shard and
 * size that differs. The indexes of orders lag a moment, so a difference during sales is real only if it is found twice
 * (`mendPools`).
 */
export async function rebuildPools(event_id: string): Promise<FoundDrift[]> {
  const graph = await readEventGraph(event_id, { fresh: true })
  const [named, orders] = await Promise.all([graph ? namedPools(graph) : [], readOrders(event_id)])
  const [stored, counted] = [await readShards(withEnded(named, orders)), countTaken(orders)]
  return [...countDrifts(stored, counted), ...sizeDrifts(stored, named)]
}

async function namedPools({ event, tickets, capacity_assignments }: EventGraph): Promise<SizedPool[]> {
  const { data: promoCodes } = await PromoCodeEntity.query
    .primary({ event_id: event.event_id })
    .go({ consistent: true, pages: 'all' })
  return [
    ...tickets
      .flatMap(({ prices }) => prices)
      .map((price) => ({ ...pricePool(price), size: price.quantity_available })),
    ...capacity_assignments.flatMap(({ pool_id, pool_shards: shards, capacity: size }) =>
      pool_id === null ? [] : [{ pool_id, shards, size }],
    ),
    ...promoCodes.map((promoCode) => ({ ...promoCodePool(promoCode), size: promoCode.max_uses })),
  ]
}

/** Orders may hold from pools that no longer have a name: deleted promo codes, and capacities that started over. */
function withEnded(named: readonly PoolRef[], orders: readonly OrderItem[]): PoolRef[] {
  const pools = new Map(named.map((pool) => [pool.pool_id, pool]))
  for (const { pool_id, shard } of orders.flatMap(({ takes }) => takes)) {
    const known = pools.get(pool_id)
    pools.set(pool_id, { pool_id, shards: Math.max(known?.shards ?? 0, shard + 1) })
  }
  return [...pools.values()]
}

function countDrifts(shards: readonly CountedShard[], counted: ReadonlyMap<string, Taken>): CountDrift[] {
  const known = new Map(shards.map((shard) => [shardKey(shard), shard]))
  return [...new Set([...known.keys(), ...counted.keys()])].flatMap((key) => {
    const [pool_id = '', shard = ''] = key.split('/')
    const { held, sold } = known.get(key) ?? nothing
    const drift = {
      pool_id,
      shard: Number(shard),
      stored: { held, sold },
      counted: counted.get(key) ?? nothing,
    }
    const isRight = held === drift.counted.held && sold === drift.counted.sold
    return isRight ? [] : [drift]
  })
}

function sizeDrifts(shards: readonly CountedShard[], named: readonly SizedPool[]): SizeDrift[] {
  return named.flatMap(({ pool_id, size }) => {
    const stored_size = shards
      .filter((shard) => shard.pool_id === pool_id)
      .reduce((sum, { free, taken, base }) => sum + free + taken + base, 0)
    return stored_size === sizeInPool(size) ? [] : [{ pool_id, stored_size, size: sizeInPool(size) }]
  })
}

function countTaken(orders: readonly OrderItem[]): Map<string, Taken> {
  const counted = new Map<string, Taken>()
  for (const { status, takes } of orders) {
    const kind = status === 'RESERVED' ? 'held' : status === 'COMPLETED' ? 'sold' : null
    if (kind === null) continue
    for (const take of takes) {
      const before = counted.get(shardKey(take)) ?? nothing
      counted.set(shardKey(take), { ...before, [kind]: before[kind] + take.quantity })
    }
  }
  return counted
}

/** Whatever takes from a pool is a hold or was completed, so it is in one of these two indexes. */
async function readOrders(event_id: string): Promise<OrderItem[]> {
  const whole = { pages: 'all', hydrate: true } as const
  const shards = await readListShards(event_id)
  const pages = await Promise.all(
    shards.flatMap((shard) => [
      OrderEntity.query.list(shard).go(whole),
      OrderEntity.query.hold(shard).go(whole),
    ]),
  )
  return [...new Map(pages.flatMap(({ data }) => data.map((order) => [order.short_id, order]))).values()]
}

function shardKey({ pool_id, shard }: { pool_id: string; shard: number }): string {
  return `${pool_id}/${shard}`
}
