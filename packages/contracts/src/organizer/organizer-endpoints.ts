import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { eventListQuery, eventRow } from '../event/event.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { organizer, organizerBody } from './organizer.ts'

const params = z.object({ organizer_id: id('organizer') })

export const createOrganizer = endpoint({
  name: 'createOrganizer',
  summary: 'Create an organizer',
  method: 'POST',
  path: '/organizers',
  access: 'organizer.manage',
  body: organizerBody,
  response: dataOf(organizer),
  status: 201,
})

export const listOrganizers = endpoint({
  name: 'listOrganizers',
  summary: 'All organizers of the account, by name',
  method: 'GET',
  path: '/organizers',
  access: 'signed_in',
  response: dataOf(z.array(organizer)),
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
  body: organizerBody,
  response: dataOf(organizer),
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
