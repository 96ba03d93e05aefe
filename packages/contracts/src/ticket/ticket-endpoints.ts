import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import { ticket, ticketBody, ticketListQuery } from './ticket.ts'

const params = z.object({ event_id: id('event') })
const ticketParams = z.object({ event_id: id('event'), ticket_id: id('ticket') })

export const createTicket = endpoint({
  name: 'createTicket',
  summary: 'Create a ticket with its prices and their stock',
  method: 'POST',
  path: '/events/:event_id/tickets',
  access: 'event.manage',
  params,
  body: ticketBody,
  response: dataOf(ticket),
  status: 201,
  refusals: ['amount.not_in_steps', 'tax_or_fee.not_found', 'ticket.price_too_high', 'ticket.price_too_low'],
})

export const listTickets = endpoint({
  name: 'listTickets',
  summary: 'Tickets of an event in homepage order, with exact stock',
  method: 'GET',
  path: '/events/:event_id/tickets',
  access: 'event.manage',
  params,
  query: ticketListQuery,
  response: listOf(ticket),
})

export const getTicket = endpoint({
  name: 'getTicket',
  summary: 'One ticket',
  method: 'GET',
  path: '/events/:event_id/tickets/:ticket_id',
  access: 'event.manage',
  params: ticketParams,
  response: dataOf(ticket),
})

export const updateTicket = endpoint({
  name: 'updateTicket',
  summary: 'Change a ticket; stock never falls below what is sold or held',
  method: 'PUT',
  path: '/events/:event_id/tickets/:ticket_id',
  access: 'event.manage',
  params: ticketParams,
  is_update: true,
  body: updateOf(ticketBody),
  response: dataOf(ticket),
  refusals: [
    'amount.not_in_steps',
    'tax_or_fee.not_found',
    'ticket.below_sold',
    'ticket.price_too_high',
    'ticket.price_too_low',
    'ticket.tier_has_sales',
    'ticket.type_locked',
  ],
})

export const deleteTicket = endpoint({
  name: 'deleteTicket',
  summary: 'Delete a ticket that was never ordered',
  method: 'DELETE',
  path: '/events/:event_id/tickets/:ticket_id',
  access: 'event.manage',
  params: ticketParams,
  refusals: ['ticket.has_orders'],
})

export const sortTickets = endpoint({
  name: 'sortTickets',
  summary: 'Set the homepage order: all ticket ids, first to last',
  method: 'POST',
  path: '/events/:event_id/tickets/sort',
  access: 'event.manage',
  params,
  body: z.strictObject({ ticket_ids: z.array(id('ticket')).min(1).max(500) }),
  response: dataOf(z.array(ticket)),
})
