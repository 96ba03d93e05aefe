import type { EventGraph } from '../event-graph/event-graph.ts'
import { readPools } from '../pool/read-pools.ts'
import { capacityPool } from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { pricePool } from '../store/ticket/ticket-entity.ts'

interface Limit {
  pool_id: string
  shards: number
  name: string
}

/** The pools of an event that can run out, with what people call them. */
function limitsOf({ tickets, capacity_assignments }: EventGraph): Limit[] {
  const ofPrices = tickets.flatMap(({ title, prices }) =>
    prices
      .filter(({ quantity_available }) => quantity_available !== null)
      .map((price) => ({
        ...pricePool(price),
        name: price.label === '' ? title : `${title} - ${price.label}`,
      })),
  )
  const ofCapacities = capacity_assignments.flatMap((assignment) => {
    const pool = capacityPool(assignment)
    return pool ? [{ ...pool, name: assignment.name }] : []
  })
  return [...ofPrices, ...ofCapacities]
}

/** How many places are left in each pool that can run out. */
export async function placesLeft(graph: EventGraph): Promise<Map<string, number>> {
  const limits = limitsOf(graph)
  const counts = await readPools(limits)
  return new Map(limits.map(({ pool_id }) => [pool_id, Math.max(0, counts.get(pool_id)?.free ?? 0)]))
}

/** By how many places what could not be imported is more than what is left. */
export function missingPlaces(
  graph: EventGraph,
  left: ReadonlyMap<string, number>,
  wanted: Readonly<Record<string, number>>,
): Record<string, number> {
  const missing: Record<string, number> = {}
  for (const { pool_id, name } of limitsOf(graph)) {
    const more = (wanted[pool_id] ?? 0) - (left.get(pool_id) ?? 0)
    if (more > 0) missing[name] = (missing[name] ?? 0) + more
  }
  return missing
}
