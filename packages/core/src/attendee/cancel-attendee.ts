import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type * as endpoints from '@foyer/contracts/attendee/attendee-endpoints'
import { poolWants, takeFromEvent } from '../hold/take-from-event.ts'
import { withMailing } from '../mail/require-mailing.ts'
import { createManualOrder } from '../order/create-manual-order.ts'
import { changedTicket } from '../order-state/order-states.ts'
import { writeOrder, writeTaking } from '../order-state/write-order.ts'
import { poolChanges, takeOfOne } from '../pool/pool-change.ts'
import { type OrderItem, type OrderSlot, readOrder } from '../store/order/order-entity.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context, isAppError, type ParsedInput } from '../verb.ts'
import { requireListedAttendee, showAttendee } from './attendee.ts'

/**
 * Cancels one ticket of an order: it is no longer admitted, and its stock is free again, once (F12; specification §4,
 * Attendee). It refunds nothing.
 */
export async function cancelAttendee(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.cancelAttendee>,
): Promise<Attendee> {
  return untilWritten(async () => {
    const { order, slot } = await requireTicketOfOrder(ctx, params)
    if (slot.is_cancelled) throw new AppError('attendee.cancelled')
    const { one, left } = takeOfOne(order.takes, slot.price_id)
    const pools = poolChanges('return', one)
    const write = changedTicket(ctx, order, slot.short_id, { is_cancelled: true, takes: left, pools })
    return (await writeOrder(write)) === 'written' ? showAttendee(ctx, slot.short_id) : 'lost'
  })
}

/**
 * Reactivates a cancelled ticket, if there is stock for it; its holder gets it again by email (F12; specification
 * §4).
 */
export async function reactivateAttendee(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.reactivateAttendee>,
): Promise<Attendee> {
  const { account_id } = (await requireTicketOfOrder(ctx, params)).order
  return withMailing(ctx, { account_id, mails: 1 }, () => reactivate(ctx, params))
}

function reactivate(
  ctx: Context,
  params: ParsedInput<typeof endpoints.reactivateAttendee>['params'],
): Promise<Attendee> {
  return untilWritten(async () => {
    const { order, slot } = await requireTicketOfOrder(ctx, params)
    if (!slot.is_cancelled) throw new AppError('attendee.not_cancelled')
    const quantities = new Map([[slot.price_id, 1]])
    const taken = await takeFromEvent(ctx, order.event_id, {
      plan: (graph) => ({ wants: poolWants(graph, { quantities }) }),
      keeps: order.takes,
      write: (_, takes, holds) =>
        writeTaking(
          changedTicket(ctx, order, slot.short_id, {
            is_cancelled: false,
            takes: [...order.takes, ...takes],
            pools: [...holds, ...poolChanges('sell', takes)],
          }),
        ),
    })
    return taken === 'lost' ? 'lost' : showAttendee(ctx, slot.short_id)
  })
}

/**
 * Adds one attendee by hand, with a manual order of one ticket behind it (`createManualOrder`, with the errors of that). The
 * same Idempotency-Key gives the same attendee (F8).
 */
export async function createAttendee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createAttendee>,
): Promise<Attendee> {
  const { ticket_id, price_id, unit_price, notify_attendee, ...buyer } = body
  const lines = [{ ticket_id, price_id, quantity: 1, unit_price }]
  const order = { ...buyer, lines, notes: '', notify_buyer: notify_attendee }
  const { attendees } = await createManualOrder(ctx, { params, body: order }).catch(atTicket)
  return showAttendee(ctx, attendees[0]?.short_id ?? '')
}

/** The same refusal at the ticket's field, because none is left. */
function atTicket(refusal: unknown): never {
  if (!isAppError(refusal, 'order.sold_out')) throw refusal
  throw new AppError('order.sold_out', { errors: { ticket_id: [refusal.message] }, cause: refusal })
}

/**
 * An attendee's place in its completed order, for somebody who manages the orders of that event.
 * Errors: event.not_found, attendee.not_found, order.not_completed (the order itself was cancelled).
 */
export async function requireTicketOfOrder(
  ctx: Context,
  params: { event_id: string; attendee_short_id: string },
): Promise<{ order: OrderItem; slot: OrderSlot }> {
  const attendee = await requireListedAttendee(ctx, params)
  const order = await readOrder(attendee.order_short_id)
  if (order.status !== 'COMPLETED') throw new AppError('order.not_completed')
  const slot = order.slots.find(({ short_id }) => short_id === attendee.short_id)
  if (!slot) throw new AppError('attendee.not_found')
  return { order, slot }
}
