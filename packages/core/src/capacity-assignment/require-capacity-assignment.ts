import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import type { CapacityAssignmentItem } from '../store/capacity-assignment/capacity-assignment-entity.ts'

/** The assignment with its event as they stand now. Errors: event.not_found, capacity_assignment.not_found. */
export async function requireCapacityAssignment(
  ctx: Context,
  { event_id, capacity_assignment_id }: { event_id: string; capacity_assignment_id: string },
): Promise<{ graph: EventGraph; assignment: CapacityAssignmentItem }> {
  const graph = await requireEventGraph(ctx, event_id)
  const assignment = graph.capacity_assignments.find(({ id }) => id === capacity_assignment_id)
  if (!assignment) throw new AppError('capacity_assignment.not_found')
  return { graph, assignment }
}

/** Refuses tickets that are not the event's, and an event without any (specification §5). */
export function checkTicketIds({ tickets }: EventGraph, ticket_ids: readonly string[]): void {
  if (tickets.length === 0) throw new AppError('ticket.required')
  if (!ticket_ids.every((id) => tickets.some((ticket) => ticket.id === id))) {
    throw new AppError('request.invalid', { errors: { ticket_ids: ['Choose tickets of this event.'] } })
  }
}
