import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { PoolRef } from '../pool/read-pools.ts'
import { pricePool } from '../store/ticket/price-pool.ts'

/** The pools with a limit that these lines take from: limited prices, and limited capacities that their tickets share. */
export function scarcePools(
  { tickets, capacity_assignments }: EventGraph,
  lines: readonly { price_id: string }[],
): PoolRef[] {
  const unlimited = new Set(
    capacity_assignments.flatMap(({ pool_id, capacity }) => (capacity === null ? pool_id : [])),
  )
  const pools = new Map<string, PoolRef>()
  for (const ticket of tickets) {
    const asked = ticket.prices.filter(({ id }) => lines.some(({ price_id }) => price_id === id))
    const limited = asked.filter(({ quantity_available }) => quantity_available !== null).map(pricePool)
    const shared = asked.length > 0 ? ticket.capacity_pools : []
    for (const pool of [...limited, ...shared.filter(({ pool_id }) => !unlimited.has(pool_id))])
      pools.set(pool.pool_id, pool)
  }
  return [...pools.values()]
}
