import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, linkId } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import {
  attendee,
  attendeeListQuery,
  attendeeRow,
  createAttendeeBody,
  publicAttendee,
  updateAttendeeBody,
} from './attendee.ts'

const eventParams = z.object({ event_id: id('event') })
const managedParams = z.object({ event_id: id('event'), attendee_short_id: linkId })
const linkParams = z.object({ attendee_short_id: linkId })

export const listAttendees = endpoint({
  name: 'listAttendees',
  summary: 'Attendees of an event, newest first by default',
  method: 'GET',
  path: '/events/:event_id/attendees',
  access: 'order.manage',
  params: eventParams,
  query: attendeeListQuery,
  response: listOf(attendeeRow),
})

export const createAttendee = endpoint({
  name: 'createAttendee',
  summary: 'Add an attendee manually; takes one ticket of stock and cannot be refunded',
  method: 'POST',
  path: '/events/:event_id/attendees',
  access: 'order.manage',
  keeps_key: true,
  params: eventParams,
  body: createAttendeeBody,
  response: dataOf(attendee),
  status: 201,
  refusals: [
    'account.not_found',
    'amount.not_in_steps',
    'attendee.not_found',
    'attendee.passed_on',
    'email.budget_used_up',
    'email.sender_unconfirmed',
    'order.not_found',
    'order.quantity_limit',
    'order.sold_out',
    'order.too_large',
    'ticket.not_found',
    'ticket.required',
  ],
})

export const getAttendee = endpoint({
  name: 'getAttendee',
  summary: 'One attendee',
  method: 'GET',
  path: '/events/:event_id/attendees/:attendee_short_id',
  access: 'order.manage',
  params: managedParams,
  response: dataOf(attendee),
  refusals: ['attendee.passed_on', 'order.not_found'],
})

export const updateAttendee = endpoint({
  name: 'updateAttendee',
  summary: 'Correct an attendee’s name, email or notes; takes no stock',
  method: 'PUT',
  path: '/events/:event_id/attendees/:attendee_short_id',
  access: 'order.manage',
  params: managedParams,
  is_update: true,
  body: updateOf(updateAttendeeBody),
  response: dataOf(attendee),
  refusals: ['attendee.passed_on', 'order.not_completed', 'order.not_found'],
})

export const cancelAttendee = endpoint({
  name: 'cancelAttendee',
  summary: 'Cancel one ticket of an order; it becomes invalid and its stock is free again',
  method: 'POST',
  path: '/events/:event_id/attendees/:attendee_short_id/cancel',
  access: 'order.manage',
  params: managedParams,
  response: dataOf(attendee),
  refusals: ['attendee.cancelled', 'attendee.passed_on', 'order.not_completed', 'order.not_found'],
})

export const reactivateAttendee = endpoint({
  name: 'reactivateAttendee',
  summary: 'Reactivate a cancelled ticket, if there is stock for it',
  method: 'POST',
  path: '/events/:event_id/attendees/:attendee_short_id/reactivate',
  access: 'order.manage',
  params: managedParams,
  response: dataOf(attendee),
  refusals: [
    'account.not_found',
    'attendee.not_cancelled',
    'attendee.passed_on',
    'email.budget_used_up',
    'email.sender_unconfirmed',
    'order.not_completed',
    'order.not_found',
    'order.sold_out',
    'order.too_large',
  ],
})

export const resendTicket = endpoint({
  name: 'resendTicket',
  summary: 'Send the ticket to the attendee again',
  method: 'POST',
  path: '/events/:event_id/attendees/:attendee_short_id/resend-ticket',
  access: 'order.manage',
  params: managedParams,
  refusals: [
    'account.not_found',
    'attendee.cancelled',
    'attendee.passed_on',
    'email.budget_used_up',
    'email.resend_limit',
    'email.sender_unconfirmed',
    'email.suppressed',
    'order.not_completed',
    'order.not_found',
    'request.too_many',
  ],
})

export const getPublicAttendee = endpoint({
  name: 'getPublicAttendee',
  summary: 'A ticket, by its link',
  method: 'GET',
  path: '/public/attendees/:attendee_short_id',
  access: 'link',
  params: linkParams,
  response: dataOf(publicAttendee),
  refusals: ['attendee.passed_on', 'order.not_found'],
})

export const getTicketPdf = endpoint({
  name: 'getTicketPdf',
  summary: 'The ticket as PDF (application/pdf)',
  method: 'GET',
  path: '/public/attendees/:attendee_short_id/ticket.pdf',
  access: 'link',
  params: linkParams,
  response: z.instanceof(Uint8Array),
  refusals: ['attendee.cancelled', 'attendee.passed_on', 'order.not_found'],
})
