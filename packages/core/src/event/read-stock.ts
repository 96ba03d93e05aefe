import { capacityPool } from '../capacity-assignment/capacity-pool.ts'
import type { Context } from '../context.ts'
import { readOpenPools } from '../order/read-open-pools.ts'
import type { OpenCounts } from '../pool/read-pools.ts'
import { pricePool } from '../ticket/price-pool.ts'
import type { EventGraph } from './read-event-graph.ts'

/** What is left of every price and every capacity of an event, lapsed holds counted as free (F3). */
export async function readStock(
  ctx: Context,
  { event, tickets, capacity_assignments }: EventGraph,
): Promise<Map<string, OpenCounts>> {
  const pools = [
    ...tickets.flatMap(({ prices }) => prices.map(pricePool)),
    ...capacity_assignments.flatMap((assignment) => capacityPool(assignment) ?? []),
  ]
  return readOpenPools(ctx, event.event_id, pools)
}
