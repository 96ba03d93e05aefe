import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { abandonOrder, createOrder } from '@foyer/contracts/order/order-endpoints'
import type { WaitingPass } from '@foyer/contracts/waiting-room/waiting-room'
import type { joinWaitingRoom } from '@foyer/contracts/waiting-room/waiting-room-endpoints'
import { call } from '../lib/api/call.ts'
import { forgetWaitingPass, readWaitingPass } from '../lib/session/waiting-pass.ts'

/** The page's calls, as in the contract without its zod. A test compares them. */
export const calls = {
  createOrder: { method: 'POST', path: '/public/events/:event_id/orders' } as typeof createOrder,
  abandonOrder: { method: 'DELETE', path: '/public/orders/:order_short_id' } as typeof abandonOrder,
  joinWaitingRoom: {
    method: 'POST',
    path: '/public/events/:event_id/waiting-passes',
  } as typeof joinWaitingRoom,
}

export async function reserveTickets(
  eventId: string,
  body: CreateOrderBody,
  idempotencyKey: string,
): Promise<string> {
  const pass = readWaitingPass(eventId)?.pass
  const { data } = await call(calls.createOrder, {
    params: { event_id: eventId },
    body: { ...body, ...(pass && { waiting_pass: pass }) },
    idempotencyKey,
  })
  return data.short_id
}

/** A new pass for the event's line; one that was used or is not known is forgotten. */
export async function joinLine(eventId: string): Promise<WaitingPass> {
  forgetWaitingPass(eventId)
  const { data } = await call(calls.joinWaitingRoom, { params: { event_id: eventId } })
  return data
}

export async function giveBack(orderShortId: string): Promise<void> {
  await call(calls.abandonOrder, { params: { order_short_id: orderShortId } })
}
