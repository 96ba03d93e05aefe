import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { listTickets as endpoint } from '@foyer/contracts/ticket/ticket-endpoints'
import type { Context } from '../context.ts'
import { requireEventGraph } from './require-event-graph.ts'
import { toTickets } from './to-ticket.ts'

/** All tickets of an event in homepage order, with exact stock. Error: `event.not_found`. */
export async function listTickets(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<Ticket[]> {
  const { tickets, taxes_and_fees } = await requireEventGraph(ctx, params.event_id)
  return toTickets(tickets, taxes_and_fees)
}
