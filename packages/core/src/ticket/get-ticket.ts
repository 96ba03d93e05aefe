import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { getTicket as endpoint } from '@foyer/contracts/ticket/ticket-endpoints'
import type { Context } from '../context.ts'
import { requireEventGraph, requireTicket } from '../event-graph/require-event-graph.ts'
import { toTicket } from './to-ticket.ts'

/** One ticket of an event, with exact stock. Errors: `event.not_found`, `ticket.not_found`. */
export async function getTicket(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<Ticket> {
  const graph = await requireEventGraph(ctx, params.event_id)
  return toTicket(requireTicket(graph, params.ticket_id), graph.taxes_and_fees)
}
