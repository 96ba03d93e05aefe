import type { Demo } from './demo.ts'
import type { Screens } from './demo-screens.ts'

/**
 * What the organizers of the demo account see: of an event that sells, and of their account. A test finds the routes of
 * management that are missing here (`scripts/photographed.test.mjs`).
 */
export async function organizerScreens(demo: Demo): Promise<Screens> {
  const { api } = demo
  const [organizer] = await api.get<{ id: string }[]>('/organizers')
  return {
    events: '/manage/events',
    'events-archived': '/manage/events/archived',
    'events-of-organizer': `/manage/organizer/${organizer?.id}/events`,
    'events-on-site': `/manage/organizer/${organizer?.id}/events?open=site`,
    'event-form': '/manage/events/new',
    'event-duplicate': `/manage/events?duplicate=${demo.event.id}`,
    ...(await eventScreens(demo)),
    organizers: '/manage/organizers',
    'organizer-form': '/manage/organizers?organizer=new',
    'account-settings': '/account/settings',
    'account-taxes': '/account/taxes-and-fees',
    'account-tax-form': '/account/taxes-and-fees?item=new',
    'event-defaults': '/account/event-defaults',
    users: '/account/users',
    'invitation-form': '/account/users?user=new',
    'account-payment': '/account/payment',
    books: '/account/books',
    import: '/account/import',
    archive: '/account/archive',
    'api-keys': '/account/api-keys',
    'api-key-form': '/account/api-keys?key=new',
    webhooks: '/account/webhooks',
    'webhook-form': '/account/webhooks?webhook=new',
    'audit-log': '/account/audit-log',
    profile: '/manage/profile',
  }
}

async function eventScreens({ api, event }: Demo): Promise<Screens> {
  const questions = await api.get<{ id: string; type: string }[]>(`/events/${event.id}/questions`)
  const question = questions.find(({ type }) => type === 'CHECKBOX')
  const orders = await api.get<{ short_id: string }[]>(`/events/${event.id}/orders`)
  const refunded = await api.get<{ short_id: string }[]>(
    `/events/${event.id}/orders?filter_fields[state][in]=PARTIALLY_REFUNDED,REFUNDED`,
  )
  const attendees = await api.get<{ short_id: string }[]>(`/events/${event.id}/attendees`)
  const of = (section: string) => `/manage/event/${event.id}/${section}`
  const settings = ['location', 'checkout', 'email', 'miscellaneous', 'self-service', 'search'].map(
    (section) => [`settings-${section}`, `${of('settings')}?section=${section}`],
  )
  return {
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
    holds: `${of('orders')}?tab=holds`,
    'order-sheet': `${of('orders')}?order=${orders[0]?.short_id}`,
    'order-sheet-refunded': `${of('orders')}?order=${(refunded[0] ?? orders[0])?.short_id}`,
    attendees: of('attendees'),
    'attendee-sheet': `${of('attendees')}?attendee=${attendees[0]?.short_id}`,
    imports: of('imports'),
    'attendee-by-hand': `${of('attendees')}?attendee=new`,
    'check-in-lists': of('check-in'),
    'check-in-list-form': `${of('check-in')}?list=new`,
    affiliates: of('affiliates'),
    'affiliate-form': `${of('affiliates')}?affiliate=new`,
    settings: of('settings'),
    ...Object.fromEntries(settings),
    'homepage-designer': of('homepage-designer'),
    languages: of('languages'),
    widget: of('widget'),
    messages: of('messages'),
    'message-form': `${of('messages')}?message=new`,
  }
}
