import * as endpoints from '@foyer/contracts/ticket/ticket-endpoints'
import { getTicket, listTickets } from '@foyer/core/ticket/read-tickets'
import { createTicket, deleteTicket, sortTickets, updateTicket } from '@foyer/core/ticket/tickets'
import { mount } from '../http/mount.ts'

export const ticketRoutes = [
  mount(endpoints.createTicket, createTicket),
  mount(endpoints.listTickets, listTickets),
  mount(endpoints.getTicket, getTicket),
  mount(endpoints.updateTicket, updateTicket),
  mount(endpoints.deleteTicket, deleteTicket),
  mount(endpoints.sortTickets, sortTickets),
]
