import { recountCapacity } from '../capacity-assignment/recount-capacity.ts'
import type { Context } from '../context.ts'
import type { EventGraph } from '../event/read-event-graph.ts'
import { reclaimLapsedHolds } from './reclaim-lapsed-holds.ts'

/** Gives back, where stock is short, what only seems to be taken; answers whether there was any. */
export async function reclaimStock(
  ctx: Context,
  graph: EventGraph,
  shortages: readonly { pool_id: string }[],
): Promise<boolean> {
  const isShort = (pool_id: string | null) => shortages.some((shortage) => shortage.pool_id === pool_id)
  const capacities = graph.capacity_assignments.filter(({ pool_id }) => isShort(pool_id))
  const [ended, ...recounted] = await Promise.all([
    reclaimLapsedHolds(ctx, graph.event.event_id),
    ...capacities.map((assignment) => recountCapacity(graph, assignment)),
  ])
  return ended || recounted.includes(true)
}
