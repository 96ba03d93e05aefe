import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type { cancelAttendee as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { changedTicket } from '../order-state/change-ticket.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { poolChanges } from '../pool/pool-change.ts'
import { takeOfOne } from '../pool/take-of-one.ts'
import { untilWritten } from '../table/until-written.ts'
import { requireTicketOfOrder } from './require-ticket-of-order.ts'
import { showAttendee } from './show-attendee.ts'

/**
 * Cancels one ticket of an order: it is not admitted any more, and its stock is free again, once (F12; specification §4,
 * Attendee). Money is a refund's matter.
 * Errors: event.not_found, attendee.not_found, order.not_completed, attendee.cancelled.
 */
export async function cancelAttendee(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
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
