import { openPools } from '../pool/open-pool.ts'
import { poolShardCount } from '../pool/pool-shares.ts'
import { newId } from '../random-id.ts'
import {
  CapacityAssignmentEntity,
  type CapacityAssignmentItem,
} from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { capacityPool, isEnforced } from '../store/capacity-assignment/capacity-pool.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { putAll } from '../table/put-all.ts'
import { type CopiedTickets, copiedTicketIds } from './copy-tickets.ts'

/**
 * Writes those capacities for an event of copied tickets, with nothing taken, and answers the tickets as they then take
 * from them. They are written before anybody can sell, so there are no terms to raise (docs/decisions/0010).
 */
export async function copyCapacityAssignments(
  assignments: readonly CapacityAssignmentItem[],
  event_id: string,
  { tickets, idOf }: CopiedTickets,
): Promise<TicketItem[]> {
  const copies = assignments.map((assignment) => copyOf(assignment, event_id, idOf))
  await openPools(
    copies.flatMap(({ pool_id, capacity }) => (pool_id === null ? [] : [{ pool_id, size: capacity }])),
  )
  await putAll(CapacityAssignmentEntity, copies)
  return tickets.map((ticket) => ({
    ...ticket,
    capacity_pools: copies
      .filter(({ ticket_ids }) => ticket_ids.includes(ticket.id))
      .flatMap((copy) => capacityPool(copy) ?? []),
  }))
}

function copyOf(
  assignment: CapacityAssignmentItem,
  event_id: string,
  idOf: CopiedTickets['idOf'],
): CapacityAssignmentItem {
  const id = newId('capacity_assignment')
  const ticket_ids = copiedTicketIds(assignment.ticket_ids, idOf) ?? []
  const pool_id = isEnforced(assignment) ? newId('pool') : null
  const pool_shards = pool_id === null ? 0 : poolShardCount(assignment.capacity)
  const terms = pool_id === null ? {} : Object.fromEntries(ticket_ids.map((ticket_id) => [ticket_id, 0]))
  return { ...assignment, event_id, id, ticket_ids, pool_id, pool_shards, terms, version: 1 }
}
