import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  cancelOwnTickets,
  changeOwnOrder,
  changeOwnTicket,
} from '@foyer/contracts/self-service/self-service-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useAttemptKey } from '../../lib/api/use-attempt-key.ts'

/** What the buyer of an order may do with it alone. */
export type OwnOrderAct = 'change' | 'cancel'

type Details = EndpointInput<typeof changeOwnOrder>['body']

/** The order on screen is read again after each answer: a refusal may mean that it is outdated. */
function useReadOrderAgain(order_short_id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['checkout-order', order_short_id] })
}

/** Corrects the buyer of an order. */
export function useChangeOwnOrder(order_short_id: string) {
  const readAgain = useReadOrderAgain(order_short_id)
  return useMutation({
    mutationFn: async (body: Details) =>
      (await call(changeOwnOrder, { params: { order_short_id }, body })).data,
    meta: { isErrorShownInPlace: true },
    onSettled: readAgain,
  })
}

/** Corrects the holder of a ticket. */
export function useChangeOwnTicket(attendee_short_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Details) =>
      (await call(changeOwnTicket, { params: { attendee_short_id }, body })).data,
    meta: { isErrorShownInPlace: true },
    onSuccess: (ticket: PublicAttendee) => client.setQueryData(['ticket', attendee_short_id], ticket),
  })
}

/** Cancels tickets of an order; a retry after a lost answer cancels them once. */
export function useCancelOwnTickets(order_short_id: string) {
  const readAgain = useReadOrderAgain(order_short_id)
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof cancelOwnTickets>['body']) =>
      (
        await call(cancelOwnTickets, {
          params: { order_short_id },
          body,
          idempotencyKey: attempt.keyFor(body),
        })
      ).data,
    meta: { isErrorShownInPlace: true },
    onSettled: (_order, error) => {
      attempt.settled(error)
      return readAgain()
    },
  })
}
