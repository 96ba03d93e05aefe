import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { ListState } from '../../lib/list/list-state.ts'
import { type TicketEvent, ticketState } from './ticket-state.ts'
import { ticketStock } from './ticket-stock.ts'

/** The fields by which tickets can be sorted, in addition to the order of the event page. */
export const ticketSorts = ['title', 'price', 'sold'] as const
export type TicketSort = (typeof ticketSorts)[number]

/** Whether a list shows every ticket in the event page's order. Only then can the order be changed (specification §5). */
export function isHomepageOrder({ query, filter_fields, sort_by }: ListState): boolean {
  return !query && !filter_fields && !sort_by
}

/** Searches, filters and sorts an event's tickets in the browser, which has all of them. */
export function narrowTickets(
  tickets: readonly Ticket[],
  list: ListState,
  event: TicketEvent,
  now = new Date(),
): Ticket[] {
  const words = (list.query ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const states = list.filter_fields?.state?.in?.split(',')
  const types = list.filter_fields?.type?.in?.split(',')
  const found = tickets.filter(
    (ticket) =>
      words.every((word) => textOf(ticket).includes(word)) &&
      (!states || states.includes(ticketState(ticket, event, now))) &&
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
