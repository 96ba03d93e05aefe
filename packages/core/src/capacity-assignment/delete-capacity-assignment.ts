import type { deleteCapacityAssignment as endpoint } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { backOff } from '../table/transact.ts'
import { changeCapacity } from './change-capacity.ts'
import { requireCapacityAssignment } from './require-capacity-assignment.ts'

const attempts = 8

/**
 * Removes a limit. Its pool stays: orders that took from it give back to it. Errors: event.not_found,
 * capacity_assignment.not_found, server.busy.
 */
export async function deleteCapacityAssignment(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { graph, assignment } = await requireCapacityAssignment(ctx, params)
    if (await changeCapacity(graph, assignment, null)) return
    await backOff(attempt)
  }
  throw new AppError('server.busy')
}
