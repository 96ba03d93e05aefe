import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { listCapacityAssignments as endpoint } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { listRows } from '../list/list-rows.ts'
import { toCapacityAssignments } from './to-capacity-assignments.ts'

/** Capacity assignments of an event with their use, by name by default. Error: event.not_found. */
export async function listCapacityAssignments(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: CapacityAssignment[]; meta: ListMeta }> {
  const graph = await requireEventGraph(ctx, params.event_id)
  const assignments = await toCapacityAssignments(graph, graph.capacity_assignments)
  const { sort_by = 'name', sort_direction = 'asc' } = query
  return listRows(
    { ...query, sort_by, sort_direction },
    {
      partitions: [async () => assignments],
      order_by: 'name',
      id: 'id',
      searched: ['name'],
      total: async () => assignments.length,
    },
  )
}
