import type { Context } from '../context.ts'
import { type PoolCounts, type PoolRef, readPools } from '../pool/read-pools.ts'
import type { OrderItem } from './order-entity.ts'
import { readLapsedHolds } from './read-lapsed-holds.ts'

/**
 * The counts of an event's pools for a reader. Where one is all taken and partly only held, what lapsed holds keep
 * counts as free: no page says "sold out" because of a hold past its deadline (F3). Writes nothing, since the
 * page's function may not (docs/decisions/0041); the next reservation ends those holds.
 */
export async function readOpenPools(
  ctx: Context,
  event_id: string,
  pools: readonly PoolRef[],
): Promise<Map<string, PoolCounts>> {
  const counts = await readPools(pools)
  const isShort = [...counts.values()].some(({ free, held }) => free <= 0 && held > 0)
  if (!isShort) return counts
  const lapsed = await readLapsedHolds(ctx, event_id)
  // Read once more: a hold may have been ended while they were looked for.
  return lapsed.length > 0 ? withoutLapsed(await readPools(pools), lapsed) : counts
}

function withoutLapsed(counts: Map<string, PoolCounts>, lapsed: readonly OrderItem[]) {
  const open = new Map(counts)
  for (const { status, takes } of lapsed) {
    if (status !== 'RESERVED') continue
    for (const { pool_id, quantity } of takes) {
      const count = open.get(pool_id)
      if (!count) continue
      const given = Math.min(quantity, count.held)
      open.set(pool_id, { ...count, free: count.free + given, held: count.held - given })
    }
  }
  return open
}
