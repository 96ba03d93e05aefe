import type { PublicTicket, PublicTicketPrice } from './public-ticket.ts'

type Starting = Pick<PublicTicket | PublicTicketPrice, 'sale_start_date'>

/** When a price goes on sale (UTC instant): when both its own sale and its ticket's have started. Null without a start. */
export function saleStartOf(
  { sale_start_date: one }: Starting,
  { sale_start_date: other }: Starting,
): string | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) > Date.parse(other) ? one : other
}

/**
 * When the next price goes on sale (UTC instant). Null if none is waiting. Without zod, because the event page imports
 * it.
 */
export function nextSaleStart(
  tickets: readonly (Starting & { prices: readonly (Starting & Pick<PublicTicketPrice, 'state'>)[] })[],
): string | null {
  const starts = tickets.flatMap((ticket) =>
    ticket.prices
      .filter(({ state }) => state === 'SALE_STARTS')
      .map((price) => saleStartOf(ticket, price) ?? []),
  )
  return starts.flat().toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}
