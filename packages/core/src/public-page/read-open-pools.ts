import type { Context } from '../context.ts'
import { readLapsedHolds } from '../hold/read-lapsed-holds.ts'
import { type OpenCounts, type PoolRef, readOpenCounts } from '../pool/read-pools.ts'
import type { OrderItem } from '../store/order/order-entity.ts'

/**
 * The counts of an event's pools as they are shown, up to a second behind: the reservation asks for itself. Where one is all taken,
 * what lapsed holds keep counts as free: no page says "sold out" because of a hold that is past its time (F3). Writes nothing, since the
 * page's function may not (docs/decisions/0041); the next reservation ends those holds.
 */
export async function readOpenPools(
  ctx: Context,
  event_id: string,
  pools: readonly PoolRef[],
): Promise<Map<string, OpenCounts>> {
  const counts = await readOpenCounts(pools, { isExact: false })
  const isShort = [...counts.values()].some(({ free, taken }) => free <= 0 && taken > 0)
  if (!isShort) return counts
  const lapsed = await readLapsedHolds(ctx, event_id)
  // Read once more, as last written: a hold may have been ended while they were looked for, and would count twice.
  return lapsed.length > 0 ? withoutLapsed(await readOpenCounts(pools, { isExact: true }), lapsed) : counts
}

function withoutLapsed(counts: Map<string, OpenCounts>, lapsed: readonly OrderItem[]) {
  const open = new Map(counts)
  for (const { status, takes } of lapsed) {
    if (status !== 'RESERVED') continue
    for (const { pool_id, quantity } of takes) {
      const count = open.get(pool_id)
      if (!count) continue
      const given = Math.min(quantity, count.taken)
      open.set(pool_id, { ...count, free: count.free + given, taken: count.taken - given })
    }
  }
  return open
}
