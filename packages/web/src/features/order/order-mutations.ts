import type { EndpointInput } from '@foyer/contracts/endpoint'
import type { Order } from '@foyer/contracts/order/order'
import {
  cancelOrder,
  markOrderPaid,
  refundOrder,
  resendOrderConfirmation,
  updateOrder,
} from '@foyer/contracts/order/order-endpoints'
import { msg } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { orderQueries } from './order-queries.ts'

/** The ids of one order of an event. */
type OrderParams = EndpointInput<typeof cancelOrder>['params']

export function useUpdateOrder(params: OrderParams) {
  const keep = useKeepOrder(params)
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateOrder>['body']) =>
      (await call(updateOrder, { params, body })).data,
    onSuccess: keep,
    meta: { isErrorShownInPlace: true },
  })
}

export function useMarkOrderPaid(params: OrderParams) {
  const keep = useKeepOrder(params)
  return useMutation({
    mutationFn: async () => (await call(markOrderPaid, { params })).data,
    onSuccess: keep,
    meta: { failure: msg`Failed to mark the order as paid` },
  })
}

export function useCancelOrder(params: OrderParams) {
  const keep = useKeepOrder(params)
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof cancelOrder>['body']) =>
      (await call(cancelOrder, { params, body })).data,
    onSuccess: keep,
    meta: { isErrorShownInPlace: true },
  })
}

export function useRefundOrder(params: OrderParams) {
  const keep = useKeepOrder(params)
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof refundOrder>['body']) =>
      (await call(refundOrder, { params, body })).data,
    onSuccess: keep,
    meta: { isErrorShownInPlace: true },
  })
}

/** The time until a requested email is recorded as sent. */
const emailDelayMs = 2000

export function useResendOrderConfirmation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (params: OrderParams) => call(resendOrderConfirmation, { params }),
    onSuccess: (_answer, { event_id, order_short_id }) => {
      const { queryKey } = orderQueries.detail(event_id, order_short_id)
      setTimeout(() => void client.invalidateQueries({ queryKey }), emailDelayMs)
    },
    meta: { failure: msg`Failed to resend the confirmation email` },
  })
}

/** Stores a changed order. Stock, statistics, attendees and lists depend on it, so all of the event's data is read again. */
function useKeepOrder({ event_id, order_short_id }: OrderParams) {
  const client = useQueryClient()
  return (order: Order) => {
    client.setQueryData(orderQueries.detail(event_id, order_short_id).queryKey, order)
    return client.invalidateQueries({ queryKey: eventKey(event_id) })
  }
}
