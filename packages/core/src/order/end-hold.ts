import type * as endpoints from '@foyer/contracts/order/order-endpoints'
import { requireEvent } from '../event-graph/event-graph.ts'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { endedHold } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { closePayment } from '../settlement/settle-payment.ts'
import { auditedOrder } from '../store/audit/audited.ts'
import { type OrderItem, readOrder, readOrderOfEvent } from '../store/order/order-entity.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context, isAppError, type ParsedInput } from '../verb.ts'

/**
 * Ends a buyer's hold for the organizer, so that its tickets are on sale again (F30). Closes an open payment first. If
 * the payment was faster, the order is settled instead, and a slow payment is not touched. An ended hold stays ended.
 */
export async function endHold(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.endHold>,
): Promise<void> {
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

/**
 * Releases a buyer's held tickets at once. An order that has ended stays as it is; one that is being paid is not
 * abandoned.
 */
export async function abandonOrder(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.abandonOrder>,
): Promise<void> {
  await untilWritten(async () => {
    const order = await readOrder(params.order_short_id)
    if (wasAnswered(ctx, order, 'abandonOrder') || order.status === 'EXPIRED') return 'written'
    if (order.status !== 'RESERVED') throw new AppError('order.already_completed')
    await closePayment(ctx, order)
    const ended = endedHold(ctx, order)
    return writeOrder({ ...ended, after: withAnswered(ctx, ended.after, 'abandonOrder') })
  })
}
