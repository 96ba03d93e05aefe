import { createWriteTransaction } from 'electrodb'
import { markClearing, poolEntities, poolTransaction } from '../pool/pool-writes.ts'
import { transact } from '../table/write.ts'
import type { CountDrift, FoundDrift } from './rebuild-pools.ts'

export interface PoolsMended {
  mended: FoundDrift[]
  /** Changed since it was found, or oversold so far that nothing is left to take away: look again. */
  left: FoundDrift[]
}

/**
 * Sets what was found wrong to what the orders say; the size stays, so free takes up the difference. Give it only what
 * two looks some seconds apart have found alike (`confirmedDrift`): each shard is written only while it says what was found.
 * A pool with a wrong size gets or loses free in its first shard.
 */
export async function mendPools(event_id: string, drifts: readonly FoundDrift[]): Promise<PoolsMended> {
  const result: PoolsMended = { mended: [], left: [] }
  for (const drift of drifts) {
    const isMended =
      'shard' in drift
        ? await mendCounts(event_id, drift)
        : await addFree(event_id, drift.pool_id, drift.size - drift.stored_size)
    result[isMended ? 'mended' : 'left'].push(drift)
  }
  return result
}

/** What both looks have found, in the same numbers: not a sale that was under way. */
export function confirmedDrift(first: readonly FoundDrift[], second: readonly FoundDrift[]): FoundDrift[] {
  const seen = new Set(first.map((drift) => JSON.stringify(drift)))
  return second.filter((drift) => seen.has(JSON.stringify(drift)))
}

async function mendCounts(
  event_id: string,
  { pool_id, shard, stored, counted }: CountDrift,
): Promise<boolean> {
  const held = counted.held - stored.held
  const sold = counted.sold - stored.sold
  const taken = held + sold
  const refusals = await transact(() =>
    createWriteTransaction(poolEntities, ({ pool, poolSold, soldOut }) => [
      pool
        .patch({ pool_id, shard })
        .remove(['marked'])
        .add({
          taken,
          free: -taken,
          given_back: Math.max(0, -taken),
          ...(taken < 0 ? { risen: -taken } : {}),
        })
        .where((count, { eq, gte }) =>
          [eq(count.taken, stored.held + stored.sold), gte(count.free, Math.max(0, taken))].join(' AND '),
        )
        .commit(),
      poolSold
        .update({ sold_pool_id: pool_id, shard })
        .add({ sold })
        .where((count, { eq, notExists }) =>
          stored.sold === 0
            ? `${notExists(count.sold)} OR ${eq(count.sold, 0)}`
            : eq(count.sold, stored.sold),
        )
        .commit(),
      markClearing(soldOut, { event_id }),
    ]).go(),
  )
  return refusals === null
}

async function addFree(event_id: string, pool_id: string, free: number): Promise<boolean> {
  const changes = [{ pool_id, shard: 0, free, held: 0, sold: 0 }]
  return (await transact(() => poolTransaction(changes, { event_id }))) === null
}
