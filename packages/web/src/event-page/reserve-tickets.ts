import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { abandonOrder, createOrder } from '@foyer/contracts/order/order-endpoints'
import { call } from '../lib/api/call.ts'

/** The page's two calls, as in the contract without its zod. A test compares them. */
export const calls = {
  createOrder: { method: 'POST', path: '/public/events/:event_id/orders' } as typeof createOrder,
  abandonOrder: { method: 'DELETE', path: '/public/orders/:order_short_id' } as typeof abandonOrder,
}

export async function reserveTickets(
  eventId: string,
  body: CreateOrderBody,
  idempotencyKey: string,
): Promise<string> {
  const { data } = await call(calls.createOrder, { params: { event_id: eventId }, body, idempotencyKey })
  return data.short_id
}

export async function giveBack(orderShortId: string): Promise<void> {
  await call(calls.abandonOrder, { params: { order_short_id: orderShortId } })
}
