import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { createCapacityAssignment as endpoint } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { untilWritten } from '../table/until-written.ts'
import { checkTicketIds } from './require-capacity-assignment.ts'
import { showCapacityAssignment } from './show-capacity-assignment.ts'
import { writeCapacityAssignment } from './write-capacity-assignment.ts'

/**
 * Limits several tickets together, also while they sell; what they sold and hold already counts (F11).
 * Errors: event.not_found, ticket.required, request.invalid, capacity_assignment.below_taken, server.busy.
 */
export async function createCapacityAssignment(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<CapacityAssignment> {
  return untilWritten(async () => {
    const graph = await requireEventGraph(ctx, params.event_id)
    checkTicketIds(graph, body.ticket_ids)
    const written = await writeCapacityAssignment(ctx, graph, null, body)
    return written ? showCapacityAssignment(graph, written) : 'lost'
  })
}
