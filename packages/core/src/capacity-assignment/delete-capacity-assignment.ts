import type { deleteCapacityAssignment as endpoint } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { forgetEventGraph } from '../event/event-graph-cache.ts'
import { CapacityAssignmentEntity } from './capacity-assignment-entity.ts'
import { requireCapacityAssignment } from './require-capacity-assignment.ts'

/**
 * Removes a limit. Its pool stays: orders that took from it give back to it. Errors: event.not_found,
 * capacity_assignment.not_found.
 */
export async function deleteCapacityAssignment(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const { assignment } = await requireCapacityAssignment(ctx, params)
  const { event_id, id } = assignment
  await CapacityAssignmentEntity.delete({ event_id, id }).go()
  forgetEventGraph(event_id)
}
