import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket, TicketType, ticketBody } from '@foyer/contracts/ticket/ticket'
import type * as z from 'zod'

export type TicketInput = z.input<typeof ticketBody>
type PriceInput = TicketInput['prices'][number]

/** A tier's price without a typed amount. NaN is refused, while a missing amount would quietly be free. */
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

/** The initial values of a new ticket's form: the account's default taxes and fees, and the event's maximum per order. */
export function newTicket(taxesAndFees: readonly TaxOrFee[], max_per_order: number): TicketInput {
  return {
    title: '',
    description: '',
    type: 'FREE',
    prices: [{ ...emptyPrice(), price: 0 }],
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

/** A ticket in the shape that its form and `updateTicket` take. */
export function toTicketBody(ticket: Ticket): TicketInput {
  const { id: _id, event_id: _event, sort_order: _order, prices, ...body } = ticket
  return { ...body, prices: prices.map(({ quantity_sold: _sold, quantity_held: _held, ...price }) => price) }
}

/** A copy of a ticket with its own stock. It is not on sale, so that the organizer can check it first. */
export function duplicateTicket(ticket: Ticket, title: string): TicketInput {
  const body = toTicketBody(ticket)
  return { ...body, title, is_paused: true, prices: body.prices.map(({ id: _id, ...price }) => price) }
}

/** How a ticket is priced. Whether one price is free or paid follows from the amount. */
export type Pricing = 'ONE' | 'DONATION' | 'TIERED'

export function pricingOf(type: TicketType): Pricing {
  return type === 'FREE' || type === 'PAID' ? 'ONE' : type
}

/** The type of a ticket with one price: without an amount it is free. Text that is no amount (NaN) is a price to correct. */
export function typeByPrice(price: number | null): 'FREE' | 'PAID' {
  return price === null || price === 0 ? 'FREE' : 'PAID'
}

/** A ticket's type and prices once it is priced in another way: one price, or tiers. */
export function priced(
  pricing: Pricing,
  prices: readonly PriceInput[],
): Pick<TicketInput, 'type' | 'prices'> {
  const [first = emptyPrice()] = prices
  if (pricing === 'TIERED') return { type: pricing, prices: prices.length > 0 ? [...prices] : [first] }
  const price = Number.isNaN(first.price) ? 0 : (first.price ?? 0)
  const single = { ...first, price, label: '', is_hidden: false, sale_start_date: null, sale_end_date: null }
  return { type: pricing === 'ONE' ? typeByPrice(price) : pricing, prices: [single] }
}
