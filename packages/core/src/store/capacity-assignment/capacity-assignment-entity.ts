import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { EntityItem } from 'electrodb'
import type { PoolRef } from '../../pool/read-pools.ts'
import { inEventPartition, kept, LazyEntity, onTable } from '../../table/entity.ts'

/**
 * A capacity that tickets share, in the event's graph. Its count is the pool `pool_id`, a new one each time it begins to
 * count (docs/decisions/0010). Null if it has no count of its own.
 */
export const CapacityAssignmentEntity = new LazyEntity(
  {
    model: { entity: 'capacity_assignment', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      capacity: { type: kept<number | null>(), required: true },
      status: { type: kept<CapacityAssignment['status']>(), required: true },
      stop_sales_at_limit: { type: 'boolean', required: true },
      ticket_ids: { type: kept<string[]>(), required: true },
      pool_id: { type: kept<string | null>(), required: true },
      pool_shards: { type: 'number', required: true },
      /** The terms of each of its tickets since the pool began to count. */
      terms: { type: kept<Record<string, number>>(), required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      primary: { collection: 'event_graph', ...inEventPartition },
    },
  },
  onTable,
)
export type CapacityAssignmentItem = EntityItem<typeof CapacityAssignmentEntity>

/** Whether sales stop at this limit: if so, an order of its tickets must take from it. */
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
