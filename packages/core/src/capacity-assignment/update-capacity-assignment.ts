import {
  type CapacityAssignment,
  capacityAssignmentBody,
} from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { updateCapacityAssignment as endpoint } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { checkTicketIds, requireCapacityAssignment } from './require-capacity-assignment.ts'
import { showCapacityAssignment } from './show-capacity-assignment.ts'
import { writeCapacityAssignment } from './write-capacity-assignment.ts'

/**
 * Changes a limit while its tickets sell; never below what they sold and hold.
 * Errors: those of `changed`, event.not_found, capacity_assignment.not_found, capacity_assignment.below_taken,
 * server.busy.
 */
export async function updateCapacityAssignment(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<CapacityAssignment> {
  return untilWritten(async () => {
    const { graph, assignment } = await requireCapacityAssignment(ctx, params)
    const fields = changed(ctx, capacityAssignmentBody, assignment, body)
    if (body.ticket_ids) checkTicketIds(graph, body.ticket_ids)
    const written = await writeCapacityAssignment(ctx, graph, assignment, fields)
    return written ? showCapacityAssignment(graph, written) : 'lost'
  })
}
