import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { TicketBody } from '@foyer/contracts/ticket/ticket'
import { newId } from '../random-id.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { matchPrices, openPrice } from './replace-ticket.ts'
import { requirePayable, type TicketFields, ticketFields } from './ticket-fields.ts'

interface Opening {
  event_id: string
  currency: string
  taxes_and_fees: readonly TaxOrFee[]
  /** The event's default, for a body without one. */
  max_per_order: number
  sort_order: number
}

/**
 * A new ticket without its prices. Without taxes and fees of its own it bears the account's default ones, unless it is free
 * (specification §3). Errors: those of `ticketFields` and `requirePayable`; `request.invalid` for the id of a price.
 */
export async function newTicketFields(
  body: TicketBody,
  { currency, taxes_and_fees, max_per_order }: Omit<Opening, 'event_id' | 'sort_order'>,
): Promise<TicketFields> {
  const defaults = taxes_and_fees.filter(({ is_default }) => is_default).map(({ id }) => id)
  const fields = await ticketFields(body, taxes_and_fees, {
    max_per_order,
    tax_and_fee_ids: body.type === 'FREE' ? [] : defaults,
  })
  requirePayable({ fields, prices: body.prices, taxesAndFees: taxes_and_fees, currency })
  matchPrices([], body.prices)
  return fields
}

/** A new ticket, to be written next, with the pools of its prices opened. Errors: those of `newTicketFields`. */
export async function openTicket(body: TicketBody, opening: Opening): Promise<TicketItem> {
  const { event_id, sort_order } = opening
  return {
    ...(await newTicketFields(body, opening)),
    event_id,
    id: newId('ticket'),
    prices: await Promise.all(body.prices.map((price) => openPrice(price, 0))),
    sort_order,
    capacity_pools: [],
    terms: 0,
    version: 0,
  }
}
