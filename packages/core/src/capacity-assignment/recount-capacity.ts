import type { EventGraph } from '../event/read-event-graph.ts'
import type { PoolRef } from '../pool/read-pools.ts'
import { recountBase } from '../pool/recount-base.ts'
import { ticketPools } from '../ticket/price-pool.ts'
import type { CapacityAssignmentItem } from './capacity-assignment-entity.ts'
import { capacityPool } from './capacity-pool.ts'

/** The pools of all prices that a capacity assignment limits. */
export function limitedPools(
  { tickets }: Pick<EventGraph, 'tickets'>,
  ticket_ids: readonly string[],
): PoolRef[] {
  return tickets.filter(({ id }) => ticket_ids.includes(id)).flatMap(ticketPools)
}

/**
 * Frees what a capacity still counts as taken from before it began, though it was given back since. Answers whether there
 * was any.
 */
export async function recountCapacity(
  graph: Pick<EventGraph, 'tickets'>,
  assignment: CapacityAssignmentItem,
): Promise<boolean> {
  const pool = capacityPool(assignment)
  return pool ? recountBase(pool, limitedPools(graph, assignment.ticket_ids)) : false
}
