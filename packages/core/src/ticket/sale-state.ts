import type { SaleState } from '@foyer/contracts/ticket/public-ticket'
import { eventLifecycle } from '../store/event/event-entity.ts'
import type { KeptPrice, TicketItem } from '../store/ticket/ticket-entity.ts'

type TicketRules = Pick<
  TicketItem,
  | 'is_hidden'
  | 'is_paused'
  | 'is_hidden_without_promo_code'
  | 'sale_start_date'
  | 'sale_end_date'
  | 'hide_when_sold_out'
  | 'hide_before_sale_start'
  | 'hide_after_sale_end'
>
type PriceRules = Pick<KeptPrice, 'is_hidden' | 'sale_start_date' | 'sale_end_date'>

interface SaleQuestion {
  /** Nothing is sold once the event is over. */
  event: { start_date: string; end_date: string | null }
  ticket: TicketRules
  price: PriceRules
  now: Date
  /** How many are left; left out where the pool itself decides (reserving): then nothing is sold out. */
  free?: number
  /** The promo code given opens this ticket. */
  isUnlocked?: boolean
}

/**
 * Whether one price of a ticket can be bought at that moment, and if not, why
 * (specification §4, Ticket; docs/product.md#what-can-be-bought). Windows are instants, so zones and DST play no part (F15):
 * on sale from the start, no longer at the end. The public page and reserving both ask here.
 */
export function priceSaleState(question: SaleQuestion): SaleState {
  const { event, ticket, price, now, free, isUnlocked = false } = question
  if (ticket.is_hidden || price.is_hidden) return 'HIDDEN'
  if (ticket.is_hidden_without_promo_code && !isUnlocked) return 'HIDDEN'
  if (eventLifecycle(event, now) === 'ENDED') return 'NOT_ON_SALE'
  if (ticket.is_paused) return 'PAUSED'
  if (isBefore(now, ticket.sale_start_date) || isBefore(now, price.sale_start_date)) return 'SALE_STARTS'
  if (isOver(now, ticket.sale_end_date) || isOver(now, price.sale_end_date)) return 'SALE_ENDED'
  return free !== undefined && free <= 0 ? 'SOLD_OUT' : 'ON_SALE'
}

/** What a ticket's prices come to, the most hopeful first. */
const order: readonly SaleState[] = [
  'ON_SALE',
  'SALE_STARTS',
  'PAUSED',
  'SOLD_OUT',
  'NOT_ON_SALE',
  'SALE_ENDED',
]

/** The state of a whole ticket, given that of each of its prices; its wishes to be hidden in some states are obeyed here. */
export function ticketSaleState(ticket: TicketRules, prices: readonly SaleState[]): SaleState {
  const state = order.find((candidate) => prices.includes(candidate)) ?? 'HIDDEN'
  const isHidden =
    (state === 'SOLD_OUT' && ticket.hide_when_sold_out) ||
    (state === 'SALE_STARTS' && ticket.hide_before_sale_start) ||
    (state === 'SALE_ENDED' && ticket.hide_after_sale_end)
  return isHidden ? 'HIDDEN' : state
}

function isBefore(now: Date, start: string | null): boolean {
  return start !== null && now.getTime() < Date.parse(start)
}

function isOver(now: Date, end: string | null): boolean {
  return end !== null && now.getTime() >= Date.parse(end)
}
