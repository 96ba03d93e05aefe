import type { Order } from '@foyer/contracts/order/order'
import type { cancelOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { authorizeForSome } from '../authorize.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { withOrderMail } from '../mail/require-mailing.ts'
import { cancelledOrder } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { refundableAmount, requestRefund, requireRefundable } from '../settlement/request-refund.ts'
import { type OrderItem, readOrderOfEvent } from '../store/order/order-entity.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { orderNow, toOrder } from './get-order.ts'

/**
 * Cancels a completed order (specification §4): tickets return to stock, and the buyer is told. With `refund`, the rest of
 * the payment is refunded in the same write, which needs the permission to refund. Errors: those of `withOrderMail`, order.not_completed, order.already_completed,
 * order.refund_pending, order.manual_not_refundable, order.offline_not_refundable, request.idempotency_conflict.
 */
export async function cancelOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Order> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  if (body.refund) authorizeForSome(ctx, 'order.refund')
  const cancel = () => cancelRead(ctx, { params, body })
  if (!body.notify_buyer) return cancel()
  return withOrderMail(ctx, await readOrderOfEvent(params.event_id, params.order_short_id), cancel)
}

function cancelRead(ctx: Context, { params, body }: ParsedInput<typeof endpoint>): Promise<Order> {
  return untilWritten(async () => {
    const order = await readOrderOfEvent(params.event_id, params.order_short_id)
    if (wasAnswered(ctx, order, ['cancelOrder', body])) return toOrder(order)
    const asked = cancellingWrite(ctx, order, body)
    const write = { ...asked, after: withAnswered(ctx, asked.after, ['cancelOrder', body]) }
    return (await writeOrder(write)) === 'written' ? orderNow(order.short_id) : 'lost'
  })
}

function cancellingWrite(ctx: Context, order: OrderItem, body: ParsedInput<typeof endpoint>['body']) {
  if (order.status === 'CANCELLED') throw new AppError('order.already_completed')
  if (order.status !== 'COMPLETED') throw new AppError('order.not_completed')
  if (body.refund) requireRefundable(order)
  const cancelled = cancelledOrder(ctx, order, body)
  const left = body.refund ? refundableAmount(order) : 0
  if (left > 0 && order.refund_status === 'REFUND_PENDING') throw new AppError('order.refund_pending')
  const refund =
    left > 0
      ? requestRefund(ctx, cancelled.after, {
          amount: left,
          reason: 'REFUND',
          notify_buyer: body.notify_buyer,
        })
      : { after: cancelled.after, messages: [], watch: undefined }
  const messages = [...(cancelled.messages ?? []), ...refund.messages]
  return { ...cancelled, after: refund.after, messages, watch: refund.watch }
}
