import { createWriteTransaction } from 'electrodb'
import { isConditionRefused, transact, untilWritten } from '../table/write.ts'
import { PoolEntity, type PoolShard } from './pool-entity.ts'
import { markClearing, poolEntities } from './pool-writes.ts'
import { raiseTerms } from './raise-terms.ts'
import { type PoolRef, readTaken } from './read-pools.ts'

interface CountingPool extends PoolRef {
  event_id: string
}

/**
 * Finds how much of a counting pool's `base` is still taken: what is taken of the other pools, less what this pool has
 * counted itself; the rest becomes free. It asks which other pools there are after it has read this one, so that none
 * is missing. Returns whether anything became free. Never frees too much, even while
 * others take and give back: they count as taken until the next look (docs/decisions/0010).
 */
export async function recountBase(
  pool: CountingPool,
  readOthers: () => Promise<readonly PoolRef[]>,
): Promise<boolean> {
  return untilWritten(() => recountOnce(pool, readOthers))
}

async function recountOnce(
  pool: CountingPool,
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
  return free(pool.event_id, before, base - Math.max(0, standing))
}

/**
 * Turns this much base into free, unless another process has changed the base since it was read. Shard after shard, always in this
 * order, each as it was seen: a rival with the same count is refused at the first shard, so nothing is freed twice.
 */
async function free(event_id: string, shards: readonly PoolShard[], amount: number): Promise<boolean> {
  let left = amount
  for (const { pool_id, shard, base } of shards.toSorted((a, b) => a.shard - b.shard)) {
    const part = Math.min(base, left)
    if (part <= 0) continue
    if (!(await freeOf(event_id, { pool_id, shard, base }, part))) break
    left -= part
  }
  return amount > 0
}

interface SeenBase {
  pool_id: string
  shard: number
  base: number
}

/** By a plain update, or, where the shard is marked, in a transaction that clears the event's mark. */
async function freeOf(event_id: string, { pool_id, shard, base }: SeenBase, part: number): Promise<boolean> {
  const counts = { free: part, base: -part, risen: part }
  try {
    await PoolEntity.patch({ pool_id, shard })
      .add(counts)
      .where((count, { eq, notExists }) => `${eq(count.base, base)} AND ${notExists(count.marked)}`)
      .go()
    return true
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
  const write = () =>
    createWriteTransaction(poolEntities, ({ pool, soldOut }) => [
      pool
        .patch({ pool_id, shard })
        .remove(['marked'])
        .add(counts)
        .where((count, { eq }) => eq(count.base, base))
        .commit(),
      markClearing(soldOut, { event_id }),
    ]).go()
  return (await transact(write)) === null
}

function isAnyBehind(shards: readonly PoolShard[], pools: readonly PoolRef[]): boolean {
  const terms = new Map(pools.map((pool) => [pool.pool_id, pool.terms ?? 0]))
  return shards.some((shard) => shard.terms < (terms.get(shard.pool_id) ?? 0))
}

function sumOf(shards: readonly PoolShard[], of: (shard: PoolShard) => number): number {
  return shards.reduce((sum, shard) => sum + of(shard), 0)
}
