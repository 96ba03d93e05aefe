import type { EventLifecycle } from '@foyer/contracts/event/event'
import type { SaleState } from '@foyer/contracts/ticket/public-ticket'
import type { Ticket, TicketPrice } from '@foyer/contracts/ticket/ticket'

/** The states of several prices, best first. The best one is the ticket's state. */
const order: SaleState[] = ['ON_SALE', 'SALE_STARTS', 'PAUSED', 'SOLD_OUT', 'NOT_ON_SALE', 'SALE_ENDED']

/**
 * A ticket's state by the viewer's clock, for organizers (specification §4, Ticket). Unlike on the event page, a ticket that hides
 * itself when sold out shows as sold out. The server decides again at every sale.
 */
export function ticketState(ticket: Ticket, lifecycle: EventLifecycle, now = new Date()): SaleState {
  const states = ticket.prices.map((price) => priceState(ticket, price, lifecycle, now.getTime()))
  return order.find((state) => states.includes(state)) ?? 'HIDDEN'
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

function priceState(ticket: Ticket, price: TicketPrice, lifecycle: EventLifecycle, now: number): SaleState {
  const isBefore = (start: string | null) => start !== null && now < Date.parse(start)
  const isOver = (end: string | null) => end !== null && now >= Date.parse(end)
  if (ticket.is_hidden || price.is_hidden) return 'HIDDEN'
  if (lifecycle === 'ENDED') return 'NOT_ON_SALE'
  if (ticket.is_paused) return 'PAUSED'
  if (isBefore(ticket.sale_start_date) || isBefore(price.sale_start_date)) return 'SALE_STARTS'
  if (isOver(ticket.sale_end_date) || isOver(price.sale_end_date)) return 'SALE_ENDED'
  const { quantity_available: available, quantity_sold: sold, quantity_held: held } = price
  return available !== null && available - sold - held <= 0 ? 'SOLD_OUT' : 'ON_SALE'
}
