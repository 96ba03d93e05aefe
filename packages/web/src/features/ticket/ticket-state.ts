import type { EventLifecycle, EventStatus } from '@foyer/contracts/event/event'
import type { SaleState } from '@foyer/contracts/ticket/public-ticket'
import type { Ticket, TicketPrice } from '@foyer/contracts/ticket/ticket'

/** A ticket of a draft cannot be bought: its sale opens with the event. */
export type TicketState = SaleState | 'ON_SALE_WHEN_LIVE'

/** What a ticket's state depends on besides the ticket. */
export interface TicketEvent {
  status: EventStatus
  lifecycle: EventLifecycle
}

/** The states of several prices, best first. The best one is the ticket's state. */
const order: SaleState[] = ['ON_SALE', 'SALE_STARTS', 'PAUSED', 'SOLD_OUT', 'NOT_ON_SALE', 'SALE_ENDED']

/**
 * A ticket's state by the viewer's clock, for organizers (specification §4, Ticket). Unlike on the event page, a ticket that hides
 * itself when sold out shows as sold out. The server decides again at every sale.
 */
export function ticketState(ticket: Ticket, event: TicketEvent, now = new Date()): TicketState {
  const states = ticket.prices.map((price) => priceState(ticket, price, event, now.getTime()))
  const state = order.find((known) => states.includes(known)) ?? 'HIDDEN'
  return state === 'ON_SALE' && event.status === 'DRAFT' ? 'ON_SALE_WHEN_LIVE' : state
}

/** The next start of sale among a ticket's prices, or null when no price waits for its sale. */
export function nextSaleStart(ticket: Ticket, now = new Date()): string | null {
  const starts = ticket.prices
    .filter((price) => !price.is_hidden)
    .map((price) => [ticket.sale_start_date, price.sale_start_date].filter((start) => start !== null))
    .map((both) => both.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1))
    .filter((start) => start !== undefined && Date.parse(start) > now.getTime())
  return starts.sort((one, other) => Date.parse(one ?? '') - Date.parse(other ?? ''))[0] ?? null
}

function priceState(ticket: Ticket, price: TicketPrice, event: TicketEvent, now: number): SaleState {
  const isBefore = (start: string | null) => start !== null && now < Date.parse(start)
  const isOver = (end: string | null) => end !== null && now >= Date.parse(end)
  if (ticket.is_hidden || price.is_hidden) return 'HIDDEN'
  if (event.lifecycle === 'ENDED' || event.status === 'ARCHIVED') return 'NOT_ON_SALE'
  if (ticket.is_paused) return 'PAUSED'
  if (isBefore(ticket.sale_start_date) || isBefore(price.sale_start_date)) return 'SALE_STARTS'
  if (isOver(ticket.sale_end_date) || isOver(price.sale_end_date)) return 'SALE_ENDED'
  const { quantity_available: available, quantity_sold: sold, quantity_held: held } = price
  return available !== null && available - sold - held <= 0 ? 'SOLD_OUT' : 'ON_SALE'
}
