import { AppError } from '../verb.ts'
import type { PoolTake } from './pool-change.ts'
import type { PoolShard } from './pool-entity.ts'
import type { PoolRef, ShardKey } from './read-pools.ts'

/** How much of one pool. `covers`: see `PoolTake`; `terms`: those that the taker knows. */
export interface PoolWant extends PoolRef {
  quantity: number
  covers?: readonly string[]
}

/** Shards that were busy a moment ago, as `shardName` writes them. */
export type BusyShards = ReadonlySet<string>

/** How a shard is called in a set. */
export function shardName({ pool_id, shard }: ShardKey): string {
  return `${pool_id}/${shard}`
}

/** A try without reading: for each pool one shard at random, another than those that were just busy. */
export function guessTakes(wants: readonly PoolWant[], busy: BusyShards = new Set()): PoolTake[] {
  return wants.map((want) => {
    const { pool_id, quantity } = want
    const shards = Array.from({ length: want.shards }, (_, shard) => ({ pool_id, shard }))
    return takeOf(want, pickCalm(shards, busy)?.shard ?? 0, quantity)
  })
}

/** One at random, of those that are not busy if there are any. */
function pickCalm<Shard extends ShardKey>(shards: readonly Shard[], busy: BusyShards): Shard | undefined {
  const calm = shards.filter((shard) => !busy.has(shardName(shard)))
  const chosen = calm.length > 0 ? calm : shards
  return chosen[Math.floor(Math.random() * chosen.length)]
}

function takeOf({ pool_id, covers }: PoolWant, shard: number, quantity: number): PoolTake {
  return { pool_id, shard, quantity, ...(covers ? { covers } : {}) }
}

/** What is missing of a pool that has fewer free than wanted. */
export interface PoolShortage {
  pool_id: string
  missing: number
}

interface Beside {
  /** What the buyer's replaced hold gives back. */
  mine?: readonly PoolTake[]
  busy?: BusyShards
}

/**
 * From which shards to take, having seen all of them: one shard that has enough if there is one, else several.
 * Answers the shortages where a pool has too few.
 */
export function planTakes(
  wants: readonly PoolWant[],
  seen: readonly PoolShard[],
  { mine = [], busy = new Set() }: Beside = {},
): { takes: PoolTake[]; shortages: PoolShortage[] } {
  const takes: PoolTake[] = []
  const shortages: PoolShortage[] = []
  for (const want of wants) {
    const { pool_id, quantity } = want
    const shards = seen
      .filter((shard) => shard.pool_id === pool_id)
      .map(({ shard, free }) => ({ pool_id, shard, free: free + quantityOf(mine, pool_id, shard) }))
    const chosen = pickCalm(
      shards.filter(({ free }) => free >= quantity),
      busy,
    )
    if (chosen) takes.push(takeOf(want, chosen.shard, quantity))
    else {
      const { taken, missing } = combine(want, shards)
      takes.push(...taken)
      if (missing > 0) shortages.push({ pool_id, missing })
    }
  }
  return { takes, shortages }
}

function combine(want: PoolWant, shards: { shard: number; free: number }[]) {
  const taken: PoolTake[] = []
  let missing = want.quantity
  // Rivals who see the same do not all begin with the same shard.
  const mixed = shards.map((shard) => ({ ...shard, rank: shard.free + Math.random() }))
  for (const { shard, free } of mixed.sort((a, b) => b.rank - a.rank)) {
    const part = Math.min(free, missing)
    if (part > 0) taken.push(takeOf(want, shard, part))
    missing -= Math.max(part, 0)
  }
  return { taken, missing }
}

function quantityOf(takes: readonly PoolTake[], pool_id: string, shard: number): number {
  return takes
    .filter((take) => take.pool_id === pool_id && take.shard === shard)
    .reduce((sum, take) => sum + take.quantity, 0)
}

/** DynamoDB's limit: a transaction has at most this many actions, none of them on the same item. */
const mostActions = 100
/** Reserved for what is written with the pools: the order, one that it replaces, its payment watch, and later additions. */
const actionsBesidePools = 10

/**
 * How many shards one order may take from, so that all that can happen to it later fits one transaction: giving a sold
 * take back is two actions (the shard, and how much of it is sold), taking it again in one write as well, and a
 * replacement takes its own shards beside those that it gives back (docs/decisions/0037, F25).
 */
export const mostShardsPerOrder = Math.floor((mostActions - actionsBesidePools) / 2)

/** By how many shards takes are more than one order may have; 0 when they fit. */
export function shardsTooMany(takes: readonly Pick<PoolTake, 'pool_id' | 'shard'>[]): number {
  const shards = new Set(takes.map(shardName))
  return Math.max(0, shards.size - mostShardsPerOrder)
}

/** Refuses takes from more shards than one order may have. */
export function checkRoom(takes: readonly Pick<PoolTake, 'pool_id' | 'shard'>[]): void {
  if (shardsTooMany(takes) > 0) throw new AppError('order.too_large')
}
