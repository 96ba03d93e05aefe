import { updateAccountBody } from '@foyer/contracts/account/account'
import { affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { checkInListBody } from '@foyer/contracts/check-in-list/check-in-list'
import { eventBody } from '@foyer/contracts/event/event'
import { eventSettings } from '@foyer/contracts/event/event-settings'
import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import { inviteUserBody } from '@foyer/contracts/invitation/invitation'
import { organizerBody } from '@foyer/contracts/organizer/organizer'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { questionBody, questionType } from '@foyer/contracts/question/question'
import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { ticketBody, ticketType } from '@foyer/contracts/ticket/ticket'
import { newLinkId } from '@foyer/core/random-id'
import { mintOrganizer } from '@foyer/core/testing/mint-event'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { kept } from '../testing/kept.ts'

const from = '2031-06-05T17:30:00.000Z'
const until = '2031-06-06T01:00:00.000Z'
const html = '<p>With <strong>two</strong> stages.</p>'
const newEmail = () => `someone-${newLinkId()}@example.com`

describe('every field that can be given is kept and read again (specification §3)', () => {
  // Specification: 3.event-identity 3.event-text
  it('of an event', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const body = {
      ...{ organizer_id, title: 'Night of Sounds', description: html, start_date: from, end_date: until },
      ...{ timezone: 'Asia/Tokyo', currency: 'JPY' as const },
    }
    const event = await kept(ctx, { save: 'POST /events', schema: eventBody, body })
    expect(event).toMatchObject({ ...body, status: 'DRAFT', organizer: { id: organizer_id } })
    const changed = { ...body, title: 'Day of Sounds', timezone: 'UTC', end_date: null }
    const save = `PUT /events/${event.id}`
    expect(
      await kept(ctx, { save, schema: eventBody, body: changed, read: `/events/${event.id}` }),
    ).toMatchObject(changed)
  })

  // Specification: 1.features-online 1.features-seo 3.event-online 3.event-location 3.event-seo
  // Specification: 3.event-email 3.event-checkout 3.event-homepage 3.tax-inclusive
  it('of an event’s settings, and buyers read what is for them', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const address = { address_line_1: 'Quay 1', address_line_2: 'Pier 2', city: 'Hamburg' }
    const place = { state_or_region: 'HH', zip_or_postal_code: '20457', country: 'DE' }
    const colors = {
      ...{ background_color: '#111111', content_background_color: '#222222', primary_color: '#333333' },
      ...{ primary_text_color: '#444444', secondary_color: '#555555', secondary_text_color: '#666666' },
      ...{ button_color: '#777777', link_color: '#888888', ticket_widget_color: '#999999' },
    }
    const seen = {
      is_online_event: true,
      location: { venue_name: 'Riverside Hall', ...address, ...place },
      map_url: 'https://maps.example.com/?q=quay',
      ...{ seo_title: 'Sounds', seo_description: 'All night', seo_keywords: 'sound, night' },
      allow_search_indexing: false,
      support_email: 'help@example.com',
      order_timeout: 30,
      pre_checkout_message: '<p>Before</p>',
      continue_button_text: 'Get tickets',
      price_display: 'INCLUSIVE' as const,
      waiting_room: 'ON' as const,
      homepage_design: {
        ...{ background_type: 'COVER' as const, layout: 'STAGE' as const, font: 'GROTESK' as const },
        ...colors,
      },
    }
    const unseen = {
      main_language: 'de' as const,
      online_event_connection_details: '<p>Room 7</p>',
      reply_to_email: 'reply@example.com',
      email_footer_message: '<p>Footer</p>',
      post_checkout_message: '<p>After</p>',
      ticket_page_message: '<p>Bring it</p>',
      max_per_order: 4,
      asked_names: 'EVERYBODY' as const,
      cancel_on_lost_dispute: true,
      self_service: {
        ...{ can_pass_on: true, pass_on_hours: 24, can_change: true, change_hours: 12 },
        ...{ can_cancel: true, cancel_hours: 48, cancel_fee_rate: 12_500, cancel_fee_per_ticket: 250 },
        ...{ can_cancel_free: true, cancel_free_hours: 6 },
      },
    }
    const path = `/events/${event_id}/settings`
    const body = { ...seen, ...unseen }
    expect(await kept(ctx, { save: `PUT ${path}`, schema: eventSettings, body, read: path })).toEqual(body)
    expect((await answered(null, `GET /public/events/${event_id}`)).settings).toEqual(seen)
  })

  // Specification: 1.features-free 1.features-paid 1.features-donation 1.features-tiered 1.features-taxes
  // Specification: 3.ticket-basics 3.ticket-price 3.ticket-quantity 3.ticket-window 3.ticket-visibility
  // Specification: 3.ticket-taxes
  it.each(ticketType.options)('of a ticket of the type %s', async (type) => {
    const { ctx, event_id } = await mintBareEvent()
    const tax = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 }
    const { id } = await answered<{ id: string }>(ctx, `POST /accounts/${accountOf(ctx)}/taxes-and-fees`, tax)
    const sale = { sale_start_date: '2030-01-01T00:00:00.000Z', sale_end_date: from }
    const price = { label: 'Early', price: type === 'FREE' ? 0 : 2400, quantity_available: 50, ...sale }
    const body = {
      ...{ title: 'Standing', description: 'Near the stage', type, ...sale },
      prices: [
        { ...price, is_hidden: false },
        ...(type === 'TIERED'
          ? [{ ...price, label: 'Late', quantity_available: null, is_hidden: true }]
          : []),
      ],
      ...{ min_per_order: 2, max_per_order: 6, is_hidden: true, is_paused: true, hide_when_sold_out: true },
      ...{ hide_before_sale_start: true, hide_after_sale_end: true, is_hidden_without_promo_code: true },
      ...{ show_quantity_remaining: true, collapse_on_load: true, tax_and_fee_ids: [id] },
    }
    const save = `POST /events/${event_id}/tickets`
    expect(await kept(ctx, { save, schema: ticketBody, body })).toMatchObject(body)
  })

  // Specification: 3.tax-fields 3.tax-default
  it.each([
    { calculation_type: 'PERCENTAGE' as const, amount: 0, rate: 23_500 },
    { calculation_type: 'FIXED' as const, amount: 250, rate: 0 },
  ])('of a tax or fee that is $calculation_type', async (cost) => {
    const { ctx } = await mintOwner()
    const save = `POST /accounts/${accountOf(ctx)}/taxes-and-fees`
    const body = { name: 'Booking', type: 'FEE' as const, is_default: true, ...cost }
    expect(await kept(ctx, { save, schema: taxOrFeeBody, body })).toMatchObject(body)
  })

  // Specification: 3.promo-fields 3.promo-limits 3.promo-tickets
  it('of a promo code', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const body = {
      ...{ code: 'EARLY', discount_type: 'PERCENTAGE' as const, discount_amount: 25_000, expires_at: until },
      ...{ max_uses: 20, max_tickets_discounted: 2, ticket_ids: [ticket.id] },
    }
    const save = `POST /events/${event_id}/promo-codes`
    expect(await kept(ctx, { save, schema: promoCodeBody, body })).toMatchObject({ ...body, times_used: 0 })
  })

  // Specification: 3.question-fields 3.question-types
  it.each(questionType.options)('of a question of the type %s', async (type) => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const body = {
      ...{ title: 'Meal', description: html, type, is_required: true, is_hidden: true },
      options: ['CHECKBOX', 'RADIO', 'DROPDOWN'].includes(type) ? ['Meat', 'Fish'] : [],
      belongs_to: 'ATTENDEE' as const,
      ticket_ids: [ticket.id],
    }
    const save = `POST /events/${event_id}/questions`
    expect(await kept(ctx, { save, schema: questionBody, body })).toMatchObject(body)
  })

  // Specification: 3.capacity-fields
  it('of a capacity assignment', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const limits = { capacity: 80, status: 'INACTIVE' as const, stop_sales_at_limit: false }
    const body = { name: 'Hall', ...limits, ticket_ids: [ticket.id] }
    const save = `POST /events/${event_id}/capacity-assignments`
    expect(await kept(ctx, { save, schema: capacityAssignmentBody, body })).toMatchObject(body)
  })

  // Specification: 3.check-in-list-fields
  it('of a check-in list, and its door reads what is for it', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const shown = { name: 'Gate', description: 'Left of the bar', activates_at: from, expires_at: until }
    const body = { ...shown, ticket_ids: [ticket.id] }
    const save = `POST /events/${event_id}/check-in-lists`
    const { id } = await answered<{ id: string }>(ctx, save, { name: 'Gate' })
    const path = `/events/${event_id}/check-in-lists/${id}`
    const list = await kept(ctx, { save: `PUT ${path}`, schema: checkInListBody, body, read: path })
    expect(list).toMatchObject({ ...body, state: 'NOT_YET_ACTIVE' })
    expect(await answered(null, `GET /public/check-in-lists/${list.short_id}`)).toMatchObject(shown)
  })

  // Specification: 3.user-fields 3.user-email-state
  it('of an invited person', async () => {
    const { ctx } = await mintOwner()
    const body = { email: newEmail(), first_name: 'Ines', last_name: 'Invited', role: 'ADMIN' as const }
    const user = await kept(ctx, { save: 'POST /users', schema: inviteUserBody, body })
    expect(user).toMatchObject({ ...body, status: 'INVITED', invitation_expires_at: expect.any(String) })
  })

  // Specification: 3.account-fields
  it('of an account', async () => {
    const { ctx } = await mintOwner()
    const path = `/accounts/${accountOf(ctx)}`
    const body = {
      name: 'Halls',
      currency: 'CHF' as const,
      timezone: 'Europe/Zurich',
      support_email: newEmail(),
    }
    const account = await kept(ctx, { save: `PUT ${path}`, schema: updateAccountBody, body, read: path })
    expect(account).toMatchObject(body)
  })

  // Specification: 3.organizer-fields
  it('of an organizer', async () => {
    const { ctx } = await mintOwner()
    const body = {
      ...{ name: 'Halls', email: newEmail(), description: html, website: 'https://halls.example.com' },
      ...{ terms_url: 'https://halls.example.com/terms', privacy_url: 'https://halls.example.com/privacy' },
      imprint_url: 'https://halls.example.com/imprint',
      ...{ currency: 'CHF' as const, timezone: 'Europe/Zurich' },
    }
    const organizer = await kept(ctx, { save: 'POST /organizers', schema: organizerBody, body })
    expect(organizer).toMatchObject(body)
  })

  it('of an affiliate', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const body = { name: 'Anna', code: 'anna-1', email: newEmail(), status: 'INACTIVE' as const }
    const save = `POST /events/${event_id}/affiliates`
    expect(await kept(ctx, { save, schema: affiliateBody, body })).toMatchObject(body)
  })

  // Specification: 3.message-fields
  it('of a message', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const guest = { first_name: 'Gil', last_name: 'Guest', email: newEmail(), ticket_id: ticket.id }
    const price_id = ticket.prices[0]?.id
    await answered(ctx, `POST /events/${event_id}/attendees`, { ...guest, price_id })
    const { is_event_related, ...body } = {
      ...{
        subject: 'Doors',
        content: html,
        recipient_group: 'TICKET_HOLDERS' as const,
        is_event_related: true as const,
      },
      ...{
        ticket_ids: [ticket.id],
        order_short_id: null,
        order_short_ids: [],
        attendee_short_ids: [],
        missed_message_id: null,
      },
      ...{ send_when: 'BEFORE_START' as const, send_at: from, days_before: 2, time_of_day: '18:30' },
    }
    const write = { save: `POST /events/${event_id}/messages`, schema: createEventMessageBody }
    expect(await kept(ctx, { ...write, body: { ...body, is_event_related } })).toMatchObject(body)
  })
})

// Specification: 9.timezone-default
it('an event takes what it leaves out from its organizer, and an organizer from the account (docs/product.md#settled-defaults)', async () => {
  const { ctx } = await mintOwner()
  const place = { currency: 'CHF', timezone: 'Europe/Zurich' }
  await answered(ctx, `PUT /accounts/${accountOf(ctx)}`, { name: 'Halls', ...place, support_email: null })
  const organizer = await answered(ctx, 'POST /organizers', { name: 'Halls', email: newEmail() })
  expect(organizer).toMatchObject(place)
  const event = { organizer_id: organizer.id, title: 'Sounds', start_date: from }
  expect(await answered(ctx, 'POST /events', event)).toMatchObject(place)
})
