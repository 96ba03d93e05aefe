import { answered } from './answered.ts'
import { eventUpdatePairs } from './event-update-pairs.ts'
import type { World } from './mint-world.ts'
import { from, later, type Pair, until } from './update-pair.ts'

/** In this many days, because a message is scheduled for the next year. */
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const flags = (value: boolean) => ({
  ...{ is_hidden: value, is_paused: value, hide_when_sold_out: value, hide_before_sale_start: value },
  ...{ hide_after_sale_end: value, is_hidden_without_promo_code: value, show_quantity_remaining: value },
  collapse_on_load: value,
})

async function otherTicket({ ctx, ids }: World): Promise<string> {
  const body = { title: 'Other', type: 'FREE', prices: [{}] }
  return (await answered<{ id: string }>(ctx, `POST /events/${ids.event_id}/tickets`, body)).id
}

/** By the endpoint's name: an update without its pair fails the walk over all updates. */
export const updatePairs: Record<string, (world: World) => Promise<Pair>> = {
  ...eventUpdatePairs,
  async updateTicket({ ctx, ids }) {
    const sale = { sale_start_date: from, sale_end_date: until }
    const price = { label: 'Early', price: 2400, quantity_available: 50, ...sale, is_hidden: false }
    const made = {
      ...{
        title: 'Standing',
        description: 'Near',
        type: 'TIERED',
        min_per_order: 2,
        max_per_order: 6,
        ...sale,
      },
      ...{
        ...flags(true),
        tax_and_fee_ids: [ids.tax_or_fee_id],
        prices: [price, { ...price, label: 'Late' }],
      },
    }
    const path = `/events/${ids.event_id}/tickets`
    const { id, prices } = await answered<{ id: string; prices: { id: string }[] }>(ctx, `POST ${path}`, made)
    const [early, late] = prices
    return {
      ids: { ticket_id: id },
      first: { ...made, prices: made.prices.map((each, index) => ({ ...each, id: prices[index]?.id })) },
      second: {
        ...{ title: 'Seated', description: '', type: 'TIERED', min_per_order: 3, max_per_order: 8 },
        ...{ sale_start_date: null, sale_end_date: later, ...flags(false), tax_and_fee_ids: [] },
        prices: [
          { id: early?.id, label: 'First' },
          { id: late?.id, quantity_available: 20 },
        ],
      },
    }
  },
  async updatePromoCode(world) {
    return {
      first: {
        ...{ code: 'FIRST', discount_type: 'PERCENTAGE', discount_amount: 2500, expires_at: from },
        ...{ max_uses: 20, max_tickets_discounted: 2, ticket_ids: [world.ids.ticket_id] },
      },
      second: {
        ...{ code: 'SECOND', discount_type: 'FIXED', discount_amount: 300, expires_at: null },
        ...{ max_uses: 30, max_tickets_discounted: null, ticket_ids: [] },
      },
    }
  },
  async updateAffiliate() {
    return {
      first: { name: 'Anna', code: 'anna-1', email: 'anna@example.com', status: 'INACTIVE' },
      second: { name: 'Berta', code: 'berta', email: '', status: 'ACTIVE' },
    }
  },
  async updateCapacityAssignment(world) {
    const first = { name: 'Hall', capacity: 80, status: 'INACTIVE', stop_sales_at_limit: false }
    return {
      first: { ...first, ticket_ids: [world.ids.ticket_id] },
      second: {
        ...{ name: 'Balcony', capacity: 60, status: 'ACTIVE', stop_sales_at_limit: true },
        ticket_ids: [await otherTicket(world)],
      },
    }
  },
  async updateCheckInList(world) {
    const ticket_ids = [world.ids.ticket_id]
    return {
      first: { name: 'Gate', description: 'Left', activates_at: from, expires_at: until, ticket_ids },
      second: { name: 'Door', description: '', activates_at: null, expires_at: later, ticket_ids: [] },
    }
  },
  async updateQuestion(world) {
    const first = { title: 'Meal', description: 'Hot', type: 'RADIO', options: ['Meat', 'Fish'] }
    const asked = { is_required: true, is_hidden: true, belongs_to: 'ATTENDEE' }
    return {
      first: { ...first, ...asked, ticket_ids: [world.ids.ticket_id] },
      second: {
        ...{ title: 'Drink', description: '', type: 'DROPDOWN', options: ['Tea'], is_required: false },
        ...{ is_hidden: false, belongs_to: 'ORDER', ticket_ids: [] },
      },
    }
  },
  async updateApiKey(world) {
    return {
      first: { name: 'Till', scopes: ['event.manage'], expires_at: until, event_ids: null },
      second: {
        ...{ name: 'Register', scopes: ['event.manage', 'order.manage'], expires_at: null },
        event_ids: [world.ids.event_id],
      },
    }
  },
  async updateWebhook() {
    return {
      first: {
        ...{ url: 'https://hooks.example.com/a', description: 'Shop', types: ['event'] },
        ...{ has_subject: true, is_on: false },
      },
      second: {
        ...{ url: 'https://hooks.example.com/b', description: '', types: ['ticket', 'event'] },
        ...{ has_subject: false, is_on: true },
      },
    }
  },
  async updateEventMessage({ ctx, ids }) {
    const { event_id = '', ticket_id, message_id: sent_id, order_short_id, attendee_short_id } = ids
    const kept = { subject: 'Doors', content: '<p>At seven.</p>', is_event_related: true }
    const scheduled = { ...kept, recipient_group: 'EVERYONE', send_when: 'AT_TIME', send_at: soon(10) }
    const { id: message_id } = await answered<{ id: string }>(
      ctx,
      `POST /events/${event_id}/messages`,
      scheduled,
    )
    return {
      ids: { message_id },
      first: {
        ...{ subject: 'Doors', content: '<p>At seven.</p>', recipient_group: 'ORDER' },
        ...{
          ticket_ids: [],
          order_short_id,
          order_short_ids: [],
          attendee_short_ids: [],
          missed_message_id: null,
        },
        ...{ send_when: 'AT_TIME', send_at: soon(20), days_before: 1, time_of_day: '18:00' },
      },
      second: {
        ...{ ticket_ids: [ticket_id], attendee_short_ids: [attendee_short_id], missed_message_id: sent_id },
        ...{ subject: 'Gates', content: '<p>At eight.</p>', recipient_group: 'ATTENDEES' },
        ...{
          order_short_id: null,
          order_short_ids: [order_short_id],
          send_at: soon(30),
          days_before: 2,
          time_of_day: '09:30',
        },
        send_when: 'BEFORE_START',
      },
    }
  },
  async updateTaxOrFee() {
    const kind = { calculation_type: 'PERCENTAGE', amount: 0 }
    return {
      first: { name: 'Booking', type: 'FEE', ...kind, rate: 2350, is_default: true },
      second: { name: 'VAT', type: 'TAX', ...kind, rate: 1900, is_default: false },
    }
  },
  async updateOrganizer() {
    const first = { name: 'Halls', email: 'halls@example.com', description: '<p>Old</p>' }
    const pages = (host: string) => ({
      ...{ terms_url: `https://${host}/terms`, privacy_url: `https://${host}/privacy` },
      imprint_url: `https://${host}/imprint`,
    })
    return {
      first: {
        ...{ ...first, ...pages('halls.example.com'), website: 'https://halls.example.com' },
        ...{ currency: 'CHF', timezone: 'Europe/Zurich' },
      },
      second: {
        ...{ name: 'Rooms', email: 'rooms@example.com', description: '', website: '' },
        ...pages('rooms.example.com'),
        ...{ currency: 'EUR', timezone: 'Europe/Lisbon' },
      },
    }
  },
  async updateAccount() {
    const first = { name: 'Halls', currency: 'CHF', timezone: 'Europe/Zurich' }
    return {
      first: { ...first, support_email: 'help@example.com' },
      second: { name: 'Rooms', currency: 'EUR', timezone: 'Europe/Lisbon', support_email: null },
    }
  },
  async updateUser() {
    const first = { role: 'ADMIN', status: 'INVITED', first_name: 'Ines', last_name: 'Invited' }
    return { first, second: { role: 'ORGANIZER', status: 'INVITED', first_name: 'Ida', last_name: '' } }
  },
  async updateMe() {
    return {
      first: { first_name: 'Olive', last_name: 'Owner', timezone: 'Europe/Zurich', locale: 'en' },
      second: { first_name: 'Olga', last_name: '', timezone: 'Europe/Lisbon', locale: 'de' },
    }
  },
  async updateAttendee() {
    const first = { first_name: 'Gil', last_name: 'Guest', email: 'gil@example.com' }
    return {
      first: { ...first, notes: 'Vegan', locale: 'en' },
      second: { first_name: 'Gus', last_name: '', email: 'gus@example.com', notes: '', locale: 'de' },
    }
  },
  async updateOrder() {
    const first = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
    return {
      first: { ...first, notes: 'Pays late', locale: 'en' },
      second: { first_name: 'Bob', last_name: '', email: 'bob@example.com', notes: '', locale: 'de' },
    }
  },
}
