import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { createTicket as endpoint } from '@foyer/contracts/ticket/ticket-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEventGraph } from '../event-graph/require-event-graph.ts'
import { newId } from '../random-id.ts'
import { matchPrices } from './match-prices.ts'
import { openPrice } from './open-price.ts'
import { requirePayable } from './require-payable.ts'
import { ticketFields } from './ticket-fields.ts'
import { toTicket } from './to-ticket.ts'
import { writeTicket } from './write-ticket.ts'

/**
 * Creates a ticket, last in homepage order, with a pool for each price. Without taxes and fees of its own it bears the
 * account's default ones, unless it is free (specification §3). Errors: `event.not_found`,
 * `tax_or_fee.not_found`, those of `requirePayable`.
 */
export async function createTicket(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Ticket> {
  const { event_id } = params
  const { event, tickets, taxes_and_fees, settings } = await requireEventGraph(ctx, event_id)
  const fields = await ticketFields(body, taxes_and_fees, {
    max_per_order: settings.max_per_order,
    tax_and_fee_ids: body.type === 'FREE' ? [] : defaultIds(taxes_and_fees),
  })
  const { currency } = event
  requirePayable({ fields, prices: body.prices, taxesAndFees: taxes_and_fees, currency })
  matchPrices([], body.prices)
  const ticket = {
    ...fields,
    event_id,
    id: newId('ticket'),
    prices: await Promise.all(body.prices.map((price) => openPrice(price, 0))),
    sort_order: Math.max(0, ...tickets.map(({ sort_order }) => sort_order)) + 1,
    capacity_pools: [],
    terms: 0,
    version: 0,
  }
  const written = await writeTicket(ctx, { account_id: event.account_id, before: null, after: ticket })
  if (typeof written === 'string') throw new AppError('server.busy')
  return toTicket(written, taxes_and_fees)
}

function defaultIds(taxesAndFees: readonly TaxOrFee[]): string[] {
  return taxesAndFees.filter(({ is_default }) => is_default).map(({ id }) => id)
}
