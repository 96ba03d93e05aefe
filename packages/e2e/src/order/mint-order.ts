import type { MintedEvent } from '../event/mint-event.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import type { Person } from './buyer.ts'

export interface MintedOrder {
  short_id: string
  reference: string
  total: number
  attendees: { short_id: string; reference: string }[]
  /** The path of a step in its checkout. */
  step: (name: 'details' | 'payment' | 'payment_return' | 'summary') => string
}

/** Holds tickets as the event page does, by title and quantity. */
export async function mintOrder(
  event: MintedEvent,
  wish: Record<string, number>,
  promo_code?: string,
): Promise<MintedOrder> {
  const api = new FoyerApi()
  const { tickets } = await api.get<{ tickets: PublicTicket[] }>(`/public/events/${event.id}`)
  const lines = tickets.flatMap(({ id, title, prices }) => {
    const quantity = wish[title] ?? 0
    return quantity > 0 ? [{ ticket_id: id, price_id: prices[0]?.id, quantity }] : []
  })
  const order = await api.post<Omit<MintedOrder, 'step'>>(`/public/events/${event.id}/orders`, {
    lines,
    promo_code,
  })
  return { ...order, step: (name) => `/checkout/${event.id}/${order.short_id}/${name}` }
}

/** Names every attendee after the buyer. That completes a free order, and a paid order then awaits its payment. */
export async function nameEverybody(
  order: MintedOrder,
  buyer: Person,
  answers: { question_id: string; value: string }[] = [],
): Promise<void> {
  const attendees = order.attendees.map(({ short_id }) => ({ short_id, ...buyer }))
  await new FoyerApi().put(`/public/orders/${order.short_id}`, { ...buyer, attendees, answers })
}

interface PublicTicket {
  id: string
  title: string
  prices: { id: string }[]
}
