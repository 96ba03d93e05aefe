import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { listTickets } from '../ticket/list-tickets.ts'
import type { mintEvent } from './mint-event.ts'
import { mintLiveEvent } from './mint-live-event.ts'

/** A fresh account's live event with one ticket of 24.00, and how many of it are sold and held at the moment. */
export async function mintPaidEvent(
  quantity_available: number | null = 10,
  given: Parameters<typeof mintEvent>[1] = {},
) {
  const prices = [{ price: 2400, quantity_available }]
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'PAID', prices }], given)
  const params = { event_id: event.id }
  const stock = async () => {
    const [now] = await listTickets(ctx, { params })
    return { sold: now?.prices[0]?.quantity_sold, held: now?.prices[0]?.quantity_held }
  }
  const managed = (order_short_id: string) => ({ params: { ...params, order_short_id } })
  return { ctx, event_id: event.id, ticket: tickets[0] as Ticket, stock, managed }
}
