import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import { homepageDesign } from '@foyer/contracts/event/homepage-design'
import type { PublicOrder } from '@foyer/contracts/order/order'

const event = {
  id: 'ev_2222222222222222',
  title: 'Night of <Lights>',
  slug: 'night-of-lights',
  start_date: '2027-06-05T17:30:00Z',
  end_date: null,
  timezone: 'Europe/Berlin',
  is_test: false,
  cover_url: null,
  organizer_name: 'Blue Hall',
  support_email: 'help@hall.example',
  is_online_event: false,
  online_event_connection_details: '',
}
const buyer = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
const shortId = '2222222222222222222222222'

/** For tests: an order of one free ticket, complete unless `over` says otherwise. */
export function sampleOrder(over: Partial<PublicOrder> = {}): PublicOrder {
  return {
    ...{ short_id: shortId, reference: 'O-2222222', event_id: event.id, ...buyer, locale: 'en' },
    ...{ status: 'COMPLETED', payment_status: 'NO_PAYMENT_REQUIRED', refund_status: 'NONE' },
    ...{ display_status: 'COMPLETED', source: 'ONLINE', payment_provider: null, currency: 'EUR' },
    ...{ subtotal: 0, discount_total: 0, fee_total: 0, tax_total: 0, total: 0 },
    ...{ refunded_total: 0, remaining_total: 0, promo_code: null, accepted_terms: null, answers: [] },
    lines: [
      {
        ...{
          ticket_id: 'tk_2222222222222222',
          price_id: 'pr_2222222222222222',
          title: 'Standard',
          label: '',
        },
        ...{ quantity: 1, unit_price: 0, unit_discount: 0, unit_fee: 0, unit_tax: 0, total: 0 },
        taxes_and_fees: [],
      },
    ],
    attendees: [
      {
        ...{ short_id: shortId, reference: 'A-2222222', ticket_id: 'tk_2222222222222222', ...buyer },
        ...{ ticket_title: 'Standard', price_label: '', answers: [], status: 'ACTIVE' },
      },
    ],
    ...{ reserved_until: '2026-11-24T12:15:00Z', created_at: '2026-11-24T12:00:00Z' },
    ...{ completed_at: '2026-11-24T12:01:00Z', cancelled_at: null, seconds_left: 0, can_extend: false },
    ...{ can_change_until: null, cancellation: null, questions: [] },
    event: {
      ...{ ...event, location_name: 'Blue Hall', terms_url: '', privacy_url: '', imprint_url: '' },
      ...{ pre_checkout_message: '', post_checkout_message: '', continue_button_text: '' },
      ...{ asked_names: 'BUYER', homepage_design: homepageDesign.parse({}) },
    },
    ...over,
  }
}

/** For tests: the ticket of that order, as its holder sees it. */
export const samplePublicTicket: PublicAttendee = {
  ...{ short_id: shortId, reference: 'A-2222222', event_id: event.id, ticket_title: 'Standard' },
  ...{ price_label: '', first_name: 'Ada', last_name: 'Lovelace', status: 'ACTIVE' },
  ...{ order_reference: 'O-2222222', can_pass_on_until: null, can_change_until: null, offer: null },
  event: { ...event, color: null, location: ['Blue Hall'], map_url: '', ticket_page_message: '' },
}
