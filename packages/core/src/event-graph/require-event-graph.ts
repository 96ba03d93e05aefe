import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { type EventGraph, readEventGraph } from './read-event-graph.ts'
import { requireEvent } from './require-event.ts'

/** The event with its tickets as they stand now, for its managers. Errors: those of `requireEvent`. */
export async function requireEventGraph(ctx: Context, event_id: string): Promise<EventGraph> {
  await requireEvent(ctx, event_id)
  const graph = await readEventGraph(event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  return graph
}

/** One ticket of the event. Error: `ticket.not_found` (404). */
export function requireTicket({ tickets }: EventGraph, ticket_id: string): TicketItem {
  const ticket = tickets.find(({ id }) => id === ticket_id)
  if (!ticket) throw new AppError('ticket.not_found')
  return ticket
}
