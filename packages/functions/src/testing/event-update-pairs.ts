import { answered } from './answered.ts'
import type { World } from './mint-world.ts'
import { from, type Pair, until } from './update-pair.ts'

const shared = {
  first: {
    asked_names: 'NONE',
    ...{ order_timeout: 30, price_display: 'INCLUSIVE', max_per_order: 4, allow_search_indexing: false },
    ...{
      pre_checkout_message: '<p>1</p>',
      post_checkout_message: '<p>2</p>',
      ticket_page_message: '<p>3</p>',
    },
    ...{ support_email: 'a@example.com', reply_to_email: 'b@example.com', email_footer_message: '<p>4</p>' },
    self_service: { can_change: true, change_hours: 12, can_cancel: true, cancel_fee_rate: 10_000 },
  },
  second: {
    asked_names: 'EVERYBODY',
    ...{ order_timeout: 45, price_display: 'EXCLUSIVE', max_per_order: 6, allow_search_indexing: true },
    ...{ pre_checkout_message: '', post_checkout_message: '<p>6</p>', ticket_page_message: '<p>7</p>' },
    ...{ support_email: 'c@example.com', reply_to_email: '', email_footer_message: '<p>8</p>' },
    self_service: { can_change: false, can_cancel: false, can_pass_on: true },
  },
}

/** Of an event itself: its facts, its texts in another language, its settings, and those of new events. */
export const eventUpdatePairs: Record<string, (world: World) => Promise<Pair>> = {
  async updateEvent({ ctx }) {
    const organizer = { name: 'Halls', email: 'halls@example.com' }
    const made = async () => (await answered<{ id: string }>(ctx, 'POST /organizers', organizer)).id
    const first = {
      ...{ organizer_id: await made(), title: 'Sounds', description: '<p>Loud</p>', currency: 'CHF' },
      ...{ start_date: from, end_date: until, timezone: 'Europe/Zurich' },
    }
    const { id } = await answered<{ id: string }>(ctx, 'POST /events', first)
    const second = {
      ...{ organizer_id: await made(), title: 'Silence', description: '', currency: 'EUR' },
      ...{ start_date: '2030-06-02T08:00:00.000Z', end_date: null, timezone: 'Europe/Lisbon' },
    }
    return { ids: { event_id: id }, first, second }
  },
  async updateEventTranslation({ ctx, ids }) {
    const { id } = await answered<{ id: string }>(ctx, `POST /events/${ids.event_id}/tickets`, {
      ...{ title: 'Stall', type: 'FREE', prices: [{}] },
    })
    return {
      ids: { language: 'de' },
      first: { texts: { title: 'Nacht', [`${id}:title`]: 'Parkett' } },
      second: { texts: { title: 'Klangnacht', [`${id}:title`]: 'Loge' } },
    }
  },
  async updateEventSettings() {
    const colors = {
      ...{ background_color: '#111111', content_background_color: '#222222', primary_color: '#333333' },
      ...{ primary_text_color: '#444444', secondary_color: '#555555', secondary_text_color: '#666666' },
      ...{ button_color: '#777777', link_color: '#888888', ticket_widget_color: '#999999' },
    }
    const address = { address_line_1: 'Quay 1', address_line_2: 'Back', city: 'Hamburg', country: 'DE' }
    const place = { venue_name: 'Hall', ...address, state_or_region: 'HH', zip_or_postal_code: '20457' }
    return {
      first: {
        ...{ ...shared.first, is_online_event: true, online_event_connection_details: '<p>Room 7</p>' },
        ...{ location: place, map_url: 'https://maps.example.com/', continue_button_text: 'Go' },
        main_language: 'de',
        ...{ seo_title: 'Sounds', seo_description: 'All night', seo_keywords: 'sound, night' },
        homepage_design: { background_type: 'COVER', layout: 'STAGE', font: 'SERIF', ...colors },
        cancel_on_lost_dispute: true,
        waiting_room: 'ON',
        self_service: {
          ...{ can_pass_on: true, pass_on_hours: 24, can_change: true, change_hours: 12 },
          ...{ can_cancel: true, cancel_hours: 48, cancel_fee_rate: 12_500, cancel_fee_per_ticket: 250 },
          ...{ can_cancel_free: true, cancel_free_hours: 6 },
        },
      },
      second: {
        ...{ ...shared.second, is_online_event: false, online_event_connection_details: '<p>Room 8</p>' },
        ...{ location: { city: 'Bremen' }, map_url: '', continue_button_text: 'Now' },
        main_language: null,
        ...{ seo_title: '', seo_description: 'All day', seo_keywords: 'quiet' },
        homepage_design: { primary_color: '#abcdef', link_color: null, layout: 'COLUMN', font: 'SYSTEM' },
        cancel_on_lost_dispute: false,
        waiting_room: 'OFF',
        self_service: { can_pass_on: false, pass_on_hours: 0, can_cancel: false, cancel_fee_rate: 0 },
      },
    }
  },
  async updateEventDefaults() {
    return shared
  },
}
