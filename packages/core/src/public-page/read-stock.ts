import { limitedPools } from '../capacity-assignment/recount-capacity.ts'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { knownStock, type Stock, sinceStockChanged } from '../event-graph/known-stock.ts'
import { readLapsedHolds } from '../hold/hold-deadline.ts'
import { type OpenCounts, type PoolRef, readOpenCounts } from '../pool/read-pools.ts'
import {
  type CapacityAssignmentItem,
  capacityPool,
} from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { AvailabilityEntity, type AvailabilityItem } from '../store/event/availability-entity.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { pricePool } from '../store/ticket/ticket-entity.ts'
import { type Context, nowInstant } from '../verb.ts'

/**
 * What is left of every price and every capacity of an event, as its pages show it: from the one small item that keeps it, up to some
 * seconds behind, and for a second as this process has read it. Where the item is missing, too old, or of other pools, it is counted. Writes nothing
 * (docs/decisions/0091).
 */
export function readStock(ctx: Context, graph: EventGraph): Promise<Stock> {
  const { event_id } = graph.event
  return knownStock(ctx, event_id, async () => {
    const { data: kept } = await AvailabilityEntity.get({ stock_event_id: event_id }).go()
    return keptStock(ctx, graph, kept) ?? countNow(ctx, graph)
  })
}

/** What is left as counted now. */
export async function countNow(ctx: Context, graph: EventGraph): Promise<Stock> {
  return { counts: await countStock(ctx, graph), counted_at: nowInstant(ctx) }
}

/** What an event's item keeps; null where it cannot be shown. */
function keptStock(ctx: Context, graph: EventGraph, kept: AvailabilityItem | null): Stock | null {
  if (!kept || (kept.good_until !== undefined && kept.good_until <= nowInstant(ctx))) return null
  if (isLongBehind(ctx, kept)) return null
  const pools = stockPools(graph)
  const isKept = pools.every(({ pool_id, shards }) => kept.pools[pool_id]?.shards === shards)
  return isKept ? { counts: new Map(Object.entries(kept.pools)), counted_at: kept.read_at } : null
}

/**
 * Whether this process changed the event's pools more than a second after they were counted: they are about to be counted again, and a buyer
 * who gives tickets back sees them meanwhile. In a rush, with a count each second, it never is.
 */
function isLongBehind(ctx: Context, { stock_event_id, read_at }: AvailabilityItem): boolean {
  const since = sinceStockChanged(stock_event_id)
  return since !== null && ctx.now.getTime() - since - Date.parse(read_at) > 1000
}

/** The same, counted from the pools, lapsed holds as free (F3). `isExact`: as last written. */
export function countStock(
  ctx: Context,
  graph: EventGraph,
  { isExact = false } = {},
): Promise<Map<string, OpenCounts>> {
  return readOpenPools(ctx, graph.event.event_id, stockPools(graph), { isExact })
}

/** The pools of every price, and of every capacity that stops sales. */
export function stockPools({ tickets, capacity_assignments }: EventGraph): PoolRef[] {
  return [
    ...tickets.flatMap(({ prices }) => prices.map(pricePool)),
    ...capacity_assignments.flatMap((assignment) => capacityPool(assignment) ?? []),
  ]
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
  { isExact = false } = {},
): Promise<Map<string, OpenCounts>> {
  const counts = await readOpenCounts(pools, { isExact })
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
