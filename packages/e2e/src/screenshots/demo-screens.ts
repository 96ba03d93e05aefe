import { FoyerApi } from '../foyer/foyer-api.ts'
import type { Demo } from './demo.ts'

/** Addresses by name. */
export type Screens = Record<string, string>

/** What buyers, guests and the door see of the demo account's event on sale. */
export async function guestScreens(demo: Demo): Promise<Screens> {
  const held = await hold(demo.event.id)
  const [attendee] = await demo.api.get<{ short_id: string; order_short_id: string }[]>(
    `/events/${demo.event.id}/attendees?filter_fields[status][eq]=ACTIVE`,
  )
  const lists = await demo.api.get<DoorList[]>(`/events/${demo.event.id}/check-in-lists`)
  const open = lists.find(({ state }) => state === 'ACTIVE')
  const [organizer] = await demo.api.get<{ id: string; slug: string }[]>('/organizers')
  const checkout = `/checkout/${demo.event.id}`
  return {
    'event-page': demo.page,
    'checkout-details': `${checkout}/${held}/details`,
    'checkout-payment': `${checkout}/${await hold(demo.event.id, true)}/payment`,
    'checkout-summary': `${checkout}/${attendee?.order_short_id}/summary`,
    ticket: `/ticket/${demo.event.id}/${attendee?.short_id}`,
    'ticket-print': `/ticket/${demo.event.id}/${attendee?.short_id}/print`,
    'check-in': `/check-in/${open?.short_id}`,
    'event-missing': '/e/ev_2222222222222222/gone',
    'not-found': '/nowhere',
    'organizer-page': `/o/${organizer?.id}/${organizer?.slug}`,
    login: '/auth/login',
    register: '/auth/register',
    'forgot-password': '/auth/forgot-password',
  }
}

/** A hold on one paid ticket of an event; `isNamed`: ready to be paid. */
async function hold(eventId: string, isNamed = false): Promise<string> {
  const api = new FoyerApi()
  const { tickets } = await api.get<{ tickets: DemoTicket[] }>(`/public/events/${eventId}`)
  const ticket = tickets.find(({ type, state }) => type === 'PAID' && state === 'ON_SALE')
  const lines = [{ ticket_id: ticket?.id, price_id: ticket?.prices[0]?.id, quantity: 2 }]
  const order = await api.post<DemoOrder>(`/public/events/${eventId}/orders`, { lines })
  if (isNamed) {
    const buyer = { first_name: 'Marta', last_name: 'Nunes', email: 'marta@example.com' }
    const attendees = order.attendees.map(({ short_id }) => ({ short_id, ...buyer }))
    await api.put(`/public/orders/${order.short_id}`, { ...buyer, attendees })
  }
  return order.short_id
}

interface DoorList {
  short_id: string
  state: string
}

interface DemoTicket {
  id: string
  type: string
  state: string
  prices: { id: string }[]
}

interface DemoOrder {
  short_id: string
  attendees: { short_id: string }[]
}
