import { linkIn, mailTo } from '../inbox/inbox.ts'
import { mintPerson } from '../order/buyer.ts'
import { type MintedOrder, mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'
import { type MintedEvent, mintEvent } from './mint-event.ts'
import { mintPromoCode } from './mint-promo-code.ts'

// A layout that fits these long words fits all others.
const title = 'Donaudampfschifffahrtsgesellschaftskapitänsabschiedskonzert am Mittwochabend'

/** A screen's address, and words that show that it has loaded. */
export type Screens = Record<string, { path: string; shows: string | RegExp }>

/** Creates the screens that buyers, guests and the door see, among them those before signing in. */
export async function mintBuyerScreens(): Promise<Screens> {
  const { event, order } = await mintSale()
  const unpaid = await mintOrder(event, { 'Standing room': 3 })
  const door = await event.organizer.api.post<{ short_id: string }>(`/events/${event.id}/check-in-lists`, {
    name: 'Main gate',
  })
  const ticketPath = `/ticket/${event.id}/${order.attendees[0]?.short_id}`
  const named = await mintOrder(event, { 'Standing room': 1 })
  await nameEverybody(named, mintPerson('Petra', 'Payer'))
  const { api } = event.organizer
  await api.put(`/events/${event.id}/settings`, {
    self_service: { can_pass_on: true, can_change: true, can_cancel_free: true },
  })
  const passed = await mintOrder(event, { 'Guest list': 2 })
  // Names from right to left stand among words from left to right.
  await nameEverybody(passed, { ...mintPerson('Layla', ''), first_name: 'ليلى', last_name: 'الحسن' })
  const [own, offered] = passed.attendees.map(({ short_id }) => short_id)
  const next = mintPerson('Nia', 'Next')
  await api.post(`/public/attendees/${offered}/offer`, next)
  const offer = linkIn(await mailTo(next.email, event.title), '/offer/')
  return {
    'event page': { path: event.page, shows: 'Standing room' },
    'checkout details': { path: unpaid.step('details'), shows: 'Add guests’ names' },
    payment: { path: named.step('payment'), shows: 'Pay €12.34' },
    summary: { path: order.step('summary'), shows: /^Your tickets? (is|are) ready$/ },
    ticket: { path: ticketPath, shows: 'Greta Guest' },
    'own ticket': { path: `/ticket/${event.id}/${own}`, shows: 'Change name or email address' },
    'offered ticket': { path: `/ticket/${event.id}/${offered}`, shows: 'Nia Next' },
    'offer to accept': { path: offer, shows: 'Guest list' },
    'ticket to print': { path: `${ticketPath}/print`, shows: 'Greta Guest' },
    'order to print': { path: `/order/${event.id}/${order.short_id}/print`, shows: 'Greta Guest' },
    'find my tickets': { path: `/tickets?event=${event.id}`, shows: 'Email my tickets' },
    'check-in': { path: `/check-in/${door.short_id}`, shows: 'Start scanning' },
    'organizer page': { path: `/o/${event.organizer.organizerId}/harbour-concerts`, shows: title },
    login: { path: '/auth/login', shows: 'Sign in' },
    register: { path: '/auth/register', shows: 'Create account' },
    'forgot password': { path: '/auth/forgot-password', shows: 'Send the link' },
  }
}

interface OrganizerScreens {
  event: MintedEvent
  screens: Screens
}

/** Creates the screens that organizers see for an event on sale. */
export async function mintOrganizerScreens(): Promise<OrganizerScreens> {
  const { event, order } = await mintSale()
  const { api } = event.organizer
  const [ticket] = await api.get<{ id: string }[]>(`/events/${event.id}/tickets`)
  const hall = { name: 'Great hall', capacity: 80, ticket_ids: [ticket?.id] }
  await api.post(`/events/${event.id}/capacity-assignments`, hall)
  const menu = { title: 'Meal', type: 'RADIO', belongs_to: 'ATTENDEE', options: ['Meat', title] }
  const { id: meal } = await api.post<{ id: string }>(`/events/${event.id}/questions`, menu)
  await api.put(`/events/${event.id}/translations/fr`, { texts: {} })
  const of = (section: string) => `/manage/event/${event.id}/${section}`
  const screens: Screens = {
    organizers: { path: '/manage/organizers', shows: '1 event' },
    'events of an organizer': {
      path: `/manage/organizer/${event.organizer.organizerId}/events`,
      shows: title,
    },
    'events on a site': {
      path: `/manage/organizer/${event.organizer.organizerId}/events?open=site`,
      shows: 'Paste it where the events should appear.',
    },
    'events list': { path: '/manage/events', shows: title },
    'archived events': { path: '/manage/events/archived', shows: 'No archived events' },
    'event form': { path: '/manage/events/new', shows: 'It starts as a draft' },
    'event to duplicate': {
      path: `/manage/events?duplicate=${event.id}`,
      shows: 'The copy is a separate draft',
    },
    'organizer form': { path: '/manage/organizers?organizer=new', shows: 'Buyers see it on the event page' },
    dashboard: { path: of('dashboard'), shows: 'Guest list' },
    'getting started': { path: of('getting-started'), shows: 'Share the link' },
    tickets: { path: of('tickets'), shows: 'Standing room' },
    'ticket form': { path: `${of('tickets')}?ticket=new`, shows: 'Leave empty for a free ticket.' },
    orders: { path: of('orders'), shows: 'Greta Guest' },
    'order sheet': { path: `${of('orders')}?order=${order.short_id}`, shows: 'What happened' },
    attendees: { path: of('attendees'), shows: 'Greta' },
    'attendee sheet': {
      path: `${of('attendees')}?attendee=${order.attendees[0]?.short_id}`,
      shows: 'No check-in list admits this ticket.',
    },
    'attendee by hand': { path: `${of('attendees')}?attendee=new`, shows: 'Send confirmation and ticket' },
    'capacity assignments': { path: of('capacity-assignments'), shows: 'Great hall' },
    'capacity form': { path: `${of('capacity-assignments')}?capacity=new`, shows: 'At the limit' },
    questions: { path: of('questions'), shows: 'Meal' },
    'question form': { path: `${of('questions')}?question=${meal}`, shows: 'As buyers see it' },
    answers: { path: `${of('questions')}?answers=${meal}`, shows: 'No answers yet' },
    'promo codes': { path: of('promo-codes'), shows: 'Used up' },
    'promo code form': { path: `${of('promo-codes')}?code=new`, shows: 'Maximum uses' },
    languages: { path: of('languages'), shows: 'Your texts are written in' },
    'no affiliates': { path: of('affiliates'), shows: 'No affiliates yet' },
    'affiliate form': { path: `${of('affiliates')}?affiliate=new`, shows: 'Made from the name' },
    'check-in lists': { path: of('check-in'), shows: 'No check-in lists yet' },
    'check-in list form': { path: `${of('check-in')}?list=new`, shows: 'Leave empty to admit every ticket' },
    messages: { path: of('messages'), shows: 'No messages yet' },
    'message form': { path: `${of('messages')}?message=new`, shows: 'You may not advertise to them' },
    settings: { path: of('settings'), shows: 'Cover image' },
    ...settingsScreens(of),
    widget: { path: of('widget'), shows: 'Code to paste' },
    'homepage designer': { path: of('homepage-designer'), shows: 'Advanced colors' },
    'account settings': { path: '/account/settings', shows: 'Currency' },
    'account payment': { path: '/account/payment', shows: 'Stripe' },
    books: { path: '/account/books', shows: 'No money moved in this month' },
    import: { path: '/account/import', shows: 'All of another Foyer account' },
    archive: { path: '/account/archive', shows: 'Make an archive' },
    'event defaults': { path: '/account/event-defaults', shows: 'Maximum of each ticket per order' },
    'taxes and fees': { path: '/account/taxes-and-fees', shows: 'No taxes or fees yet' },
    'tax or fee form': { path: '/account/taxes-and-fees?item=new', shows: 'On the price and the fees.' },
    users: { path: '/account/users', shows: 'Owner' },
    'invitation form': { path: '/account/users?user=new', shows: 'They choose their own password' },
    'api keys': { path: '/account/api-keys', shows: 'No API keys yet' },
    'api key form': { path: '/account/api-keys?key=new', shows: 'Expires' },
    webhooks: { path: '/account/webhooks', shows: 'No webhooks yet' },
    'webhook form': { path: '/account/webhooks?webhook=new', shows: 'Tell it of changes to' },
    'audit log': { path: '/account/audit-log', shows: 'Stripe now accepts payments' },
    profile: { path: '/manage/profile', shows: 'First name' },
  }
  return { event, screens }
}

function settingsScreens(of: (section: string) => string): Screens {
  const sections = {
    location: 'This is an online event',
    checkout: 'Text of the continue button',
    email: 'Reply-to email',
    miscellaneous: 'Prices are shown',
    'self-service': 'Cancel paid tickets',
    search: 'Search description',
  }
  return Object.fromEntries(
    Object.entries(sections).map(([section, shows]) => [
      `${section} settings`,
      { path: of(`settings?section=${section}`), shows },
    ]),
  )
}

async function mintSale(): Promise<{ event: MintedEvent; order: MintedOrder }> {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    title,
    tickets: [{ title: 'Standing room', price: 1234 }, { title: 'Guest list' }],
  })
  await mintPromoCode(event, { code: 'ONCE-UPON-A-TIME', max_uses: 1 })
  const order = await mintOrder(event, { 'Guest list': 2 }, 'ONCE-UPON-A-TIME')
  await nameEverybody(order, mintPerson('Greta', 'Guest'))
  return { event, order }
}
