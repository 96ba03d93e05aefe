import type { EventLifecycle } from '@foyer/contracts/event/event'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { ListState } from '../../lib/list/list-state.ts'
import { ticketState } from './ticket-state.ts'
import { ticketStock } from './ticket-stock.ts'

/** By what tickets can be looked at, besides the order of the event page. */
export const ticketSorts = ['title', 'price', 'sold'] as const
export type TicketSort = (typeof ticketSorts)[number]

/** Whether a list shows every ticket in the order of the event page: only then can that order be changed (specification §5). */
export function isHomepageOrder({ query, filter_fields, sort_by }: ListState): boolean {
  return !query && !filter_fields && !sort_by
}

/** An event has few tickets, and all are known: they are searched, filtered and sorted here. */
export function narrowTickets(
  tickets: readonly Ticket[],
  list: ListState,
  lifecycle: EventLifecycle,
  now = new Date(),
): Ticket[] {
  const words = (list.query ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const states = list.filter_fields?.state?.in?.split(',')
  const types = list.filter_fields?.type?.in?.split(',')
  const found = tickets.filter(
    (ticket) =>
      words.every((word) => textOf(ticket).includes(word)) &&
      (!states || states.includes(ticketState(ticket, lifecycle, now))) &&
      (!types || types.includes(ticket.type)),
  )
  return sortBy(found, list.sort_by)
}

function textOf({ title, description, prices }: Ticket): string {
  return [title, description, ...prices.map(({ label }) => label)].join('\n').toLocaleLowerCase()
}

function sortBy(tickets: Ticket[], sort: string | undefined): Ticket[] {
  const lowest = ({ prices }: Ticket) => Math.min(...prices.map(({ price }) => price))
  if (sort === 'title') return tickets.toSorted((one, other) => one.title.localeCompare(other.title))
  if (sort === 'price') return tickets.toSorted((one, other) => lowest(one) - lowest(other))
  if (sort === 'sold')
    return tickets.toSorted((one, other) => ticketStock(other).sold - ticketStock(one).sold)
  return tickets
}
