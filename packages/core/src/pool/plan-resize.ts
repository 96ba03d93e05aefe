import { isConditionRefused } from '../table/transact.ts'
import { type BelowTaken, belowTaken } from './below-taken.ts'
import type { PoolChange } from './pool-change.ts'
import { PoolEntity } from './pool-entity.ts'
import { evenShares, poolShardCount, sizeInPool } from './pool-shares.ts'
import { type PoolRef, readPoolsAtOnce } from './read-pools.ts'

export interface PoolResize {
  shards: number
  changes: PoolChange[]
}

/**
 * What gives a pool a new size (null = unlimited) while it sells: to be written with `poolWrites` in the transaction that
 * stores the new size. The changes are differences, so sales in between stay counted; where they took
 * what is to be removed, the write is refused and the plan made anew. A pool never gets fewer shards.
 * Error: `ticket.below_sold`, or the given one, when the new size is below sold + held.
 */
export async function planResize(
  pool: PoolRef,
  size: number | null,
  refusal: BelowTaken = { code: 'ticket.below_sold' },
): Promise<PoolResize> {
  const shards = Math.max(pool.shards, poolShardCount(size))
  await openMissingShards(pool, shards)
  const seen = await readPoolsAtOnce([{ ...pool, shards }])
  const taken = seen.reduce((sum, { taken, base }) => sum + taken + base, 0)
  const free = sizeInPool(size) - taken
  if (free < 0) throw belowTaken(refusal, taken)
  const targets = evenShares(free, shards)
  const changes = seen.map(({ pool_id, shard, free }) => ({
    pool_id,
    shard,
    free: (targets[shard] ?? 0) - free,
    held: 0,
    sold: 0,
  }))
  return { shards, changes }
}

/** New shards start empty: they exist for the transaction that fills them, and are harmless if it never comes. */
async function openMissingShards({ pool_id, shards, terms = 0 }: PoolRef, wanted: number): Promise<void> {
  const missing = Array.from({ length: wanted - shards }, (_, index) => shards + index)
  await Promise.all(
    missing.map((shard) =>
      PoolEntity.create({ pool_id, shard, free: 0, taken: 0, terms })
        .go()
        .catch((error: unknown) => {
          if (!isConditionRefused(error)) throw error
        }),
    ),
  )
}
