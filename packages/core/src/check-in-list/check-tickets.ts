import { AppError } from '../app-error.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'

/**
 * Refuses a list for an event without tickets (specification §5) and tickets that are not the event's.
 * Errors: ticket.required, request.invalid.
 */
export async function checkTickets(event_id: string, ticket_ids: readonly string[]): Promise<void> {
  const graph = await readEventGraph(event_id, { fresh: true })
  const existing = new Set(graph?.tickets.map(({ id }) => id))
  if (existing.size === 0) throw new AppError('ticket.required')
  if (!ticket_ids.every((id) => existing.has(id))) {
    throw new AppError('request.invalid', { errors: { ticket_ids: ['Choose tickets of this event.'] } })
  }
}
