import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import type { PoolWant } from '../pool/plan-takes.ts'
import type { PoolChange, PoolTake } from '../pool/pool-change.ts'
import { StaleTerms, type TakingResult, takeFromPools } from '../pool/take-from-pools.ts'
import { promoCodePool } from '../price/promo-code-terms.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { ticketPools } from '../store/ticket/ticket-entity.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context } from '../verb.ts'
import { shortageOf } from './shortage-of.ts'

interface EventTake<Plan extends { wants: PoolWant[] }> {
  /** What to take and what is written with it, given the event as it stands; asked again when the event turns out to have changed. */
  plan: (graph: EventGraph) => Plan
  /** A hold of the same buyer that ends in the same write. */
  replaces?: readonly PoolTake[]
  /** What the order that takes has already, and keeps. */
  keeps?: readonly PoolTake[]
  /** Writes the changes with whatever belongs to them. */
  write: (plan: Plan, takes: PoolTake[], changes: PoolChange[]) => Promise<TakingResult>
}

const tries = 6

/**
 * Takes of an event's pools, in one write or not at all, by the rules that hold at that moment: a process that does not
 * know yet of a new capacity or a grown pool is refused by the pools and reads the event again (docs/decisions/0010).
 * Answers the plan that was carried out with its takes, or `lost` when somebody changed the order that takes; then it is read again
 * by who asked.
 * Errors: event.not_found, order.sold_out, order.too_large, server.busy (its cause `StaleTerms` where terms never fit), and
 * what `plan` throws.
 */
export async function takeFromEvent<Plan extends { wants: PoolWant[] }>(
  ctx: Context,
  event_id: string,
  { plan: planFor, replaces, keeps, write }: EventTake<Plan>,
): Promise<{ plan: Plan; takes: PoolTake[] } | 'lost'> {
  const { plan, takes, result } = await untilWritten(
    async (attempted) => {
      const graph = await readEventGraph(event_id, { fresh: attempted > 0 })
      if (!graph) throw new AppError('event.not_found')
      const shortage = shortageOf(ctx, graph)
      const plan = planFor(graph)
      const writeTakes = (takes: PoolTake[], changes: PoolChange[]) => write(plan, takes, changes)
      try {
        const taken = await takeFromPools(plan.wants, { replaces, keeps, write: writeTakes, shortage })
        return { ...taken, plan }
      } catch (error) {
        if (!(error instanceof StaleTerms)) throw error
        if (attempted === tries - 1) throw new AppError('server.busy', { cause: error })
        return 'lost'
      }
    },
    { tries },
  )
  return result === 'lost' ? 'lost' : { plan, takes }
}

/** What an order asks of every pool. */
interface Asked {
  /** How many tickets of each price, by its id. */
  quantities: ReadonlyMap<string, number>
  promoCode?: PromoCodeItem | null
}

/**
 * All pools that an order takes from, together or not at all: each price's stock, each capacity that its tickets share,
 * one use of its promo code (docs/product.md#what-can-be-bought; F10, F11). A price that the event no longer has asks a
 * pool that is not there, which reads as sold out.
 */
export function poolWants(graph: EventGraph, { quantities, promoCode }: Asked): PoolWant[] {
  const prices = new Map(graph.tickets.flatMap(ticketPools).map((pool) => [pool.pool_id, pool]))
  const ofPrices = [...quantities].map(([pool_id, quantity]) => ({
    ...(prices.get(pool_id) ?? { pool_id, shards: 1 }),
    quantity,
  }))
  const ofPromoCode = promoCode ? [{ ...promoCodePool(promoCode), quantity: 1, covers: [] }] : []
  return [...ofPrices, ...capacityWants(graph, quantities), ...ofPromoCode]
}

function capacityWants({ tickets }: EventGraph, quantities: Asked['quantities']): PoolWant[] {
  const wants = new Map<string, PoolWant>()
  for (const { prices, capacity_pools } of tickets) {
    const asked = prices.filter(({ id }) => quantities.has(id)).map(({ id }) => id)
    const quantity = asked.reduce((sum, id) => sum + (quantities.get(id) ?? 0), 0)
    if (quantity === 0) continue
    for (const pool of capacity_pools) {
      const before = wants.get(pool.pool_id) ?? { ...pool, quantity: 0, covers: [] }
      const covers = [...(before.covers ?? []), ...asked]
      wants.set(pool.pool_id, { ...before, quantity: before.quantity + quantity, covers })
    }
  }
  return [...wants.values()]
}
