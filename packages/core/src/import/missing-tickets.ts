import { type TicketBody, ticketBody } from '@foyer/contracts/ticket/ticket'
import type { EventGraph } from '../event-graph/event-graph.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { createTicket } from '../ticket/tickets.ts'
import type { Context } from '../verb.ts'
import { findTicket } from './imported-order.ts'
import type { PlannedOrder } from './plan-orders.ts'

/**
 * The tickets that rows name and the event lacks, each with as many places as rows need, so that nothing more of it is sold before its organizer
 * says so. Its price is the one that most rows paid.
 */
export function missingTickets(graph: EventGraph, orders: readonly PlannedOrder[]): TicketBody[] {
  const rows = new Map<string, { title: string; amounts: number[] }>()
  for (const { tickets } of orders)
    for (const { given } of tickets) {
      const found = findTicket(graph, { ticket: given.ticket })
      if ('ticket' in found) continue
      const key = given.ticket.toLowerCase()
      const known = rows.get(key) ?? { title: given.ticket, amounts: [] }
      known.amounts.push(given.amount_paid ?? 0)
      rows.set(key, known)
    }
  return [...rows.values()].map(({ title, amounts }) => {
    const price = mostFrequent(amounts.filter((amount) => amount > 0))
    return ticketBody.parse({
      title,
      type: price > 0 ? 'PAID' : 'FREE',
      prices: [{ price, quantity_available: amounts.length }],
    })
  })
}

/** Creates them. Answers whether there were any. An attempt that dies creates the others later. */
export async function createMissing(
  ctx: Context,
  graph: EventGraph,
  bodies: readonly TicketBody[],
): Promise<boolean> {
  for (const body of bodies) await createTicket(ctx, { params: { event_id: graph.event.id }, body })
  return bodies.length > 0
}

/** The event as it would be with them: their places are as many as needed. Nothing is written. */
export function withMissing(graph: EventGraph, bodies: readonly TicketBody[]): EventGraph {
  const { event, settings, tickets } = graph
  const added = bodies.map((body, index): TicketItem => {
    const { max_per_order = settings.max_per_order, tax_and_fee_ids = [], ...fields } = body
    const prices = fields.prices.map((price) => ({ ...price, id: `new ${index}`, pool_shards: 1 }))
    const id = `new ${index}`
    const own = { event_id: event.id, id, prices, max_per_order, tax_and_fee_ids }
    return { ...fields, ...own, sort_order: index, capacity_pools: [], terms: 0, version: 0 }
  })
  return { ...graph, tickets: [...tickets, ...added] }
}

function mostFrequent(amounts: readonly number[]): number {
  const counts = Map.groupBy(amounts, (amount) => amount)
  const [most = [0]] = [...counts.values()].toSorted((one, other) => other.length - one.length)
  return most[0] ?? 0
}
