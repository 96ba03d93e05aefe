import type { QueryClient } from '@tanstack/react-query'
import { toCheckoutOrder } from '../features/checkout/checkout-order.ts'
import { checkoutOrderQuery } from '../features/checkout/checkout-queries.ts'
import { ticketQuery } from '../features/ticket-page/ticket-queries.ts'
import type { BuyerPageState } from './buyer-page-state.ts'

/** Lets the page begin with what the page function has read. */
export function fillCache(client: QueryClient, { order, ticket }: BuyerPageState): void {
  if (order) client.setQueryData(checkoutOrderQuery(order.short_id).queryKey, toCheckoutOrder(order))
  if (ticket) client.setQueryData(ticketQuery(ticket.short_id).queryKey, ticket)
}
