import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, including, listOf } from '../list.ts'
import { publicOrganizerEvent, publicOrganizerEventQuery } from '../organizer/public-organizer-event.ts'
import { eventInsights } from '../statistics/event-insights.ts'
import { checkInStatistics, eventStatistics, eventStatisticsQuery } from '../statistics/event-statistics.ts'
import { countViewBody } from '../statistics/visits.ts'
import { updateOf } from '../update-of.ts'
import {
  createEventBody,
  duplicateEventBody,
  event,
  eventBody,
  eventListQuery,
  eventRow,
  updateEventStatusBody,
} from './event.ts'
import { eventDefaults } from './event-defaults.ts'
import { eventSettings } from './event-settings.ts'
import { liveEvent, publicEvent, publicEventParams, publicEventQuery } from './public-event.ts'

const params = z.object({ event_id: id('event') })
const accountParams = z.object({ account_id: id('account') })

export const createEvent = endpoint({
  name: 'createEvent',
  summary: 'Create an event, as a draft, with its place and first ticket if they are given',
  method: 'POST',
  path: '/events',
  access: 'event.manage',
  keeps_key: true,
  body: createEventBody,
  response: dataOf(event),
  status: 201,
  refusals: [
    'amount.not_in_steps',
    'event.not_found',
    'organizer.not_found',
    'tax_or_fee.not_found',
    'ticket.price_too_high',
    'ticket.price_too_low',
  ],
})

export const listEvents = endpoint({
  name: 'listEvents',
  summary: 'Events of the account',
  method: 'GET',
  path: '/events',
  access: 'event.manage',
  query: including(eventListQuery, 'tickets'),
  response: listOf(eventRow),
})

export const getEvent = endpoint({
  name: 'getEvent',
  summary: 'One event',
  method: 'GET',
  path: '/events/:event_id',
  access: 'event.manage',
  params,
  response: dataOf(event),
  refusals: ['organizer.not_found'],
})

export const updateEvent = endpoint({
  name: 'updateEvent',
  summary: 'Change an event',
  method: 'PUT',
  path: '/events/:event_id',
  access: 'event.manage',
  params,
  is_update: true,
  body: updateOf(eventBody),
  response: dataOf(event),
  refusals: [
    'amount.not_in_steps',
    'event.has_orders',
    'organizer.not_found',
    'ticket.price_too_high',
    'ticket.price_too_low',
  ],
})

export const duplicateEvent = endpoint({
  name: 'duplicateEvent',
  summary:
    'Duplicate an event as a draft with the chosen parts; sale dates move with its start, and nothing is sold or used',
  method: 'POST',
  path: '/events/:event_id/duplicate',
  access: 'event.manage',
  keeps_key: true,
  params,
  body: duplicateEventBody,
  response: dataOf(event),
  status: 201,
  refusals: ['organizer.not_found'],
})

export const updateEventStatus = endpoint({
  name: 'updateEventStatus',
  summary: 'Make live, return to draft, archive, restore',
  method: 'PUT',
  path: '/events/:event_id/status',
  access: 'event.manage',
  params,
  body: updateEventStatusBody,
  response: dataOf(event),
  refusals: [
    'account.not_found',
    'event.payment_not_connected',
    'event.status_conflict',
    'event.without_ticket',
    'organizer.not_found',
    'user.email_unconfirmed',
  ],
})

export const getEventSettings = endpoint({
  name: 'getEventSettings',
  summary: 'Settings of an event',
  method: 'GET',
  path: '/events/:event_id/settings',
  access: 'event.manage',
  params,
  response: dataOf(eventSettings),
})

export const updateEventSettings = endpoint({
  name: 'updateEventSettings',
  summary: 'Change settings of an event',
  method: 'PUT',
  path: '/events/:event_id/settings',
  access: 'event.manage',
  params,
  is_update: true,
  body: updateOf(eventSettings),
  response: dataOf(eventSettings),
  refusals: ['amount.not_in_steps', 'organizer.not_found'],
})

export const getEventDefaults = endpoint({
  name: 'getEventDefaults',
  summary: 'The settings that new events start with',
  method: 'GET',
  path: '/accounts/:account_id/event-defaults',
  access: 'account.manage',
  params: accountParams,
  response: dataOf(eventDefaults),
})

export const updateEventDefaults = endpoint({
  name: 'updateEventDefaults',
  summary: 'Change the settings that new events start with; existing events do not change',
  method: 'PUT',
  path: '/accounts/:account_id/event-defaults',
  access: 'account.manage',
  params: accountParams,
  is_update: true,
  body: updateOf(eventDefaults),
  response: dataOf(eventDefaults),
})

