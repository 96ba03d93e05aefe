import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import { abandonOrder, createOrder } from '@foyer/contracts/order/order-endpoints'
import { call } from '../lib/api/call.ts'

/** Loaded when somebody begins to choose: the contracts bring zod, which the page's first load does without. */
export async function reserveTickets(
  eventId: string,
  body: CreateOrderBody,
  idempotencyKey: string,
): Promise<string> {
  const { data } = await call(createOrder, { params: { event_id: eventId }, body, idempotencyKey })
  return data.short_id
}

export async function giveBack(orderShortId: string): Promise<void> {
  await call(abandonOrder, { params: { order_short_id: orderShortId } })
}
