import { capacityPool } from '../capacity-assignment/capacity-pool.ts'
import type { EventGraph } from '../event/read-event-graph.ts'
import type { PoolWant } from '../pool/plan-takes.ts'
import type { PromoCodeItem } from '../promo-code/promo-code-entity.ts'
import { promoCodePool } from '../promo-code/promo-code-terms.ts'
import { ticketPools } from '../ticket/price-pool.ts'

/** What an order asks of every pool. */
interface Asked {
  /** How many tickets of each price, by its id. */
  quantities: ReadonlyMap<string, number>
  promoCode?: PromoCodeItem | null
}

/**
 * All pools that an order takes from, together or not at all: each price's stock, each capacity that its tickets share,
 * one use of its promo code (product.md, "What can be bought"; F10, F11). A price that the event no longer has asks a
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

function capacityWants(
  { tickets, capacity_assignments }: EventGraph,
  quantities: Asked['quantities'],
): PoolWant[] {
  return capacity_assignments.flatMap((assignment) => {
    const pool = capacityPool(assignment)
    const covers = tickets
      .filter(({ id }) => assignment.ticket_ids.includes(id))
      .flatMap(({ prices }) => prices.map(({ id }) => id))
      .filter((id) => quantities.has(id))
    const quantity = covers.reduce((sum, id) => sum + (quantities.get(id) ?? 0), 0)
    return pool && quantity > 0 ? [{ ...pool, quantity, covers }] : []
  })
}
