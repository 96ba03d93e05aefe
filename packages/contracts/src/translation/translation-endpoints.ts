import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { liveEvent, publicEventParams } from '../event/public-event.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { locale } from '../locale.ts'
import { updateOf } from '../update-of.ts'
import { eventLanguages, eventTranslation, eventTranslationBody } from './translation.ts'

const params = z.object({ event_id: id('event'), language: locale })

export const listEventTranslations = endpoint({
  name: 'listEventTranslations',
  summary: 'The languages of an event, and what is missing in each',
  method: 'GET',
  path: '/events/:event_id/translations',
  access: 'event.manage',
  params: z.object({ event_id: id('event') }),
  response: dataOf(eventLanguages),
})

export const getEventTranslation = endpoint({
  name: 'getEventTranslation',
  summary: 'The texts of an event beside their translations into a language',
  method: 'GET',
  path: '/events/:event_id/translations/:language',
  access: 'event.manage',
  params,
  response: dataOf(eventTranslation),
})

export const updateEventTranslation = endpoint({
  name: 'updateEventTranslation',
  summary: 'Translate texts of an event; adds the language if the event does not have it',
  method: 'PUT',
  path: '/events/:event_id/translations/:language',
  access: 'event.manage',
  params,
  is_update: true,
  body: updateOf(eventTranslationBody),
  response: dataOf(eventTranslation),
  refusals: ['organizer.not_found'],
})

export const deleteEventTranslation = endpoint({
  name: 'deleteEventTranslation',
  summary: 'Remove a language of an event with all its translations',
  method: 'DELETE',
  path: '/events/:event_id/translations/:language',
  access: 'event.manage',
  params,
  refusals: ['organizer.not_found'],
})

/** What `getLiveEvent` answers, in a language. It is in the address, by which caches keep the answer. */
export const getLiveEventIn = endpoint({
  name: 'getLiveEventIn',
  summary: 'A live event as buyers see it in that language, without a promo code',
  method: 'GET',
  path: '/public/live-events/:event_id/:language',
  access: 'public',
  params: publicEventParams.extend({ language: locale }),
  response: dataOf(liveEvent),
  max_age: 1,
  refusals: ['event.not_available'],
})
