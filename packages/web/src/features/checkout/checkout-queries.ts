import { getPublicOrder } from '@foyer/contracts/order/order-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { toCheckoutOrder } from './checkout-order.ts'

/** A buyer's order by its link. Never from a cache, because it shows held tickets and money. */
export function checkoutOrderQuery(orderShortId: string) {
  return queryOptions({
    queryKey: ['checkout-order', orderShortId],
    queryFn: async ({ signal }) =>
      toCheckoutOrder(
        (await call(getPublicOrder, { params: { order_short_id: orderShortId }, signal })).data,
      ),
    staleTime: 0,
  })
}
