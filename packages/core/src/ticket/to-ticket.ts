import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { type PoolCounts, readPools } from '../pool/read-pools.ts'
import { pricePool } from '../store/ticket/price-pool.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'

/** Tickets as organizers see them, with exact stock, and of their taxes and fees those that still exist. */
export async function toTickets(
  tickets: readonly TicketItem[],
  taxesAndFees: readonly TaxOrFee[],
): Promise<Ticket[]> {
  const counts = await readPools(tickets.flatMap(({ prices }) => prices.map(pricePool)))
  return tickets.map((ticket) => withCounts(ticket, taxesAndFees, counts))
}

/** One ticket as organizers see it. */
export async function toTicket(ticket: TicketItem, taxesAndFees: readonly TaxOrFee[]): Promise<Ticket> {
  return withCounts(ticket, taxesAndFees, await readPools(ticket.prices.map(pricePool)))
}

function withCounts(
  ticket: TicketItem,
  taxesAndFees: readonly TaxOrFee[],
  counts: Map<string, PoolCounts>,
): Ticket {
  const { version: _version, terms: _terms, capacity_pools: _pools, ...shown } = ticket
  return {
    ...shown,
    tax_and_fee_ids: ticket.tax_and_fee_ids.filter((id) => taxesAndFees.some((item) => item.id === id)),
    prices: ticket.prices.map(({ pool_shards: _shards, list_shards: _lists, ...price }) => {
      const { sold = 0, held = 0 } = counts.get(price.id) ?? {}
      return { ...price, quantity_sold: sold, quantity_held: Math.max(0, held) }
    }),
  }
}
