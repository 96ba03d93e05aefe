import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  acceptTransfer,
  getTransfer,
  offerTicket,
  undoTicketOffer,
} from '@foyer/contracts/transfer/transfer-endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** An offered ticket, by the link that its next holder got. */
export function transferQuery(transferShortId: string) {
  return queryOptions({
    queryKey: ['transfer', transferShortId],
    queryFn: async ({ signal }) =>
      (await call(getTransfer, { params: { transfer_short_id: transferShortId }, signal })).data,
    staleTime: 0,
  })
}

const ticketKey = (attendeeShortId: string) => ['ticket', attendeeShortId]

export function useOfferTicket(attendeeShortId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof offerTicket>['body']) =>
      (await call(offerTicket, { params: { attendee_short_id: attendeeShortId }, body })).data,
    meta: { isErrorShownInPlace: true },
    onSuccess: (ticket: PublicAttendee) => client.setQueryData(ticketKey(attendeeShortId), ticket),
  })
}

export function useKeepTicket(attendeeShortId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(undoTicketOffer, { params: { attendee_short_id: attendeeShortId } }),
    onSettled: () => client.invalidateQueries({ queryKey: ticketKey(attendeeShortId) }),
  })
}

export function useAcceptTransfer(transferShortId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof acceptTransfer>['body']) =>
      (await call(acceptTransfer, { params: { transfer_short_id: transferShortId }, body })).data,
    meta: { isErrorShownInPlace: true },
    onSuccess: (transfer) => client.setQueryData(['transfer', transferShortId], transfer),
  })
}
