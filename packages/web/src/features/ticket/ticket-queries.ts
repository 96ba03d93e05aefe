import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { eventKey } from '../../lib/event-key.ts'
import { wholeList } from '../../lib/whole-list.ts'

export const ticketQueries = {
  /** All tickets of an event, in homepage order. */
  all: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'tickets'],
      queryFn: ({ signal }) =>
        wholeList((query) => call(listTickets, { params: { event_id }, query, signal })),
    }),
}
