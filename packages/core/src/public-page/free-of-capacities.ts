import { limitedPools } from '../capacity-assignment/recount-capacity.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { OpenCounts } from '../pool/read-pools.ts'
import type { CapacityAssignmentItem } from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { capacityPool } from '../store/capacity-assignment/capacity-pool.ts'

/** How many of a ticket its shared capacities leave: the smallest of them; infinite where none stops it (F11). */
export function freeOfCapacities(
  graph: EventGraph,
  counts: ReadonlyMap<string, OpenCounts>,
  ticket_id: string,
): number {
  const assignments = graph.capacity_assignments.filter(({ ticket_ids }) => ticket_ids.includes(ticket_id))
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...assignments.map((assignment) => freeOf(graph, counts, assignment)),
  )
}

/** What is free, and what only still counts as taken from before the capacity began to count. */
function freeOf(
  graph: EventGraph,
  counts: ReadonlyMap<string, OpenCounts>,
  assignment: CapacityAssignmentItem,
): number {
  const pool = capacityPool(assignment)
  if (!pool) return Number.POSITIVE_INFINITY
  const { free, taken, base } = counts.get(pool.pool_id) ?? nothing
  const takenOfTickets = limitedPools(graph, assignment.ticket_ids)
    .map(({ pool_id }) => counts.get(pool_id) ?? nothing)
    .reduce((sum, of) => sum + of.taken, 0)
  const standing = Math.max(0, takenOfTickets - taken)
  return free + Math.max(0, base - standing)
}

const nothing: OpenCounts = { free: 0, taken: 0, base: 0 }
