import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { updateTicket as endpoint } from '@foyer/contracts/ticket/ticket-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import { requireEventGraph, requireTicket } from '../event-graph/require-event-graph.ts'
import { belowTaken } from '../pool/below-taken.ts'
import { readPools } from '../pool/read-pools.ts'
import { pricePool } from '../store/ticket/price-pool.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { untilWritten } from '../table/until-written.ts'
import { changedTicket } from './changed-ticket.ts'
import { hasSales } from './has-sales.ts'
import { type MatchedPrices, matchPrices } from './match-prices.ts'
import { replaceTicket } from './replace-ticket.ts'
import { requirePayable } from './require-payable.ts'
import { ticketFields } from './ticket-fields.ts'
import { toTicket } from './to-ticket.ts'

/**
 * Changes a ticket; prices keep their ids and their stock (specification §5). Errors: those of `changed`, `event.not_found`,
 * `ticket.not_found`, `tax_or_fee.not_found`; `ticket.type_locked` once sales exist, `ticket.tier_has_sales` for a removed
 * price, those of `requirePayable`, `ticket.below_sold` for a size below sold and held; `server.busy` when others do not stop
 * changing it.
 */
export async function updateTicket(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Ticket> {
  return untilWritten(async () => {
    const graph = await requireEventGraph(ctx, params.event_id)
    const ticket = requireTicket(graph, params.ticket_id)
    const whole = changedTicket(ctx, asShown(ticket, graph), body)
    const fields = await ticketFields(whole, graph.taxes_and_fees, ticket)
    const prices = matchPrices(ticket.prices, whole.prices)
    const { currency } = graph.event
    requirePayable({ fields, prices: whole.prices, taxesAndFees: graph.taxes_and_fees, currency })
    if (fields.type !== ticket.type && (await hasSales(ticket))) throw typeLocked()
    await checkStock(prices)
    const result = await replaceTicket(ctx, { account_id: graph.event.account_id, ticket, fields, prices })
    return typeof result === 'object' ? toTicket(result, graph.taxes_and_fees) : 'lost'
  })
}

/** Of its taxes and fees those that still exist: as its organizers see it. */
function asShown(ticket: TicketItem, { taxes_and_fees }: EventGraph): TicketItem {
  const exists = (tax_or_fee_id: string) => taxes_and_fees.some(({ id }) => id === tax_or_fee_id)
  return { ...ticket, tax_and_fee_ids: ticket.tax_and_fee_ids.filter(exists) }
}

/** Refuses before anything is written what the pools would refuse halfway. */
async function checkStock({ wanted, removed }: MatchedPrices): Promise<void> {
  const known = [...removed, ...wanted.flatMap(({ before }) => before ?? [])]
  const counts = await readPools(known.map(pricePool))
  const takenOf = (id: string | undefined) => {
    const { held = 0, sold = 0 } = counts.get(id ?? '') ?? {}
    return held + sold
  }
  if (removed.some(({ id }) => takenOf(id) > 0)) throw new AppError('ticket.tier_has_sales')
  for (const [index, { body, before }] of wanted.entries()) {
    const taken = takenOf(before?.id)
    const field = `prices.${index}.quantity_available`
    if (taken > (body.quantity_available ?? Number.POSITIVE_INFINITY))
      throw belowTaken({ code: 'ticket.below_sold', field }, taken)
  }
}

/** At its field: the screen may not know of attendees with only cancelled tickets. */
function typeLocked(): AppError {
  const message = 'The ticket type cannot change once attendees or sales exist.'
  return new AppError('ticket.type_locked', { errors: { type: [message] } })
}
