import type { EndpointInput } from '@foyer/contracts/endpoint'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import {
  createTicket,
  deleteTicket,
  getTicket,
  sortTickets,
  updateTicket,
} from '@foyer/contracts/ticket/ticket-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { useOptimisticSort } from '../../lib/list/use-optimistic-sort.ts'
import { toTicketBody } from './ticket-body.ts'
import { ticketQueries } from './ticket-queries.ts'

export type TicketBodyInput = EndpointInput<typeof createTicket>['body']

type TicketChange = Partial<Pick<Ticket, 'is_paused' | 'is_hidden'>>

/** Creates a ticket, or changes the one given. */
export function useSaveTicket(event_id: string, ticket_id?: string) {
  const keep = useKeepRow(ticketQueries.all(event_id).queryKey)
  const add = useAddRow(ticketQueries.all(event_id).queryKey, 'last')
  return useMutation({
    mutationFn: async (body: TicketBodyInput) =>
      ticket_id
        ? (await call(updateTicket, { params: { event_id, ticket_id }, body })).data
        : (await call(createTicket, { params: { event_id }, body })).data,
    onSuccess: (ticket) => (ticket_id ? keep(ticket) : add(ticket)),
    meta: { isErrorShownInPlace: true },
  })
}

/** Pauses, hides or shows a ticket from its menu. The change shows at once, and is rolled back when it could not be saved. */
export function usePatchTicket(event_id: string) {
  const client = useQueryClient()
  const { queryKey } = ticketQueries.all(event_id)
  const keep = useKeepRow(queryKey)
  return useMutation({
    mutationFn: async ({ ticket, change }: { ticket: Ticket; change: TicketChange }) => {
      const params = { event_id, ticket_id: ticket.id }
      // The list may not show what a colleague has saved since it was loaded.
      const { data: latest } = await call(getTicket, { params })
      return (await call(updateTicket, { params, body: { ...toTicketBody(latest), ...change } })).data
    },
    onMutate: async ({ ticket, change }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (tickets) =>
        tickets?.map((known) => (known.id === ticket.id ? { ...known, ...change } : known)),
      )
      return { before }
    },
    onError: (_error, _change, context) => client.setQueryData(queryKey, context?.before),
    onSuccess: keep,
  })
}

export function useDeleteTicket(event_id: string) {
  const drop = useDropRow(ticketQueries.all(event_id).queryKey)
  return useMutation({
    mutationFn: (ticket_id: string) => call(deleteTicket, { params: { event_id, ticket_id } }),
    onSuccess: (_answer, ticket_id) => drop(ticket_id),
  })
}

export function useSortTickets(event_id: string) {
  return useOptimisticSort(
    ticketQueries.all(event_id).queryKey,
    async (ticket_ids) => (await call(sortTickets, { params: { event_id }, body: { ticket_ids } })).data,
  )
}
