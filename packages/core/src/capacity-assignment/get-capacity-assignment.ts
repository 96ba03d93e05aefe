import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { getCapacityAssignment as endpoint } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { requireCapacityAssignment } from './require-capacity-assignment.ts'
import { showCapacityAssignment } from './show-capacity-assignment.ts'

/** One capacity assignment with its use. Errors: event.not_found, capacity_assignment.not_found. */
export async function getCapacityAssignment(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<CapacityAssignment> {
  const { graph, assignment } = await requireCapacityAssignment(ctx, params)
  return showCapacityAssignment(graph, assignment)
}
