import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Order } from '@foyer/contracts/order/order'
import type { markOrderPaid as endpoint } from '@foyer/contracts/order/order-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { retakeOrder } from '../hold/retake-order.ts'
import { completedOrder } from '../order-state/completed-order.ts'
import { withMoment } from '../order-state/with-moment.ts'
import { type OrderWriteResult, writeOrder } from '../order-state/write-order.ts'
import { closePayment } from '../settlement/close-payment.ts'
import { auditedOrder } from '../store/audit/audited-order.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrder, readOrderOfEvent } from '../store/order/read-order.ts'
import { untilWritten } from '../table/until-written.ts'
import { toOrder } from './to-order.ts'

/**
 * Completes an order that its organizer was paid for elsewhere. It can no longer be paid by card: an open payment is
 * closed first, and if that was faster the order is settled by it instead. One that has expired gets its tickets again
 * if they are still free.
 * Errors: order.buyer_not_named, order.already_completed, order.sold_out, order.too_large, payment.unavailable.
 */
export async function markOrderPaid(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<Order> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return untilWritten(async () => {
    const order = await readOrderOfEvent(params.event_id, params.order_short_id)
    checkPayable(order)
    await closePayment(ctx, order)
    const result = await writeMarked(ctx, order)
    return result === 'written' ? toOrder(await readOrder(order.short_id)) : 'lost'
  })
}

function writeMarked(ctx: Context, order: OrderItem): Promise<OrderWriteResult> {
  const marked = withMoment(ctx, order, 'MARKED_AS_PAID')
  const paid: OrderItem = { ...marked, payment_status: 'PAYMENT_RECEIVED', payment_provider: 'OFFLINE' }
  const report = auditedOrder(ctx, 'order.marked_as_paid', order)
  if (order.status === 'EXPIRED') return retakeOrder(ctx, order, paid, report)
  const completed = completedOrder(ctx, order, paid)
  return writeOrder({ ...completed, messages: [...completed.messages, report] })
}

function checkPayable({ status, payment_status }: OrderItem): void {
  const isOver = status === 'COMPLETED' || status === 'CANCELLED' || payment_status === 'PAYMENT_RECEIVED'
  if (isOver) throw new AppError('order.already_completed')
  if (payment_status === 'NO_PAYMENT_REQUIRED') throw new AppError('order.buyer_not_named')
}
