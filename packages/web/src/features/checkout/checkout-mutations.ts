import type { GiveOrderDetailsBody, PublicOrder } from '@foyer/contracts/order/order'
import { abandonOrder, extendOrder, giveOrderDetails } from '@foyer/contracts/order/order-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { forgetOwnHold } from '../../lib/own-hold.ts'
import { type CheckoutOrder, toCheckoutOrder } from './checkout-order.ts'
import { checkoutOrderQuery } from './checkout-queries.ts'

/** Puts an answered order in the place of the one on screen. */
export function useKeepOrder(): (order: PublicOrder) => void {
  const client = useQueryClient()
  return (order) => {
    client.setQueryData(checkoutOrderQuery(order.short_id).queryKey, toCheckoutOrder(order))
  }
}

export function useGiveOrderDetails(order: CheckoutOrder) {
  const keep = useKeepOrder()
  return useMutation({
    mutationFn: async (body: GiveOrderDetailsBody) =>
      (await call(giveOrderDetails, { params: { order_short_id: order.short_id }, body })).data,
    onSuccess: keep,
    meta: { isErrorShownInPlace: true },
  })
}

export function useExtendOrder(order: CheckoutOrder) {
  const keep = useKeepOrder()
  return useMutation({
    mutationFn: async () => (await call(extendOrder, { params: { order_short_id: order.short_id } })).data,
    onSuccess: keep,
  })
}

/** Gives the tickets back. The page then leaves for the event, so nothing of the order stays on screen. */
export function useAbandonOrder(order: CheckoutOrder) {
  return useMutation({
    mutationFn: () => call(abandonOrder, { params: { order_short_id: order.short_id } }),
    onSuccess: () => forgetOwnHold(order.event_id, order.short_id),
  })
}
