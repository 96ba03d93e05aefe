import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintEmail, mintOrganizer, type Organizer } from '../organizer/mint-organizer.ts'
import { mintAffiliate } from './mint-affiliate.ts'
import { mintEvent } from './mint-event.ts'
import { mintPromoCode } from './mint-promo-code.ts'
import { mintQuestion } from './mint-question.ts'

interface List {
  path: string
  /** Texts that it shows once it has loaded. */
  shows: string[]
  /** Whether a press on a row of its table opens the row. */
  opens: boolean
}

/** Creates an organizer with at least two rows in every list. */
export async function mintLists(): Promise<{ organizer: Organizer; lists: Record<string, List> }> {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Seat' }, { title: 'Standing' }],
  })
  const { organizer, id } = event
  const { api, accountId } = organizer
  await mintEvent({ organizer, title: 'Harbour noon', tickets: [{ title: 'Seat' }] })
  const meal = await mintQuestion(event, {
    title: 'Meal',
    type: 'RADIO',
    belongs_to: 'ORDER',
    options: ['Meat', 'Plants'],
    is_required: false,
  })
  await mintQuestion(event, {
    title: 'Allergies',
    type: 'SINGLE_LINE',
    belongs_to: 'ATTENDEE',
    is_required: false,
  })
  const held: string[] = []
  for (const [index, name] of ['Ada', 'Ben'].entries()) {
    const order = await mintOrder(event, { Seat: 1, Standing: 1 })
    const answers = [{ question_id: meal, value: index === 0 ? 'Meat' : 'Plants' }]
    await nameEverybody(order, mintPerson(name, 'Guest'), answers)
    held.push((await mintOrder(event, { Seat: 1 })).reference)
    await mintPromoCode(event, { code: `CODE${index}` })
    await mintAffiliate(event, { name: `Partner ${name}`, code: `partner-${index}` })
    await api.post(`/events/${id}/check-in-lists`, { name: `Gate ${name}` })
    await api.post(`/events/${id}/messages`, {
      recipient_group: 'EVERYONE',
      subject: `Doors ${name}`,
      content: '<p>Doors open at seven.</p>',
      is_event_related: true,
    })
    const rate = { type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 }
    await api.post(`/accounts/${accountId}/taxes-and-fees`, { name: `Tax ${name}`, ...rate })
    await api.post(`/accounts/${accountId}/api-keys`, { name: `Key ${name}`, scopes: ['event.manage'] })
    await api.post(`/accounts/${accountId}/webhooks`, {
      ...{ url: `https://example.com/${name}`, types: ['order'], is_on: false },
    })
    await api.post('/users', {
      first_name: name,
      last_name: 'User',
      email: mintEmail('user'),
      role: 'ORGANIZER',
    })
    await api.post('/organizers', {
      name: `House ${name}`,
      email: mintEmail('house'),
      currency: 'EUR',
      timezone: 'UTC',
    })
  }
  const tickets = await api.get<{ id: string }[]>(`/events/${id}/tickets`)
  for (const [index, ticket] of tickets.entries())
    await api.post(`/events/${id}/capacity-assignments`, {
      name: `Hall ${index}`,
      capacity: 80,
      ticket_ids: [ticket.id],
    })
  const of = (section: string, shows: string[], opens: boolean) => ({
    path: `/manage/event/${id}/${section}`,
    shows,
    opens,
  })
  return {
    organizer,
    lists: {
      orders: of('orders', ['Ada', 'Ben'], true),
      holds: of('orders?tab=holds', held, true),
      attendees: of('attendees', ['Ada', 'Ben'], true),
      'promo codes': of('promo-codes', ['CODE0', 'CODE1'], true),
      affiliates: of('affiliates', ['Partner Ada', 'Partner Ben'], true),
      messages: of('messages', ['Doors Ada', 'Doors Ben'], true),
      capacities: of('capacity-assignments', ['Hall 0', 'Hall 1'], true),
      answers: of(`questions?answers=${meal}`, ['Ada', 'Ben', 'Plants'], false),
      tickets: of('tickets', ['Seat', 'Standing'], false),
      questions: of('questions', ['Meal', 'Allergies'], false),
      'check-in lists': of('check-in', ['Gate Ada', 'Gate Ben'], false),
      events: { path: '/manage/events', shows: ['Harbour lights', 'Harbour noon'], opens: false },
      organizers: { path: '/manage/organizers', shows: ['House Ada', 'House Ben'], opens: false },
      users: { path: '/account/users', shows: ['Ada', 'Ben'], opens: true },
      'taxes and fees': { path: '/account/taxes-and-fees', shows: ['Tax Ada', 'Tax Ben'], opens: false },
      'API keys': { path: '/account/api-keys', shows: ['Key Ada', 'Key Ben'], opens: false },
      webhooks: {
        path: '/account/webhooks',
        shows: ['https://example.com/Ada', 'https://example.com/Ben'],
        opens: false,
      },
      'audit log': { path: '/account/audit-log', shows: ['Olga'], opens: false },
    },
  }
}
