import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { attendeeReference, id, linkId } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import {
  createCheckInBody,
  doorAttendee,
  doorAttendeeListQuery,
  doorRosterQuery,
  rosterChanges,
  rosterPosition,
  signedDoorFile,
} from './check-in.ts'

const params = z.object({ check_in_list_short_id: linkId })
const listParams = z.object({ event_id: id('event'), check_in_list_id: id('check_in_list') })

const scanRefusals = [
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
] as const
const undoRefusals = [
  'attendee.cancelled',
  'attendee.not_found',
  'attendee.passed_on',
  'check_in.not_found',
  'check_in_list.expired',
  'check_in_list.link_renewed',
  'check_in_list.not_active',
  'request.too_many',
] as const

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
  summary:
    'The same as a file: leads on to an address of a moment, with a line of JSON each after one with the position',
  method: 'GET',
  path: '/public/check-in-lists/:check_in_list_short_id/roster.ndjson',
  access: 'link',
  params,
  query: doorRosterQuery,
  response: dataOf(z.object({ location: z.string() })),
  status: 303,
  refusals: ['check_in_list.expired', 'check_in_list.link_renewed', 'check_in_list.not_active'],
})

export const getDoorFile = endpoint({
  name: 'getDoorFile',
  summary: 'The file to which a door’s link leads (application/x-ndjson)',
  method: 'GET',
  path: '/public/door-files/:door_file/roster.ndjson',
  access: 'link',
  params: z.object({ door_file: signedDoorFile }),
  response: z.instanceof(Uint8Array),
  max_age: 60,
  refusals: [
    'check_in_list.expired',
    'check_in_list.link_renewed',
    'check_in_list.not_active',
    'check_in_list.not_found',
  ],
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
  refusals: scanRefusals,
})

export const deleteCheckIn = endpoint({
  name: 'deleteCheckIn',
  summary: 'Undo a check-in',
  method: 'DELETE',
  path: '/public/check-in-lists/:check_in_list_short_id/check-ins/:attendee_reference',
  access: 'link',
  params: z.object({ check_in_list_short_id: linkId, attendee_reference: attendeeReference }),
  refusals: undoRefusals,
})

export const checkInAtList = endpoint({
  name: 'checkInAtList',
  summary: 'Check in the holder of a ticket with a key of the door; like the call by the link of the list',
  method: 'POST',
  path: '/events/:event_id/check-in-lists/:check_in_list_id/check-ins',
  access: 'check_in.scan',
  params: listParams,
  body: createCheckInBody,
  // Not an envelope that another call answers: its name in generated clients would change.
  response: dataOf(doorAttendee.omit({ former: true, version: true })),
  status: 201,
  refusals: scanRefusals,
})

export const undoCheckInAtList = endpoint({
  name: 'undoCheckInAtList',
  summary: 'Undo a check-in with a key of the door',
  method: 'DELETE',
  path: '/events/:event_id/check-in-lists/:check_in_list_id/check-ins/:attendee_reference',
  access: 'check_in.scan',
  params: listParams.extend({ attendee_reference: attendeeReference }),
  refusals: undoRefusals,
})
