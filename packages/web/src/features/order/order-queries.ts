import { holdListQuery } from '@foyer/contracts/order/hold'
import { type Order, orderListQuery } from '@foyer/contracts/order/order'
import { getOrder, listHolds, listOrders } from '@foyer/contracts/order/order-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey, rowKeys } from '../../lib/api/event-key.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'

const pendingPollMs = 2000

/** How long to watch for an email's outcome. A mail service reports a missing address within seconds. */
const emailNewsMs = 30_000

/** Whether a payment, a refund or an email is in progress, so that the order changes by itself. */
function isUnderWay({ display_status, emails }: Order): boolean {
  const sentAt = Date.parse(emails[0]?.sent_at ?? '')
  return (
    display_status === 'REFUND_PENDING' ||
    display_status === 'PROCESSING' ||
    Date.now() - sentAt < emailNewsMs
  )
}

export const orderQueries = {
  list: (event_id: string, list: ListState) =>
    queryOptions({
      queryKey: [...rowKeys.orders(event_id), list],
      queryFn: ({ signal }) =>
        call(listOrders, { params: { event_id }, query: toListQuery(orderListQuery, list), signal }),
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    }),
  holds: (event_id: string, list: ListState) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'holds', list],
      queryFn: ({ signal }) =>
        call(listHolds, { params: { event_id }, query: toListQuery(holdListQuery, list), signal }),
      placeholderData: keepPreviousData,
      staleTime: 5000,
      refetchInterval: 30_000,
    }),
  detail: (event_id: string, order_short_id: string) =>
    queryOptions({
      queryKey: rowKeys.order(event_id, order_short_id),
      queryFn: async ({ signal }) =>
        (await call(getOrder, { params: { event_id, order_short_id }, signal })).data,
      staleTime: 5000,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pendingPollMs : false),
    }),
}
