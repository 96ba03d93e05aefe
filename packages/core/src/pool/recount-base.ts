import { createWriteTransaction } from 'electrodb'
import { transact } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import type { PoolShard } from './pool-entity.ts'
import { poolEntities } from './pool-writes.ts'
import { raiseTerms } from './raise-terms.ts'
import { type PoolRef, readTaken } from './read-pools.ts'

/**
 * Looks how much of a counting pool's `base` still stands: what is taken of the other pools, less what this pool has
 * counted itself; the rest becomes free. Which others is asked after this pool was read, so that none that it has
 * counted is missing. Answers whether anything did. Never too much, also while
 * others take and give back: they are counted as standing until the next look (docs/decisions/0010).
 */
export async function recountBase(
  pool: PoolRef,
  readOthers: () => Promise<readonly PoolRef[]>,
): Promise<boolean> {
  return untilWritten(() => recountOnce(pool, readOthers))
}

async function recountOnce(
  pool: PoolRef,
  readOthers: () => Promise<readonly PoolRef[]>,
): Promise<boolean | 'lost'> {
  const before = await readTaken([pool])
  const base = sumOf(before, ({ base }) => base)
  if (base === 0) return false
  const others = await readOthers()
  const taken = await readTaken(others)
  if (isAnyBehind(taken, others)) {
    await raiseTerms(others)
    return 'lost'
  }
  const after = await readTaken([pool])
  const givenBackMeanwhile =
    sumOf(after, ({ given_back }) => given_back) - sumOf(before, ({ given_back }) => given_back)
  const standing =
    sumOf(taken, ({ taken }) => taken) - sumOf(before, ({ taken }) => taken) + givenBackMeanwhile
  return free(before, base - Math.max(0, standing))
}

/** Turns so much base into free, unless somebody else has changed the base since it was read. */
async function free(shards: readonly PoolShard[], amount: number): Promise<boolean> {
  let left = amount
  const changes = shards.flatMap(({ pool_id, shard, base }) => {
    const part = Math.min(base, left)
    left -= Math.max(0, part)
    return part > 0 ? [{ pool_id, shard, base, part }] : []
  })
  if (changes.length === 0) return false
  await transact(() =>
    createWriteTransaction(poolEntities, ({ pool }) =>
      changes.map(({ pool_id, shard, base, part }) =>
        pool
          .patch({ pool_id, shard })
          .add({ free: part, base: -part })
          .where((count, { eq }) => eq(count.base, base))
          .commit(),
      ),
    ).go(),
  )
  return true
}

function isAnyBehind(shards: readonly PoolShard[], pools: readonly PoolRef[]): boolean {
  const terms = new Map(pools.map((pool) => [pool.pool_id, pool.terms ?? 0]))
  return shards.some((shard) => shard.terms < (terms.get(shard.pool_id) ?? 0))
}

function sumOf(shards: readonly PoolShard[], of: (shard: PoolShard) => number): number {
  return shards.reduce((sum, shard) => sum + of(shard), 0)
}
