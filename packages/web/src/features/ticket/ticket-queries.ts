import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { wholeList } from '../../lib/list/whole-list.ts'

export const ticketQueries = {
  /** All tickets of an event, in homepage order. */
  all: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'tickets'],
      queryFn: ({ signal }) =>
        wholeList((query) => call(listTickets, { params: { event_id }, query, signal })),
    }),
}
