import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PublicOrder } from '@foyer/contracts/order/order'
import type { extendOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { orderTimeout } from '../event-graph/order-timeout.ts'
import { canExtend, extendedDeadline, isPaymentUnderWay } from '../hold/hold-deadline.ts'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { readOrder } from '../store/order/read-order.ts'
import { toSend } from '../table/outbox.ts'
import { untilWritten } from '../table/until-written.ts'
import { requireHeld } from './require-held.ts'
import { toPublicOrder } from './to-public-order.ts'

/**
 * Holds an order's tickets for one more order timeout from now; once per order (docs/product.md#orders-and-holds), and a retry under
 * the same Idempotency-Key is that once. Never while a payment is under way, never to an earlier deadline, and in all at
 * most twice the order timeout from the buyer's first hold (F26).
 * Errors: order.expired, order.already_completed, order.payment_under_way, order.extension_used,
 * request.idempotency_conflict.
 */
export async function extendOrder(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PublicOrder> {
  return untilWritten(async () => {
    const order = await readOrder(params.order_short_id)
    if (wasAnswered(ctx, order, 'extendOrder')) return toPublicOrder(ctx, order)
    requireHeld(ctx, order)
    if (isPaymentUnderWay(order)) throw new AppError('order.payment_under_way')
    const timeout = await orderTimeout(order.event_id)
    if (!canExtend(order, timeout)) throw new AppError('order.extension_used')
    const reserved_until = extendedDeadline(ctx, order, timeout)
    const after = withAnswered(ctx, { ...order, is_extended: true, reserved_until }, 'extendOrder')
    const messages = [toSend(orderExpiryDue, { order_short_id: order.short_id }, reserved_until)]
    const result = await writeOrder({ before: order, after, messages })
    return result === 'written' ? toPublicOrder(ctx, after) : 'lost'
  })
}
