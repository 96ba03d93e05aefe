import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { type EventGraph, readEventGraph } from '../event-graph/read-event-graph.ts'
import type { OrderWriteResult } from '../order-state/write-order.ts'
import type { PoolShortage, PoolWant } from '../pool/plan-takes.ts'
import type { PoolChange, PoolTake } from '../pool/pool-change.ts'
import { StaleTerms, type TakingResult, takeFromPools } from '../pool/take-from-pools.ts'
import { untilWritten } from '../table/until-written.ts'
import { reclaimStock } from './reclaim-stock.ts'

interface EventTake {
  /** What to take, given the event as it stands; asked again when the event turns out to have changed. */
  wants: (graph: EventGraph) => PoolWant[]
  /** A hold of the same buyer that ends in the same write. */
  replaces?: readonly PoolTake[]
  /** What the order that takes has already, and keeps. */
  keeps?: readonly PoolTake[]
  /** Writes the changes with whatever belongs to them. */
  write: (takes: PoolTake[], changes: PoolChange[]) => Promise<TakingResult>
}

const tries = 6

/**
 * Takes of an event's pools, in one write or not at all, by the rules that hold at that moment: a process that does not
 * know yet of a new capacity or a grown pool is refused by the pools and reads the event again (docs/decisions/0010).
 * Answers `lost` when somebody changed the order that takes; then it is read again by who asked.
 * Errors: event.not_found, order.sold_out, order.too_large, server.busy (its cause `StaleTerms` where terms never fit), and
 * what `wants` throws.
 */
export async function takeFromEvent(
  ctx: Context,
  event_id: string,
  { wants, replaces, keeps, write }: EventTake,
): Promise<OrderWriteResult> {
  const { result } = await untilWritten(
    async (attempted) => {
      const graph = await readEventGraph(event_id, { fresh: attempted > 0 })
      if (!graph) throw new AppError('event.not_found')
      const reclaim = (shortages: PoolShortage[]) => reclaimStock(ctx, graph, shortages)
      try {
        return await takeFromPools(wants(graph), { replaces, keeps, write, reclaim })
      } catch (error) {
        if (!(error instanceof StaleTerms)) throw error
        if (attempted === tries - 1) throw new AppError('server.busy', { cause: error })
        return 'lost'
      }
    },
    { tries },
  )
  return result
}
