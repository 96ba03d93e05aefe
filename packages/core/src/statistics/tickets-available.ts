import type { EventGraph } from '../event-graph/event-graph.ts'
import { isEnforced } from '../store/capacity-assignment/capacity-assignment-entity.ts'

/**
 * How many tickets an event has in all: the quantities of its prices, or a capacity that several tickets share, where that is less. The smallest
 * capacity is looked at first, and a ticket counts for one. Null: unlimited.
 */
export function ticketsAvailable({
  tickets,
  capacity_assignments,
}: Pick<EventGraph, 'tickets' | 'capacity_assignments'>): number | null {
  const left = new Map(tickets.map((ticket) => [ticket.id, quantityOf(ticket)]))
  let total = 0
  const shared = capacity_assignments
    .filter(isEnforced)
    .map(({ capacity, ticket_ids }) => ({ capacity: capacity ?? 0, ticket_ids }))
    .toSorted((one, other) => one.capacity - other.capacity)
  for (const { capacity, ticket_ids } of shared) {
    const free = ticket_ids.filter((id) => left.has(id))
    const sum = free.reduce((all, id) => all + (left.get(id) ?? 0), 0)
    if (capacity >= sum) continue
    total += capacity
    for (const id of free) left.delete(id)
  }
  for (const quantity of left.values()) total += quantity
  return Number.isFinite(total) ? total : null
}

function quantityOf({ prices }: EventGraph['tickets'][number]): number {
  return prices.reduce(
    (sum, { quantity_available }) => sum + (quantity_available ?? Number.POSITIVE_INFINITY),
    0,
  )
}
