import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'

/** What buyers need to know about an event that is on sale. */
export interface Sale {
  event_id: string
  slug: string
  ticket_id: string
  price_id: string
}

/** Creates a live event with one free ticket of that stock. The same write reserves a paid ticket. */
export async function openSale(stock: number): Promise<Sale> {
  const prices = [{ quantity_available: stock }]
  const { event, tickets } = await mintLiveEvent([{ type: 'FREE', prices }])
  const [ticket] = tickets
  const [price] = ticket?.prices ?? []
  if (!ticket || !price) throw new Error('The event has no ticket.')
  return { event_id: event.id, slug: event.slug, ticket_id: ticket.id, price_id: price.id }
}
