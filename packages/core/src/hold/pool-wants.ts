import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { PoolWant } from '../pool/plan-takes.ts'
import { promoCodePool } from '../price/promo-code-terms.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { ticketPools } from '../store/ticket/price-pool.ts'

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
