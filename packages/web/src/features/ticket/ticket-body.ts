import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket, TicketType, ticketBody } from '@foyer/contracts/ticket/ticket'
import type * as z from 'zod'

export type TicketInput = z.input<typeof ticketBody>
type PriceInput = TicketInput['prices'][number]

/** Its amount is still to be typed: not a number is refused, where a missing one would quietly be free. */
export function emptyPrice(): PriceInput {
  return {
    label: '',
    price: Number.NaN,
    quantity_available: null,
    sale_start_date: null,
    sale_end_date: null,
    is_hidden: false,
  }
}

/** What the form of a new ticket begins with: the account's default taxes and fees, the event's maximum per order. */
export function newTicket(taxesAndFees: readonly TaxOrFee[], max_per_order: number): TicketInput {
  return {
    title: '',
    description: '',
    type: 'PAID',
    prices: [emptyPrice()],
    min_per_order: 1,
    max_per_order,
    sale_start_date: null,
    sale_end_date: null,
    is_hidden: false,
    is_paused: false,
    hide_when_sold_out: false,
    hide_before_sale_start: false,
    hide_after_sale_end: false,
    is_hidden_without_promo_code: false,
    show_quantity_remaining: false,
    collapse_on_load: false,
    tax_and_fee_ids: taxesAndFees.filter(({ is_default }) => is_default).map(({ id }) => id),
  }
}

/** A ticket as its own form and `updateTicket` take it. */
export function toTicketBody(ticket: Ticket): TicketInput {
  const { id: _id, event_id: _event, sort_order: _order, prices, ...body } = ticket
  return { ...body, prices: prices.map(({ quantity_sold: _sold, quantity_held: _held, ...price }) => price) }
}

/** A new ticket like that one, with stock of its own; not on sale until somebody has looked at it. */
export function duplicateTicket(ticket: Ticket, title: string): TicketInput {
  const body = toTicketBody(ticket)
  return { ...body, title, is_paused: true, prices: body.prices.map(({ id: _id, ...price }) => price) }
}

/** Prices that suit a type: one, or tiers; a free one costs nothing. */
export function pricesFor(type: TicketType, prices: readonly PriceInput[]): PriceInput[] {
  const [first = emptyPrice()] = prices
  if (type === 'TIERED') return prices.length > 0 ? [...prices] : [first]
  const single = { ...first, label: '', is_hidden: false, sale_start_date: null, sale_end_date: null }
  return [type === 'FREE' ? { ...single, price: 0 } : single]
}
