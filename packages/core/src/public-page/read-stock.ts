import type { Context } from '../context.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { OpenCounts } from '../pool/read-pools.ts'
import { capacityPool } from '../store/capacity-assignment/capacity-pool.ts'
import { pricePool } from '../store/ticket/price-pool.ts'
import { readOpenPools } from './read-open-pools.ts'

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
