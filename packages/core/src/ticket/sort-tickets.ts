import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { sortTickets as endpoint } from '@foyer/contracts/ticket/ticket-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { forgetEventGraph } from '../event-graph/read-event-graph.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { TicketEntity } from '../store/ticket/ticket-entity.ts'
import { toTickets } from './to-ticket.ts'

/**
 * Sets the homepage order. All tickets of the event must be named, each once (specification §5: sorting is for the
 * whole list). Errors: `event.not_found`, `request.invalid`.
 */
export async function sortTickets(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Ticket[]> {
  const { event_id } = params
  const { tickets, taxes_and_fees } = await requireEventGraph(ctx, event_id)
  const sorted = body.ticket_ids.flatMap((id) => tickets.find((ticket) => ticket.id === id) ?? [])
  const counts = [body.ticket_ids.length, sorted.length, new Set(sorted).size]
  if (counts.some((count) => count !== tickets.length))
    throw new AppError('request.invalid', {
      errors: { ticket_ids: ['Name every ticket of the event once.'] },
    })
  const placed = sorted.map((ticket, index) => ({ ...ticket, sort_order: index + 1 }))
  const moved = placed.filter(({ sort_order }, index) => sort_order !== sorted[index]?.sort_order)
  await Promise.all(
    moved.map(({ id, sort_order }) =>
      TicketEntity.patch({ event_id, id }).set({ sort_order }).add({ version: 1 }).go(),
    ),
  )
  forgetEventGraph(event_id)
  return toTickets(placed, taxes_and_fees)
}
