import type { ListMeta } from '@foyer/contracts/list'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type * as endpoints from '@foyer/contracts/ticket/ticket-endpoints'
import { requireEventGraph, requireTicket } from '../event-graph/event-graph.ts'
import { shortList } from '../list/short-list.ts'
import { type PoolCounts, readPools } from '../pool/read-pools.ts'
import { pricePool, type TicketItem } from '../store/ticket/ticket-entity.ts'
import type { Context, ParsedInput } from '../verb.ts'

/** Tickets of an event in homepage order by default, with exact stock. */
export async function listTickets(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listTickets>,
): Promise<{ data: Ticket[]; meta: ListMeta }> {
  const { tickets, taxes_and_fees } = await requireEventGraph(ctx, params.event_id)
  const shown = await toTickets(tickets, taxes_and_fees)
  return shortList(shown, query, { id: 'id', searched: ['title', 'description'] })
}

/** One ticket of an event, with exact stock. */
export async function getTicket(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getTicket>,
): Promise<Ticket> {
  const graph = await requireEventGraph(ctx, params.event_id)
  return toTicket(requireTicket(graph, params.ticket_id), graph.taxes_and_fees)
}

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
