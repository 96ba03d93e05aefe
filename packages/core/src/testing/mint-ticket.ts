import { type Ticket, ticketBody } from '@foyer/contracts/ticket/ticket'
import type * as z from 'zod'
import { createTicket } from '../ticket/tickets.ts'
import type { Context } from '../verb.ts'

export type TicketInput = z.input<typeof ticketBody>

/** A ticket of an event, free and unlimited by default. */
export function mintTicket(
  ctx: Context,
  event_id: string,
  given: Partial<TicketInput> = {},
): Promise<Ticket> {
  const body = ticketBody.parse({ title: 'Standing', type: 'FREE', prices: [{}], ...given })
  return createTicket(ctx, { params: { event_id }, body })
}

/** What a form would send back of a ticket unchanged. */
export function bodyOf(ticket: Ticket, given: Partial<TicketInput> = {}): z.output<typeof ticketBody> {
  const { id: _id, event_id: _event, sort_order: _order, prices, ...fields } = ticket
  const priceInputs = prices.map(({ quantity_sold: _sold, quantity_held: _held, ...price }) => price)
  return ticketBody.parse({ ...fields, prices: priceInputs, ...given })
}
