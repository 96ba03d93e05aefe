import type { Order } from '@foyer/contracts/order/order'
import type { refundOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { requireEvent } from '../event-graph/event-graph.ts'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { requireInSteps } from '../money-text.ts'
import { cancelledOrder } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { refundableAmount, requestRefund, requireRefundable } from '../settlement/request-refund.ts'
import { type OrderItem, readOrderOfEvent } from '../store/order/order-entity.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { orderNow, toOrder } from './get-order.ts'

/**
 * Refunds part or all of a paid order, in minor units of its currency; one refund at a time, never more than was paid
 * (F13).
 */
export async function refundOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Order> {
  await requireEvent(ctx, params.event_id, 'order.refund')
  return untilWritten(async () => {
    const order = await readOrderOfEvent(params.event_id, params.order_short_id)
    if (wasAnswered(ctx, order, ['refundOrder', body])) return toOrder(order)
    const asked = refundingWrite(ctx, order, body)
    const write = { ...asked, after: withAnswered(ctx, asked.after, ['refundOrder', body]) }
    return (await writeOrder(write)) === 'written' ? orderNow(order.short_id) : 'lost'
  })
}

function refundingWrite(ctx: Context, order: OrderItem, body: ParsedInput<typeof endpoint>['body']) {
  requireRefundable(order)
  if (order.refund_status === 'REFUND_PENDING') throw new AppError('order.refund_pending')
  const left = refundableAmount(order)
  if (left === 0) throw new AppError('order.not_refundable')
  if (body.amount > left) throw new AppError('order.refund_too_high', { details: { maximum: left } })
  const { amount, notify_buyer } = body
  // The rest can always be refunded, in any amount.
  if (amount < left) requireInSteps(order.currency, { amount })
  const refund = requestRefund(ctx, order, { amount, reason: 'REFUND', notify_buyer })
  const isCancelling = body.cancel_order && order.status === 'COMPLETED'
  const cancelled = isCancelling ? cancelledOrder(ctx, order, { notify_buyer }) : null
  const after = {
    ...(cancelled?.after ?? order),
    refund_status: refund.after.refund_status,
    refunds: refund.after.refunds,
  }
  return {
    before: order,
    after,
    pools: cancelled?.pools ?? [],
    messages: [...(cancelled?.messages ?? []), ...refund.messages],
    watch: refund.watch,
  }
}