export const getEventStatistics = endpoint({
  name: 'getEventStatistics',
  summary: 'Sales of an event by day and ticket, for all days or a range',
  method: 'GET',
  path: '/events/:event_id/stats',
  access: 'event.manage',
  params,
  query: eventStatisticsQuery,
  response: dataOf(eventStatistics),
})

/** For a screen, which it follows: programs have the statistics. The verb asks for `event.manage`. */
export const getEventInsights = endpoint({
  name: 'getEventInsights',
  summary: 'How an event does: sold so far, its pace, and what affiliates sold',
  method: 'GET',
  path: '/events/:event_id/insights',
  access: 'person',
  params,
  response: dataOf(eventInsights),
  refusals: ['session.forbidden', 'api_key.scope_missing'],
})

export const getCheckInStatistics = endpoint({
  name: 'getCheckInStatistics',
  summary: 'Check-ins of an event over time',
  method: 'GET',
  path: '/events/:event_id/check_in_stats',
  access: 'check_in.manage',
  params,
  response: dataOf(checkInStatistics),
})

export const listPublicEvents = endpoint({
  name: 'listPublicEvents',
  summary: 'Live, listed events of the stage or of one organizer, with what can be bought now',
  method: 'GET',
  path: '/public/events',
  access: 'public',
  query: publicOrganizerEventQuery.extend({ organizer_id: id('organizer').optional() }),
  response: listOf(publicOrganizerEvent),
  refusals: ['organizer.not_found'],
})

export const getPublicEvent = endpoint({
  name: 'getPublicEvent',
  summary: 'A live event as buyers see it, with what can be bought now',
  method: 'GET',
  path: '/public/events/:event_id',
  access: 'public',
  params: publicEventParams,
  query: publicEventQuery,
  response: dataOf(publicEvent),
  refusals: ['event.not_available', 'promo_code.invalid', 'request.too_many'],
})

/** For browsers that show an event's page: however many ask, the API hears of one of them each second. */
export const getLiveEvent = endpoint({
  name: 'getLiveEvent',
  summary: 'A live event as buyers see it, without a promo code',
  method: 'GET',
  path: '/public/live-events/:event_id',
  access: 'public',
  params: publicEventParams,
  response: dataOf(liveEvent),
  max_age: 1,
  refusals: ['event.not_available'],
})

/** A client that counts often is not refused: its views are left out. */
export const countView = endpoint({
  name: 'countView',
  summary: 'Count a view of a live event’s page',
  method: 'POST',
  path: '/public/events/:event_id/views',
  access: 'public',
  params: publicEventParams,
  body: countViewBody,
  refusals: ['event.not_available'],
})

export const previewEvent = endpoint({
  name: 'previewEvent',
  summary: 'An event, live or not, as its page would show it',
  method: 'GET',
  path: '/events/:event_id/preview',
  access: 'event.manage',
  params,
  response: dataOf(publicEvent),
})

export const renewPreviewLink = endpoint({
  name: 'renewPreviewLink',
  summary: 'Renew the secret link of a draft’s page; the old one stops working at once',
  method: 'POST',
  path: '/events/:event_id/preview-link',
  access: 'event.manage',
  params,
  response: dataOf(event),
  refusals: ['organizer.not_found'],
})

export const getEventPoster = endpoint({
  name: 'getEventPoster',
  summary:
    'A poster of a live event with the QR code of its page, in the caller’s language (application/pdf)',
  method: 'GET',
  path: '/events/:event_id/poster.pdf',
  access: 'event.manage',
  params,
  response: z.instanceof(Uint8Array),
  refusals: ['event.not_available'],
})

export const getEventCalendar = endpoint({
  name: 'getEventCalendar',
  summary: 'The event as a calendar file (text/calendar)',
  method: 'GET',
  path: '/public/events/:event_id/calendar.ics',
  access: 'public',
  params: publicEventParams,
  response: z.instanceof(Uint8Array),
  refusals: ['event.not_available'],
})

export const getSaleReminder = endpoint({
  name: 'getSaleReminder',
  summary: 'When the first tickets of an event go on sale, as a calendar file with an alarm (text/calendar)',
  method: 'GET',
  path: '/public/events/:event_id/sale-start.ics',
  access: 'public',
  params: publicEventParams,
  response: z.instanceof(Uint8Array),
  refusals: ['event.not_available', 'ticket.not_found'],
})
