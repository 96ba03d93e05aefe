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

/** What its organizers see, of an event that sells and of their account. */
export async function organizerScreens({ api, event }: Demo): Promise<Screens> {
  const questions = await api.get<{ id: string; type: string }[]>(`/events/${event.id}/questions`)
  const question = questions.find(({ type }) => type === 'CHECKBOX')
  const orders = await api.get<{ short_id: string }[]>(`/events/${event.id}/orders`)
  const refunded = await api.get<{ short_id: string }[]>(
    `/events/${event.id}/orders?filter_fields[state][in]=PARTIALLY_REFUNDED,REFUNDED`,
  )
  const attendees = await api.get<{ short_id: string }[]>(`/events/${event.id}/attendees`)
  const of = (section: string) => `/manage/event/${event.id}/${section}`
  return {
    events: '/manage/events',
    'events-archived': '/manage/events/archived',
    'event-duplicate': `/manage/events?duplicate=${event.id}`,
    dashboard: of('dashboard'),
    'dashboard-all': `${of('dashboard')}?range=all`,
    'getting-started': of('getting-started'),
    tickets: of('tickets'),
    'ticket-form': `${of('tickets')}?ticket=new`,
    'promo-codes': of('promo-codes'),
    'promo-code-form': `${of('promo-codes')}?code=new`,
    capacity: of('capacity-assignments'),
    'capacity-form': `${of('capacity-assignments')}?capacity=new`,
    questions: `${of('questions')}?hidden=shown`,
    'question-form': `${of('questions')}?question=${question?.id}`,
    answers: `${of('questions')}?answers=${question?.id}`,
    orders: of('orders'),
    'order-sheet': `${of('orders')}?order=${orders[0]?.short_id}`,
    'order-sheet-refunded': `${of('orders')}?order=${(refunded[0] ?? orders[0])?.short_id}`,
    attendees: of('attendees'),
    'attendee-sheet': `${of('attendees')}?attendee=${attendees[0]?.short_id}`,
    'attendee-by-hand': `${of('attendees')}?attendee=new`,
    'check-in-lists': of('check-in'),
    affiliates: of('affiliates'),
    'affiliate-form': `${of('affiliates')}?affiliate=new`,
    settings: of('settings'),
    'homepage-designer': of('homepage-designer'),
    languages: of('languages'),
    widget: of('widget'),
    messages: of('messages'),
    'message-form': `${of('messages')}?message=new`,
    organizers: '/manage/organizers',
    'account-settings': '/account/settings',
    'account-taxes': '/account/taxes-and-fees',
    'event-defaults': '/account/event-defaults',
    users: '/account/users',
    'account-payment': '/account/payment',
    books: '/account/books',
    archive: '/account/archive',
    'api-keys': '/account/api-keys',
    webhooks: '/account/webhooks',
    'audit-log': '/account/audit-log',
    profile: '/manage/profile',
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
