import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { createCapacityAssignment as endpoint } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { backOff } from '../table/transact.ts'
import { requireEventGraph } from '../ticket/require-event-graph.ts'
import { checkTicketIds } from './require-capacity-assignment.ts'
import { showCapacityAssignment } from './show-capacity-assignment.ts'
import { writeCapacityAssignment } from './write-capacity-assignment.ts'

const attempts = 8

/**
 * Limits several tickets together, also while they sell; what they sold and hold already counts (F11).
 * Errors: event.not_found, ticket.required, request.invalid, capacity_assignment.below_taken, server.busy.
 */
export async function createCapacityAssignment(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<CapacityAssignment> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const graph = await requireEventGraph(ctx, params.event_id)
    checkTicketIds(graph, body.ticket_ids)
    const written = await writeCapacityAssignment(graph, null, body)
    if (written) return showCapacityAssignment(graph, written)
    await backOff(attempt)
  }
  throw new AppError('server.busy')
}
