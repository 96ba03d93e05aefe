import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { listTickets as endpoint } from '@foyer/contracts/ticket/ticket-endpoints'
import type { Context } from '../context.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { shortList } from '../list/short-list.ts'
import { toTickets } from './to-ticket.ts'

/** Tickets of an event in homepage order by default, with exact stock. Error: `event.not_found`. */
export async function listTickets(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: Ticket[]; meta: ListMeta }> {
  const { tickets, taxes_and_fees } = await requireEventGraph(ctx, params.event_id)
  const shown = await toTickets(tickets, taxes_and_fees)
  return shortList(shown, query, { id: 'id', searched: ['title', 'description'] })
}
