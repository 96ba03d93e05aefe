import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { deleteTicket as endpoint } from '@foyer/contracts/ticket/ticket-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEventGraph, requireTicket } from '../event-graph/require-event-graph.ts'
import { pricePool } from '../store/ticket/price-pool.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { untilWritten } from '../table/until-written.ts'
import { hasSales } from './has-sales.ts'
import { removePrice } from './replace-ticket.ts'
import { type TicketWriteResult, writeTicket } from './write-ticket.ts'

/**
 * Deletes a ticket that was never ordered, with its pools; one on an order can only be hidden (specification §5). Errors:
 * `event.not_found`, `ticket.not_found`, `ticket.has_orders`.
 */
export async function deleteTicket(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  await untilWritten(async () => {
    const graph = await requireEventGraph(ctx, params.event_id)
    const ticket = requireTicket(graph, params.ticket_id)
    if (await hasSales(ticket)) throw new AppError('ticket.has_orders')
    return typeof (await removeTicket(ctx, graph.event.account_id, ticket)) === 'object' ? 'written' : 'lost'
  })
}

/** Price after price, the last one with the ticket itself: a transaction has room for one price's shards. */
async function removeTicket(
  ctx: Context,
  account_id: string,
  ticket: TicketItem,
): Promise<TicketWriteResult> {
  const [last, ...first] = ticket.prices
  let current = ticket
  for (const price of first) {
    const result = await removePrice(ctx, { account_id, ticket: current, price_id: price.id })
    if (typeof result === 'string') return result
    current = result
  }
  const closings = last ? [pricePool(last)] : []
  return writeTicket(ctx, { account_id, before: current, after: null, closings })
}
