import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { endHold as endpoint } from '@foyer/contracts/order/order-endpoints'
import { AppError, isAppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { endedHold } from '../order-state/ended-hold.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { closePayment } from '../settlement/close-payment.ts'
import { auditedOrder } from '../store/audit/audited-order.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrderOfEvent } from '../store/order/read-order.ts'
import { untilWritten } from '../table/until-written.ts'

/**
 * Ends a buyer's hold at the organizer's word: its tickets are on sale again at once (F30). An open payment is closed first;
 * where it was faster, the order is settled instead, and one that takes days is left alone. A hold that is over stays so.
 * Errors: event.not_found, order.not_found, order.already_completed, order.payment_under_way, payment.unavailable.
 */
export async function endHold(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  await untilWritten(async () => {
    const order = await readOrderOfEvent(params.event_id, params.order_short_id)
    if (order.status === 'EXPIRED') return 'written'
    if (order.status !== 'RESERVED') throw new AppError('order.already_completed')
    await close(ctx, order)
    return writeOrder({ ...endedHold(ctx, order), messages: [auditedOrder(ctx, 'order.hold_ended', order)] })
  })
}

async function close(ctx: Context, order: OrderItem): Promise<void> {
  try {
    await closePayment(ctx, order)
  } catch (error) {
    if (!isAppError(error, 'order.already_completed')) throw error
    const { status } = await readOrderOfEvent(order.event_id, order.short_id)
    throw status === 'RESERVED' ? new AppError('order.payment_under_way') : error
  }
}
