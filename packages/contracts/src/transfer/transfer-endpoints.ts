import * as z from 'zod'
import { publicAttendee } from '../attendee/attendee.ts'
import { endpoint } from '../endpoint.ts'
import { linkId } from '../id.ts'
import { dataOf } from '../list.ts'
import { acceptTransferBody, offerTicketBody, transfer } from './transfer.ts'

const ticketParams = z.object({ attendee_short_id: linkId })
const params = z.object({ transfer_short_id: linkId })

export const offerTicket = endpoint({
  name: 'offerTicket',
  summary: 'Offer a ticket to its next holder; it stays valid until that person accepts',
  method: 'POST',
  path: '/public/attendees/:attendee_short_id/offer',
  access: 'link',
  params: ticketParams,
  body: offerTicketBody,
  response: dataOf(publicAttendee),
  status: 201,
  refusals: [
    'attendee.cancelled',
    'attendee.not_passable',
    'attendee.passed_on',
    'order.not_found',
    'request.too_many',
  ],
})

export const undoTicketOffer = endpoint({
  name: 'undoTicketOffer',
  summary: 'Keep a ticket that was offered, while it is not accepted',
  method: 'DELETE',
  path: '/public/attendees/:attendee_short_id/offer',
  access: 'link',
  params: ticketParams,
  refusals: ['attendee.passed_on'],
})

export const getTransfer = endpoint({
  name: 'getTransfer',
  summary: 'A ticket that is being passed on, by the link of its next holder',
  method: 'GET',
  path: '/public/transfers/:transfer_short_id',
  access: 'link',
  params,
  response: dataOf(transfer),
  refusals: ['attendee.not_found', 'attendee.passed_on', 'order.not_found'],
})

export const acceptTransfer = endpoint({
  name: 'acceptTransfer',
  summary: 'Accept a ticket: the present one ends, and a new one takes its place',
  method: 'POST',
  path: '/public/transfers/:transfer_short_id/accept',
  access: 'link',
  params,
  body: acceptTransferBody,
  response: dataOf(transfer),
  refusals: [
    'attendee.not_found',
    'attendee.passed_on',
    'order.not_found',
    'order.question_required',
    'transfer.ended',
  ],
})
