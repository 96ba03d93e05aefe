import type { Order } from '@foyer/contracts/order/order'
import type * as endpoints from '@foyer/contracts/order/order-endpoints'
import { requireEvent } from '../event-graph/event-graph.ts'
import { retakeOrder } from '../hold/retake-tickets.ts'
import { completedOrder, withMoment } from '../order-state/order-states.ts'
import { type OrderWriteResult, writeOrder } from '../order-state/write-order.ts'
import { closePayment } from '../settlement/settle-payment.ts'
import { auditedOrder } from '../store/audit/audited.ts'
import { type OrderItem, readOrderOfEvent } from '../store/order/order-entity.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { orderNow } from './get-order.ts'

/**
 * Completes an order that its organizer was paid for elsewhere. It can no longer be paid by card: an open payment is
 * closed first, and if that was faster the order is settled by it instead. One that has expired gets its tickets again
 * if they are still free.
 */
export async function markOrderPaid(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.markOrderPaid>,
): Promise<Order> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return untilWritten(async () => {
    const order = await readOrderOfEvent(params.event_id, params.order_short_id)
    checkPayable(order)
    await closePayment(ctx, order)
    const result = await writeMarked(ctx, order)
    return result === 'written' ? orderNow(order.short_id) : 'lost'
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
