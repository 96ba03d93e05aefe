import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { createCapacityAssignment } from '../capacity-assignment/capacity-assignments.ts'
import { updateTicket } from '../ticket/tickets.ts'
import { type LiveEvent, mintLiveEvent } from './mint-live-event.ts'
import { bodyOf } from './mint-ticket.ts'

/** A line of an order for each price of these tickets. */
export function linesOf(tickets: readonly Ticket[], quantity = 1) {
  return tickets.flatMap(({ id: ticket_id, prices }) =>
    prices.map(({ id: price_id }) => ({ ticket_id, price_id, quantity })),
  )
}

/** A live event with this many tickets at 1.00, each with its own capacity. */
export async function mintCapacities(count: number): Promise<LiveEvent> {
  const one = () => ({ type: 'PAID' as const, prices: [{ price: 100, quantity_available: 50 }] })
  const live = await mintLiveEvent(Array.from({ length: count }, one))
  const params = { event_id: live.event.id }
  for (const [index, { id }] of live.tickets.entries()) {
    const body = capacityAssignmentBody.parse({ name: `Room ${index}`, capacity: 50, ticket_ids: [id] })
    await createCapacityAssignment(live.ctx, { params, body })
  }
  return live
}

/** A live event with one ticket for each of these numbers, which has this many prices of 1.00. */
export function mintPrices(...counts: number[]): Promise<LiveEvent> {
  return mintLiveEvent(
    counts.map((length) => ({
      type: 'TIERED' as const,
      max_per_order: 100,
      prices: Array.from({ length }, (_, index) => ({
        label: `Row ${index}`,
        price: 100,
        quantity_available: 5,
      })),
    })),
  )
}

/** A live event with this many tickets at 1.00. Of each, 32 are left, one in each shard. */
export async function mintScattered(count: number): Promise<LiveEvent> {
  const many = () => ({
    type: 'PAID' as const,
    max_per_order: 100,
    prices: [{ price: 100, quantity_available: 80_000 }],
  })
  const live = await mintLiveEvent(Array.from({ length: count }, many))
  const tickets: Ticket[] = []
  for (const ticket of live.tickets) {
    const params = { event_id: live.event.id, ticket_id: ticket.id }
    const prices = bodyOf(ticket).prices.map((price) => ({ ...price, quantity_available: 32 }))
    tickets.push(await updateTicket(live.ctx, { params, body: bodyOf(ticket, { prices }) }))
  }
  return { ...live, tickets }
}
