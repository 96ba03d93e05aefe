import type { deleteCapacityAssignment as endpoint } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { untilWritten } from '../table/until-written.ts'
import { changeCapacity } from './change-capacity.ts'
import { requireCapacityAssignment } from './require-capacity-assignment.ts'

/**
 * Removes a limit. Its pool stays: orders that took from it give back to it. Errors: event.not_found,
 * capacity_assignment.not_found, server.busy.
 */
export async function deleteCapacityAssignment(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  await untilWritten(async () => {
    const { graph, assignment } = await requireCapacityAssignment(ctx, params)
    return (await changeCapacity(ctx, graph, { before: assignment, after: null })) ?? 'lost'
  })
}
