import type { CapacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { openCountingPool } from '../pool/open-pool.ts'
import { raiseTerms } from '../pool/raise-terms.ts'
import { readPools } from '../pool/read-pools.ts'
import { belowTaken, type PoolResize, type ResizeResult, resizePool, triesOf } from '../pool/resize-pool.ts'
import { newId } from '../random-id.ts'
import {
  type CapacityAssignmentItem,
  capacityPool,
  isEnforced,
} from '../store/capacity-assignment/capacity-assignment-entity.ts'
import type { Context } from '../verb.ts'
import { changeCapacity } from './change-capacity.ts'
import { limitedPools, recountCapacity } from './recount-capacity.ts'

const refusal = { code: 'capacity_assignment.below_taken', field: 'capacity' } as const

/** Null: somebody else wrote first, read again. */
type Written = CapacityAssignmentItem | null

/**
 * Writes an assignment from a body. One that begins to stop sales, or to do so for other tickets, counts in a new pool.
 * One that only changes its size is resized (docs/decisions/0010).
 */
export function writeCapacityAssignment(
  ctx: Context,
  graph: EventGraph,
  before: CapacityAssignmentItem | null,
  body: CapacityAssignmentBody,
): Promise<Written> {
  const { event_id } = graph.event
  const fresh = { event_id, id: newId('capacity_assignment'), version: 0 }
  const uncounted = { pool_id: null, pool_shards: 0, terms: {} }
  const after = { ...uncounted, ...(before ?? fresh), ...body }
  if (!isEnforced(after)) return changeCapacity(ctx, graph, { before, after: { ...after, ...uncounted } })
  const isCounting = before !== null && capacityPool(before) !== null && hasSameTickets(before, after)
  return isCounting ? resize(ctx, graph, { before, after }) : beginToCount(ctx, graph, { before, after })
}

interface Change<Before> {
  before: Before
  after: CapacityAssignmentItem
}

async function resize(
  ctx: Context,
  graph: EventGraph,
  { before, after }: Change<CapacityAssignmentItem>,
): Promise<Written> {
  const pool = capacityPool(before)
  if (!pool || before.capacity === after.capacity) return changeCapacity(ctx, graph, { before, after })
  await recountCapacity(before.event_id, pool.pool_id)
  let [known, current] = [graph, before]
  const write = async ({ size: capacity, shards, changes, isLast }: PoolResize): Promise<ResizeResult> => {
    const { terms, version } = current
    const resized = { ...after, capacity, pool_shards: shards, terms, version }
    const written = await changeCapacity(ctx, known, {
      before: current,
      after: resized,
      changes,
      tries: triesOf(changes),
    })
    if (!written) return 'taken'
    current = written
    // Tickets were written with it where the pool got more shards.
    if (!isLast) known = (await readEventGraph(before.event_id, { fresh: true })) ?? known
    return 'written'
  }
  const result = await resizePool(pool, { size: after.capacity, refusal, write })
  return result === 'written' ? current : null
}

/** From its tickets' new terms on, no order sells past the new pool; then it looks how much was sold before. */
async function beginToCount(
  ctx: Context,
  graph: EventGraph,
  { before, after }: Change<CapacityAssignmentItem | null>,
): Promise<Written> {
  const capacity = after.capacity ?? 0
  await checkTaken(graph, after.ticket_ids, capacity)
  const pool_id = newId('pool')
  const pool_shards = await openCountingPool(pool_id, capacity)
  const written = await changeCapacity(ctx, graph, { before, after: { ...after, pool_id, pool_shards } })
  if (!written) return null
  const limited = written.ticket_ids.flatMap((ticket_id) =>
    limitedPools(graph, [ticket_id]).map((pool) => ({ ...pool, terms: written.terms[ticket_id] ?? 0 })),
  )
  await raiseTerms(limited)
  await recountCapacity(written.event_id, pool_id)
  return written
}

async function checkTaken(graph: EventGraph, ticket_ids: readonly string[], capacity: number): Promise<void> {
  const counts = await readPools(limitedPools(graph, ticket_ids))
  const taken = [...counts.values()].reduce((sum, { held, sold }) => sum + held + sold, 0)
  if (taken > capacity) throw belowTaken(refusal, taken)
}

function hasSameTickets(before: CapacityAssignmentItem, after: CapacityAssignmentItem): boolean {
  return (
    before.ticket_ids.length === after.ticket_ids.length &&
    before.ticket_ids.every((id) => after.ticket_ids.includes(id))
  )
}
