import type { PublicOrder } from '@foyer/contracts/order/order'
import type { GiveOrderDetailsBody } from '@foyer/contracts/order/order-bodies'
import { abandonOrder, extendOrder, giveOrderDetails } from '@foyer/contracts/order/order-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { useAttemptKey } from '../../lib/api/use-attempt-key.ts'
import { forgetOwnHold } from '../../lib/session/own-hold.ts'
import { type CheckoutOrder, toCheckoutOrder } from './checkout-order.ts'
import { checkoutOrderQuery } from './checkout-queries.ts'

/**
 * Follows the server's answer in every step. A returned order replaces the shown one. After a refusal the order is read
 * again, because it may have expired, been paid in another tab or got other questions.
 */
function useFollowServer(orderShortId: string) {
  const client = useQueryClient()
  const { queryKey } = checkoutOrderQuery(orderShortId)
  return {
    keep: (order: PublicOrder) => void client.setQueryData(queryKey, toCheckoutOrder(order)),
    readAgain: (error: Error) => {
      if (isCallError(error) && [409, 410, 422].includes(error.status))
        void client.invalidateQueries({ queryKey })
    },
  }
}

export function useGiveOrderDetails(order: CheckoutOrder) {
  const { keep, readAgain } = useFollowServer(order.short_id)
  const attempt = useAttemptKey()
  const params = { order_short_id: order.short_id }
  return useMutation({
    mutationFn: async (body: GiveOrderDetailsBody) =>
      (await call(giveOrderDetails, { params, body, idempotencyKey: attempt.keyFor(body) })).data,
    onSuccess: keep,
    onError: readAgain,
    onSettled: (_order, error) => attempt.settled(error),
    meta: { isErrorShownInPlace: true },
  })
}

export function useExtendOrder(order: CheckoutOrder) {
  const { keep, readAgain } = useFollowServer(order.short_id)
  const attempt = useAttemptKey()
  const params = { order_short_id: order.short_id }
  return useMutation({
    mutationFn: async () =>
      (await call(extendOrder, { params, idempotencyKey: attempt.keyFor('extension') })).data,
    onSuccess: keep,
    onError: readAgain,
    onSettled: (_order, error) => attempt.settled(error),
  })
}

/** Gives the tickets back. The page then opens the event, so nothing of the order stays on screen. */
export function useAbandonOrder(order: CheckoutOrder) {
  const { readAgain } = useFollowServer(order.short_id)
  return useMutation({
    mutationFn: () => call(abandonOrder, { params: { order_short_id: order.short_id } }),
    onSuccess: () => forgetOwnHold(order.event_id, order.short_id),
    onError: readAgain,
  })
}
