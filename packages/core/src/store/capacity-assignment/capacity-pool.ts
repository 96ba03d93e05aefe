import type { PoolRef } from '../../pool/read-pools.ts'
import type { CapacityAssignmentItem } from './capacity-assignment-entity.ts'

/** Whether sales stop at this limit: what an order of its tickets must take from. */
export function isEnforced(
  assignment: Pick<CapacityAssignmentItem, 'capacity' | 'status' | 'stop_sales_at_limit'>,
): boolean {
  const { capacity, status, stop_sales_at_limit } = assignment
  return status === 'ACTIVE' && stop_sales_at_limit && capacity !== null
}

/** The pool that an enforced assignment counts in; null for one that stops nothing. */
export function capacityPool(assignment: CapacityAssignmentItem): PoolRef | null {
  const { pool_id, pool_shards } = assignment
  return pool_id !== null && isEnforced(assignment) ? { pool_id, shards: pool_shards } : null
}
