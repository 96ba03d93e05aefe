import * as endpoints from '@foyer/contracts/ticket/ticket-endpoints'
import { createTicket } from '@foyer/core/ticket/create-ticket'
import { deleteTicket } from '@foyer/core/ticket/delete-ticket'
import { getTicket } from '@foyer/core/ticket/get-ticket'
import { listTickets } from '@foyer/core/ticket/list-tickets'
import { sortTickets } from '@foyer/core/ticket/sort-tickets'
import { updateTicket } from '@foyer/core/ticket/update-ticket'
import { mount } from '../http/mount.ts'

export const ticketRoutes = [
  mount(endpoints.createTicket, createTicket),
  mount(endpoints.listTickets, listTickets),
  mount(endpoints.getTicket, getTicket),
  mount(endpoints.updateTicket, updateTicket),
  mount(endpoints.deleteTicket, deleteTicket),
  mount(endpoints.sortTickets, sortTickets),
]
