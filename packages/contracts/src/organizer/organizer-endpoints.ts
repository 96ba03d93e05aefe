import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { eventListQuery, eventRow } from '../event/event.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import {
  createOrganizerBody,
  organizer,
  organizerBody,
  organizerListQuery,
  publicOrganizer,
} from './organizer.ts'
import { organizerStatistics } from './organizer-statistics.ts'
import { publicOrganizerEvent, publicOrganizerEventQuery } from './public-organizer-event.ts'

const params = z.object({ organizer_id: id('organizer') })

export const createOrganizer = endpoint({
  name: 'createOrganizer',
  summary: 'Create an organizer',
  method: 'POST',
  path: '/organizers',
  access: 'organizer.manage',
  body: createOrganizerBody,
  response: dataOf(organizer),
  status: 201,
  refusals: ['account.not_found'],
})

export const listOrganizers = endpoint({
  name: 'listOrganizers',
  summary: 'Organizers of the account, by name',
  method: 'GET',
  path: '/organizers',
  access: 'signed_in',
  query: organizerListQuery,
  response: listOf(organizer),
})

export const getOrganizer = endpoint({
  name: 'getOrganizer',
  summary: 'One organizer',
  method: 'GET',
  path: '/organizers/:organizer_id',
  access: 'signed_in',
  params,
  response: dataOf(organizer),
})

export const updateOrganizer = endpoint({
  name: 'updateOrganizer',
  summary: 'Change an organizer',
  method: 'PUT',
  path: '/organizers/:organizer_id',
  access: 'organizer.manage',
  params,
  is_update: true,
  body: updateOf(organizerBody),
  response: dataOf(organizer),
})

export const deleteOrganizer = endpoint({
  name: 'deleteOrganizer',
  summary: 'Delete an organizer that has no events',
  method: 'DELETE',
  path: '/organizers/:organizer_id',
  access: 'organizer.manage',
  params,
  refusals: ['organizer.has_events'],
})

export const getOrganizerStatistics = endpoint({
  name: 'getOrganizerStatistics',
  summary: 'Totals of an organizer’s events',
  method: 'GET',
  path: '/organizers/:organizer_id/stats',
  access: 'event.manage',
  params,
  response: dataOf(organizerStatistics),
})

export const listOrganizerEvents = endpoint({
  name: 'listOrganizerEvents',
  summary: 'Events of one organizer',
  method: 'GET',
  path: '/organizers/:organizer_id/events',
  access: 'event.manage',
  params,
  query: eventListQuery,
  response: listOf(eventRow),
})

export const getPublicOrganizer = endpoint({
  name: 'getPublicOrganizer',
  summary: 'An organizer as anybody may see it',
  method: 'GET',
  path: '/public/organizers/:organizer_id',
  access: 'public',
  params,
  response: dataOf(publicOrganizer),
})

export const listPublicOrganizerEvents = endpoint({
  name: 'listPublicOrganizerEvents',
  summary: 'Live events of an organizer, with what can be bought now',
  method: 'GET',
  path: '/public/organizers/:organizer_id/events',
  access: 'public',
  params,
  query: publicOrganizerEventQuery,
  response: listOf(publicOrganizerEvent),
})
