import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { WaitingRoomMode } from '@foyer/contracts/waiting-room/waiting-room'
import { updateEventSettings } from '../event/event-settings.ts'
import { createOrder } from '../order/create-order.ts'
import { newLinkId } from '../random-id.ts'
import { WaitingRoomEntity } from '../store/waiting-room/waiting-room-entity.ts'
import type { Context } from '../verb.ts'
import { getWaitingRoom } from '../waiting-room/get-waiting-room.ts'
import { forgetLine } from '../waiting-room/known-line.ts'
import { firstPriceOf } from './buy.ts'
import { mintLiveEvent } from './mint-live-event.ts'
import { testContext } from './test-context.ts'

interface Given {
  mode?: WaitingRoomMode
  /** Seconds from now until the sale starts. */
  startsIn?: number
  stock?: number
}

/** A live event with one free ticket, 500 of it unless said otherwise, and somebody who visits it. */
export async function lineEvent({ mode, startsIn, stock = 500 }: Given) {
  const now = new Date()
  const sale_start_date =
    startsIn === undefined ? null : new Date(now.getTime() + startsIn * 1000).toISOString()
  const live = await mintLiveEvent([
    { type: 'FREE', sale_start_date, prices: [{ quantity_available: stock }] },
  ])
  const event_id = live.event.id
  if (mode) await updateEventSettings(live.ctx, { params: { event_id }, body: { waiting_room: mode } })
  const [ticket] = live.tickets
  if (!ticket) throw new Error('no ticket')
  return { owner: live.ctx, event_id, ticket, visitor: testContext({ now }), start: sale_start_date ?? '' }
}

interface Attempt {
  pass?: string
  replaces_order?: string
}

/** Reserves one ticket with a pass, under a key of its own. */
export function reserveWith(ctx: Context, ticket: Ticket, { pass, replaces_order }: Attempt = {}) {
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
  const body = createOrderBody.parse({ lines, waiting_pass: pass, replaces_order })
  return createOrder({ ...ctx, idempotencyKey: newLinkId() }, { params: { event_id: ticket.event_id }, body })
}

/** The line as it was last written. */
export const lineOf = async (event_id: string, ctx = testContext()) => {
  forgetLine(event_id)
  return getWaitingRoom(ctx, { params: { event_id } })
}

/** Sets what the line has counted, as if that many had come. */
export async function setLine(
  event_id: string,
  counted: { drawn?: number; late?: number; per_second?: number },
) {
  await WaitingRoomEntity.patch({ line_event_id: event_id }).set(counted).go()
  forgetLine(event_id)
}
