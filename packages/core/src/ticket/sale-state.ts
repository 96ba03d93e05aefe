import type { SaleState } from '@foyer/contracts/ticket/public-ticket'
import type { KeptPrice, TicketItem } from './ticket-entity.ts'

type SellableTicket = Pick<
  TicketItem,
  | 'sale_start_date'
  | 'sale_end_date'
  | 'is_hidden'
  | 'is_paused'
  | 'hide_when_sold_out'
  | 'hide_before_sale_start'
  | 'hide_after_sale_end'
  | 'is_hidden_without_promo_code'
>
type SellablePrice = Pick<KeptPrice, 'sale_start_date' | 'sale_end_date' | 'is_hidden'>

interface Moment {
  ticket: SellableTicket
  price: SellablePrice
  now: Date
  /** How many are free; left out when that is for the pools to say (at reservation). */
  free?: number
  /** True when the buyer's promo code unlocks this ticket. */
  is_unlocked?: boolean
}

/**
 * Whether a price can be bought at that moment and if not, why; the one rule for the public page and for reservations
 * (specification §4, Ticket; product.md, "What can be bought"). Windows are instants: the start is
 * included, the end is not; the narrower of the ticket's and the price's counts (F15).
 */
export function priceSaleState({ ticket, price, now, free, is_unlocked = false }: Moment): SaleState {
  if (ticket.is_hidden || price.is_hidden) return 'HIDDEN'
  if (ticket.is_hidden_without_promo_code && !is_unlocked) return 'HIDDEN'
  const windows = [ticket, price]
  if (windows.some(({ sale_end_date: end }) => end !== null && Date.parse(end) <= now.getTime())) {
    return ticket.hide_after_sale_end ? 'HIDDEN' : 'SALE_ENDED'
  }
  if (windows.some(({ sale_start_date: start }) => start !== null && Date.parse(start) > now.getTime())) {
    return ticket.hide_before_sale_start ? 'HIDDEN' : 'SALE_STARTS'
  }
  if (ticket.is_paused) return 'PAUSED'
  if (free !== undefined && free <= 0) return ticket.hide_when_sold_out ? 'HIDDEN' : 'SOLD_OUT'
  return 'ON_SALE'
}

const mostOpenFirst: SaleState[] = ['ON_SALE', 'PAUSED', 'SALE_STARTS', 'SOLD_OUT', 'SALE_ENDED', 'NOT_ON_SALE', 'HIDDEN']

/** A ticket's state from those of its prices: the most open one; without prices it is not on sale. */
export function ticketSaleState(prices: readonly SaleState[]): SaleState {
  return mostOpenFirst.find((state) => prices.includes(state)) ?? 'NOT_ON_SALE'
}
