import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { type EventGraph, readEventGraph } from '../event/read-event-graph.ts'
import type { PoolWant } from '../pool/plan-takes.ts'
import type { PoolChange, PoolTake } from '../pool/pool-change.ts'
import { StaleTerms, takeFromPools } from '../pool/take-from-pools.ts'
import { backOff } from '../table/transact.ts'
import { reclaimStock } from './reclaim-stock.ts'

interface EventTake {
  /** What to take, given the event as it stands; asked again when the event turns out to have changed. */
  wants: (graph: EventGraph) => PoolWant[]
  /** A hold of the same buyer that ends in the same write. */
  replaces?: readonly PoolTake[]
  /** Writes the changes with whatever belongs to them; false when a pool's condition refused. */
  write: (takes: PoolTake[], changes: PoolChange[]) => Promise<boolean>
}

const attempts = 6

/**
 * Takes of an event's pools, in one write or not at all, by the rules that hold at that moment: a process that does not
 * know yet of a new capacity or a grown pool is refused by the pools and reads the event again (docs/decisions/0010).
 * Errors: event.not_found, order.sold_out, server.busy, and what `wants` throws.
 */
export async function takeFromEvent(
  ctx: Context,
  event_id: string,
  { wants, replaces = [], write }: EventTake,
): Promise<PoolTake[]> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const graph = await readEventGraph(event_id, { fresh: attempt > 0 })
    if (!graph) throw new AppError('event.not_found')
    try {
      const reclaim = (shortages: { pool_id: string }[]) => reclaimStock(ctx, graph, shortages)
      return await takeFromPools(wants(graph), { replaces, write, reclaim })
    } catch (error) {
      if (!(error instanceof StaleTerms)) throw error
      await backOff(attempt)
    }
  }
  throw new AppError('server.busy')
}
