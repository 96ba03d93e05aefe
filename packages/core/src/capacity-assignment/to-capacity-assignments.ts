import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import { readPools } from '../pool/read-pools.ts'
import type { CapacityAssignmentItem } from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { ticketPools } from '../store/ticket/price-pool.ts'
import { limitedPools } from './recount-capacity.ts'

/** Assignments with what their tickets have sold and hold; tickets that no longer exist are left out. */
export async function toCapacityAssignments(
  graph: EventGraph,
  assignments: readonly CapacityAssignmentItem[],
): Promise<CapacityAssignment[]> {
  const linked = new Set(assignments.flatMap(({ ticket_ids }) => ticket_ids))
  const tickets = graph.tickets.filter(({ id }) => linked.has(id))
  const counts = await readPools(tickets.flatMap(ticketPools))
  return assignments.map(({ event_id, id, name, capacity, status, stop_sales_at_limit, ticket_ids }) => {
    const taken = limitedPools(graph, ticket_ids).map(({ pool_id }) => counts.get(pool_id))
    return {
      ...{ event_id, id, name, capacity, status, stop_sales_at_limit },
      ticket_ids: ticket_ids.filter((ticket_id) => tickets.some((ticket) => ticket.id === ticket_id)),
      quantity_sold: taken.reduce((sum, of) => sum + (of?.sold ?? 0), 0),
      quantity_held: taken.reduce((sum, of) => sum + (of?.held ?? 0), 0),
    }
  })
}
