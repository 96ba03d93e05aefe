import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { attendeeReference, linkId } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import {
  createCheckInBody,
  doorAttendee,
  doorAttendeeListQuery,
  rosterChanges,
  rosterPosition,
} from './check-in.ts'

const params = z.object({ check_in_list_short_id: linkId })

export const listDoorAttendees = endpoint({
  name: 'listDoorAttendees',
  summary: 'Attendees that this list admits',
  method: 'GET',
  path: '/public/check-in-lists/:check_in_list_short_id/attendees',
  access: 'link',
  params,
  query: doorAttendeeListQuery,
  response: listOf(doorAttendee),
  refusals: ['check_in_list.expired', 'check_in_list.link_renewed', 'check_in_list.not_active'],
})

export const getDoorRoster = endpoint({
  name: 'getDoorRoster',
  summary: 'The same as a file: a line of JSON each, after one with the position (application/x-ndjson)',
  method: 'GET',
  path: '/public/check-in-lists/:check_in_list_short_id/roster.ndjson',
  access: 'link',
  params,
  query: z.strictObject({ part: z.coerce.number().int().min(0).default(0) }),
  response: z.instanceof(Uint8Array),
  refusals: ['check_in_list.expired', 'check_in_list.link_renewed', 'check_in_list.not_active'],
})

export const listRosterChanges = endpoint({
  name: 'listRosterChanges',
  summary: 'Attendees that changed since a position, admissions at other doors included',
  method: 'GET',
  path: '/public/check-in-lists/:check_in_list_short_id/changes',
  access: 'link',
  params,
  query: z.strictObject({ since: rosterPosition.optional() }),
  response: dataOf(rosterChanges),
  refusals: ['check_in_list.expired', 'check_in_list.link_renewed', 'check_in_list.not_active'],
})

export const createCheckIn = endpoint({
  name: 'createCheckIn',
  summary: 'Check in the holder of a ticket; a second scan says when the first one was',
  method: 'POST',
  path: '/public/check-in-lists/:check_in_list_short_id/check-ins',
  access: 'link',
  params,
  body: createCheckInBody,
  response: dataOf(doorAttendee),
  status: 201,
  refusals: [
    'attendee.cancelled',
    'attendee.not_found',
    'attendee.passed_on',
    'check_in.already',
    'check_in.not_paid',
    'check_in.wrong_list',
    'check_in_list.expired',
    'check_in_list.link_renewed',
    'check_in_list.not_active',
    'order.not_found',
    'request.too_many',
  ],
})

export const deleteCheckIn = endpoint({
  name: 'deleteCheckIn',
  summary: 'Undo a check-in',
  method: 'DELETE',
  path: '/public/check-in-lists/:check_in_list_short_id/check-ins/:attendee_reference',
  access: 'link',
  params: z.object({ check_in_list_short_id: linkId, attendee_reference: attendeeReference }),
  refusals: [
    'attendee.cancelled',
    'attendee.not_found',
    'attendee.passed_on',
    'check_in.not_found',
    'check_in_list.expired',
    'check_in_list.link_renewed',
    'check_in_list.not_active',
    'request.too_many',
  ],
})
