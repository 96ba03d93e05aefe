import { limitedPools } from '../capacity-assignment/recount-capacity.ts'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { readLapsedHolds } from '../hold/hold-deadline.ts'
import { type OpenCounts, type PoolRef, readOpenCounts } from '../pool/read-pools.ts'
import {
  type CapacityAssignmentItem,
  capacityPool,
} from '../store/capacity-assignment/capacity-assignment-entity.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { pricePool } from '../store/ticket/ticket-entity.ts'
import type { Context } from '../verb.ts'

/** What is left of every price and every capacity of an event, lapsed holds counted as free (F3). */
export async function readStock(
  ctx: Context,
  { event, tickets, capacity_assignments }: EventGraph,
): Promise<Map<string, OpenCounts>> {
  const pools = [
    ...tickets.flatMap(({ prices }) => prices.map(pricePool)),
    ...capacity_assignments.flatMap((assignment) => capacityPool(assignment) ?? []),
  ]
  return readOpenPools(ctx, event.event_id, pools)
}

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

/**
 * The counts of an event's pools as they are shown, up to a second behind: the reservation asks for itself. Where one is all taken,
 * what lapsed holds keep counts as free: no page says "sold out" because of a hold that is past its time (F3). Writes nothing, since the
 * page's function may not (docs/decisions/0041); the next reservation ends those holds.
 */
export async function readOpenPools(
  ctx: Context,
  event_id: string,
  pools: readonly PoolRef[],
): Promise<Map<string, OpenCounts>> {
  const counts = await readOpenCounts(pools, { isExact: false })
  const isShort = [...counts.values()].some(({ free, taken }) => free <= 0 && taken > 0)
  if (!isShort) return counts
  const lapsed = await readLapsedHolds(ctx, event_id)
  // Read once more, as last written: a hold may have been ended while they were looked for, and would count twice.
  return lapsed.length > 0 ? withoutLapsed(await readOpenCounts(pools, { isExact: true }), lapsed) : counts
}

function withoutLapsed(counts: Map<string, OpenCounts>, lapsed: readonly OrderItem[]) {
  const open = new Map(counts)
  for (const { status, takes } of lapsed) {
    if (status !== 'RESERVED') continue
    for (const { pool_id, quantity } of takes) {
      const count = open.get(pool_id)
      if (!count) continue
      const given = Math.min(quantity, count.taken)
      open.set(pool_id, { ...count, free: count.free + given, taken: count.taken - given })
    }
  }
  return open
}
