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
  /** Nothing is sold once the event has ended. */
  event: { start_date: string; end_date: string | null }
  ticket: TicketRules
  price: PriceRules
  now: Date
  /** How many are left. Omitted while reserving, when the pool itself decides, and then nothing counts as sold out. */
  free?: number
  /** Whether the promo code unlocks this ticket. */
  isUnlocked?: boolean
}

/**
 * Whether a price can be bought at a moment, and if not, why (specification §4, Ticket;
 * docs/product.md#what-can-be-bought). Sale windows are instants, so zones do not matter (F15): on sale from the start,
 * and not at the end. The public page and reserving share this rule.
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

/** The possible states of a ticket's prices, best first. */
const order: readonly SaleState[] = [
  'ON_SALE',
  'SALE_STARTS',
  'PAUSED',
  'SOLD_OUT',
  'NOT_ON_SALE',
  'SALE_ENDED',
]

/** A ticket's state from those of its prices. Applies the ticket's settings to hide it in some states. */
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
