import { recountCapacity } from '../capacity-assignment/recount-capacity.ts'
import type { Context } from '../context.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { PoolShortage } from '../pool/plan-takes.ts'
import { reclaimLapsedHolds } from './reclaim-lapsed-holds.ts'

/** Gives back, where stock is short, what only seems to be taken; answers whether that freed something. */
export async function reclaimStock(
  ctx: Context,
  { event, tickets }: EventGraph,
  shortages: readonly PoolShortage[],
): Promise<boolean> {
  const isCapacity = ({ pool_id }: { pool_id: string }) =>
    tickets.some(({ capacity_pools }) => capacity_pools.some((pool) => pool.pool_id === pool_id))
  const [ended, ...recounted] = await Promise.all([
    reclaimLapsedHolds(ctx, event.event_id, shortages),
    ...shortages.filter(isCapacity).map(({ pool_id }) => recountCapacity(event.event_id, pool_id)),
  ])
  return ended || recounted.includes(true)
}
