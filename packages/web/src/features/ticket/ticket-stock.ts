import type { Ticket, TicketPrice } from '@foyer/contracts/ticket/ticket'

export interface TicketStock {
  sold: number
  held: number
  /** Null: unlimited. */
  available: number | null
  /** The number that can still be sold. Null means unlimited. */
  left: number | null
}

/** The stock of all prices of a ticket together. It is unlimited if one of them is. */
export function ticketStock(ticket: Pick<Ticket, 'prices'>): TicketStock {
  const sum = (value: (price: TicketPrice) => number) =>
    ticket.prices.reduce((total, price) => total + value(price), 0)
  const sold = sum((price) => price.quantity_sold)
  const held = sum((price) => price.quantity_held)
  const isUnlimited = ticket.prices.some((price) => price.quantity_available === null)
  const available = isUnlimited ? null : sum((price) => price.quantity_available ?? 0)
  return { sold, held, available, left: available === null ? null : Math.max(0, available - sold - held) }
}

/** Whether somebody has bought or is buying one of the prices, which locks type and tiers (specification §5). */
export function hasSales(prices: readonly TicketPrice[]): boolean {
  return prices.some((price) => price.quantity_sold + price.quantity_held > 0)
}
