import type { PoolTake } from './pool-change.ts'
import type { PoolShard } from './pool-entity.ts'
import type { PoolRef } from './read-pools.ts'

/** So many of one pool. */
export interface PoolWant extends PoolRef {
  quantity: number
}

/** A first try without reading: one shard at random for each pool. */
export function guessTakes(wants: readonly PoolWant[]): PoolTake[] {
  return wants.map(({ pool_id, shards, quantity }) => ({
    pool_id,
    shard: Math.floor(Math.random() * shards),
    quantity,
  }))
}

/** What is missing of a pool that has fewer free than wanted. */
export interface PoolShortage {
  pool_id: string
  missing: number
}

/**
 * From which shards to take, having seen all of them: one shard that has enough if there is one, else several.
 * `mine` is what the buyer's replaced hold gives back (by shard). Answers the shortages where a pool has too few.
 */
export function planTakes(
  wants: readonly PoolWant[],
  seen: readonly PoolShard[],
  mine: readonly PoolTake[] = [],
): { takes: PoolTake[]; shortages: PoolShortage[] } {
  const takes: PoolTake[] = []
  const shortages: PoolShortage[] = []
  for (const { pool_id, quantity } of wants) {
    const shards = seen
      .filter((shard) => shard.pool_id === pool_id)
      .map(({ shard, free }) => ({ shard, free: free + quantityOf(mine, pool_id, shard) }))
    const enough = shards.filter(({ free }) => free >= quantity)
    const chosen = enough[Math.floor(Math.random() * enough.length)]
    if (chosen) takes.push({ pool_id, shard: chosen.shard, quantity })
    else {
      const { taken, missing } = combine(pool_id, shards, quantity)
      takes.push(...taken)
      if (missing > 0) shortages.push({ pool_id, missing })
    }
  }
  return { takes, shortages }
}

function combine(pool_id: string, shards: { shard: number; free: number }[], quantity: number) {
  const taken: PoolTake[] = []
  let missing = quantity
  for (const { shard, free } of shards.toSorted((a, b) => b.free - a.free)) {
    const part = Math.min(free, missing)
    if (part > 0) taken.push({ pool_id, shard, quantity: part })
    missing -= Math.max(part, 0)
  }
  return { taken, missing }
}

function quantityOf(takes: readonly PoolTake[], pool_id: string, shard: number): number {
  return takes
    .filter((take) => take.pool_id === pool_id && take.shard === shard)
    .reduce((sum, take) => sum + take.quantity, 0)
}
