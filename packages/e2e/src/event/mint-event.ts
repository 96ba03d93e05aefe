import { mintOrganizer, type Organizer } from '../organizer/mint-organizer.ts'

export interface TicketWish {
  title: string
  type?: 'FREE' | 'PAID' | 'DONATION'
  /** Minor units. */
  price?: number
  quantity_available?: number
  is_hidden_without_promo_code?: boolean
  is_paused?: boolean
  /** UTC instants. */
  sale_start_date?: string
  sale_end_date?: string
}

export interface MintedEvent {
  organizer: Organizer
  id: string
  title: string
  /** Path of its public page. */
  page: string
}

interface EventWish {
  title?: string
  currency?: string
  tickets: TicketWish[]
  /** By default one with the events of several journeys. A journey that looks at more of the account than this event mints its own. */
  organizer?: Organizer
}

/** Few enough that a list of events fits a page, and that the session outlives the journeys. */
const maxEvents = 10
let shared: { organizer: Promise<Organizer>; events: number } | undefined

/** To sign up, confirm the address and connect Stripe takes as long as a short journey. */
function sharedOrganizer(): Promise<Organizer> {
  if (!shared || shared.events === maxEvents) shared = { organizer: mintOrganizer(), events: 0 }
  shared.events += 1
  return shared.organizer
}

/** Creates an event next week over HTTP, live with these tickets, or a draft without any. */
export async function mintEvent(wish: EventWish): Promise<MintedEvent> {
  const organizer = wish.organizer ?? (await sharedOrganizer())
  const { api } = organizer
  const start = Date.now() + 7 * 24 * 3_600_000
  const event = await api.post<{ id: string; title: string; slug: string }>('/events', {
    organizer_id: organizer.organizerId,
    title: wish.title ?? 'Harbour lights',
    description: '<p>An evening by the water.</p>',
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + 3 * 3_600_000).toISOString(),
    timezone: 'Europe/Berlin',
    currency: wish.currency ?? 'EUR',
  })
  for (const { title, type, price = 0, quantity_available = 100, ...rules } of wish.tickets) {
    await api.post(`/events/${event.id}/tickets`, {
      title,
      type: type ?? (price > 0 ? 'PAID' : 'FREE'),
      prices: [{ price, quantity_available }],
      ...rules,
    })
  }
  if (wish.tickets.length > 0) await api.put(`/events/${event.id}/status`, { status: 'LIVE' })
  return { organizer, id: event.id, title: event.title, page: `/e/${event.id}/${event.slug}` }
}
