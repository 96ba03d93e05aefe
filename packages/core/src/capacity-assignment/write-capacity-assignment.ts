import type { CapacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { createWriteTransaction } from 'electrodb'
import { AppError } from '../app-error.ts'
import { forgetEventGraph } from '../event/event-graph-cache.ts'
import { type EventGraph, readEventGraph } from '../event/read-event-graph.ts'
import { openCountingPool } from '../pool/open-pool.ts'
import { planResize } from '../pool/plan-resize.ts'
import type { PoolChange } from '../pool/pool-change.ts'
import { poolEntities, poolWrites } from '../pool/pool-writes.ts'
import { raiseTerms } from '../pool/raise-terms.ts'
import { readPools } from '../pool/read-pools.ts'
import { newId } from '../random-id.ts'
import { transact } from '../table/transact.ts'
import { TicketEntity } from '../ticket/ticket-entity.ts'
import { CapacityAssignmentEntity, type CapacityAssignmentItem } from './capacity-assignment-entity.ts'
import { capacityPool, isEnforced } from './capacity-pool.ts'
import { limitedPools, recountCapacity } from './recount-capacity.ts'

/** Null: somebody else wrote first, read again. */
type Written = CapacityAssignmentItem | null

/**
 * Writes an assignment as a body wants it. One that begins to stop sales, or does so for other tickets, begins to count in a
 * new pool; one that only gets another size is resized (docs/decisions/0010).
 * Error: capacity_assignment.below_taken.
 */
export function writeCapacityAssignment(
  graph: EventGraph,
  before: CapacityAssignmentItem | null,
  body: CapacityAssignmentBody,
): Promise<Written> {
  const { event_id } = graph.event
  const fresh = { event_id, id: newId('capacity_assignment'), pool_id: null, pool_shards: 0, version: 0 }
  const after = { ...(before ?? fresh), ...body }
  if (body.capacity === null || !isEnforced(after)) return write(before, { ...after, pool_id: null })
  const isCounting = before !== null && capacityPool(before) !== null && hasSameTickets(before, after)
  return isCounting ? resize(graph, before, after) : beginToCount(graph, before, after)
}

async function resize(
  graph: EventGraph,
  before: CapacityAssignmentItem,
  after: CapacityAssignmentItem,
): Promise<Written> {
  const pool = capacityPool(before)
  if (!pool || before.capacity === after.capacity) return write(before, after)
  await recountCapacity(graph, before)
  const { shards, changes } = await planResize(pool, after.capacity, 'capacity_assignment.below_taken')
  return write(before, { ...after, pool_shards: shards }, { changes })
}

/** From the ticket's new terms on, nobody sells past the new pool; then it looks how much was sold before. */
async function beginToCount(
  graph: EventGraph,
  before: CapacityAssignmentItem | null,
  after: CapacityAssignmentItem,
): Promise<Written> {
  const capacity = after.capacity ?? 0
  await checkTaken(graph, after.ticket_ids, capacity)
  const pool_id = newId('pool')
  const pool_shards = await openCountingPool(pool_id, capacity)
  const written = await write(before, { ...after, pool_id, pool_shards }, { isNewTerms: true })
  const now = written && (await readEventGraph(graph.event.event_id, { fresh: true }))
  if (!written || !now) return null
  await raiseTerms(limitedPools(now, written.ticket_ids))
  await recountCapacity(now, written)
  return written
}

async function checkTaken(graph: EventGraph, ticket_ids: readonly string[], capacity: number): Promise<void> {
  const counts = await readPools(limitedPools(graph, ticket_ids))
  const taken = [...counts.values()].reduce((sum, { held, sold }) => sum + held + sold, 0)
  if (taken > capacity) throw new AppError('capacity_assignment.below_taken', { details: { taken } })
}

interface Beside {
  changes?: readonly PoolChange[]
  /** Whoever takes of the assignment's tickets from now on must know it. */
  isNewTerms?: boolean
}

async function write(
  before: CapacityAssignmentItem | null,
  after: CapacityAssignmentItem,
  { changes = [], isNewTerms = false }: Beside = {},
): Promise<Written> {
  const { event_id } = after
  const next = { ...after, version: after.version + 1 }
  const refusals = await transact(() =>
    createWriteTransaction(
      { assignment: CapacityAssignmentEntity, ticket: TicketEntity, ...poolEntities },
      ({ assignment, ticket, pool }) => [
        assignment
          .put(next)
          .where(({ id, version }, { eq, notExists }) =>
            before ? eq(version, before.version) : notExists(id),
          )
          .commit(),
        ...(isNewTerms
          ? after.ticket_ids.map((id) =>
              ticket.patch({ event_id, id }).add({ terms: 1, version: 1 }).commit(),
            )
          : []),
        ...poolWrites(pool, changes),
      ],
    ).go(),
  )
  forgetEventGraph(event_id)
  return refusals === null ? next : null
}

function hasSameTickets(before: CapacityAssignmentItem, after: CapacityAssignmentItem): boolean {
  return (
    before.ticket_ids.length === after.ticket_ids.length &&
    before.ticket_ids.every((id) => after.ticket_ids.includes(id))
  )
}
