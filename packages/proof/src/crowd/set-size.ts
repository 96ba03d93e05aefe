import type { LiveEvent } from '@foyer/core/testing/mint-live-event'
import { bodyOf } from '@foyer/core/testing/mint-ticket'
import { updateTicket } from '@foyer/core/ticket/tickets'

/** An organizer changes how many tickets there are to sell. */
export function setSize(
  { ctx, event, tickets: [ticket] }: LiveEvent,
  quantity_available: number,
): Promise<unknown> {
  if (!ticket) throw new Error('The event has no ticket.')
  const params = { event_id: event.id, ticket_id: ticket.id }
  const prices = bodyOf(ticket).prices.map((price) => ({ ...price, quantity_available }))
  return updateTicket(ctx, { params, body: bodyOf(ticket, { prices }) })
}
