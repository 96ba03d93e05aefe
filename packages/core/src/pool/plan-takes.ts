import type { PoolTake } from './pool-change.ts'
import type { PoolShard } from './pool-entity.ts'
import type { PoolRef } from './read-pools.ts'

/** So many of one pool. `covers`: see `PoolTake`; `terms`: those that the taker knows. */
export interface PoolWant extends PoolRef {
  quantity: number
  covers?: readonly string[]
}

/** A first try without reading: one shard at random for each pool. */
export function guessTakes(wants: readonly PoolWant[]): PoolTake[] {
  return wants.map((want) => takeOf(want, Math.floor(Math.random() * want.shards), want.quantity))
}

function takeOf({ pool_id, covers }: PoolWant, shard: number, quantity: number): PoolTake {
  return { pool_id, shard, quantity, ...(covers ? { covers } : {}) }
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
  for (const want of wants) {
    const { pool_id, quantity } = want
    const shards = seen
      .filter((shard) => shard.pool_id === pool_id)
      .map(({ shard, free }) => ({ shard, free: free + quantityOf(mine, pool_id, shard) }))
    const enough = shards.filter(({ free }) => free >= quantity)
    const chosen = enough[Math.floor(Math.random() * enough.length)]
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
  for (const { shard, free } of shards.toSorted((a, b) => b.free - a.free)) {
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
