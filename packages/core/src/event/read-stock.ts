import { capacityPool } from '../capacity-assignment/capacity-pool.ts'
import type { Context } from '../context.ts'
import { reclaimLapsedHolds } from '../order/reclaim-lapsed-holds.ts'
import { type PoolCounts, readPools } from '../pool/read-pools.ts'
import { pricePool } from '../ticket/price-pool.ts'
import type { EventGraph } from './read-event-graph.ts'

/**
 * What is left of every price and every capacity of an event. Where something is all taken and partly only held, lapsed holds are given
 * back first: no page says "sold out" because of a hold whose time is over (F3).
 */
export async function readStock(
  ctx: Context,
  { event, tickets, capacity_assignments }: EventGraph,
): Promise<Map<string, PoolCounts>> {
  const pools = [
    ...tickets.flatMap(({ prices }) => prices.map(pricePool)),
    ...capacity_assignments.flatMap((assignment) => capacityPool(assignment) ?? []),
  ]
  const counts = await readPools(pools)
  const isShort = [...counts.values()].some(({ free, held }) => free <= 0 && held > 0)
  return isShort && (await reclaimLapsedHolds(ctx, event.event_id)) ? readPools(pools) : counts
}
