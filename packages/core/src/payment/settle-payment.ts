import { fromStripeAmount } from '@foyer/contracts/money'
import { orderExpiryDue, paymentFailedNoticeDue } from '@foyer/contracts/order/order-messages'
import { AppError, isAppError } from '../app-error.ts'
import { type Context, instantAfter } from '../context.ts'
import { completedOrder } from '../order/completed-order.ts'
import type { OrderItem } from '../order/order-entity.ts'
import { readOrder } from '../order/read-order.ts'
import { retakeOrder } from '../order/retake-order.ts'
import { type OrderWriteResult, writeOrder } from '../order/write-order.ts'
import { toSend } from '../table/outbox.ts'
import { requestRefund } from './request-refund.ts'
import type { StripePaymentIntent } from './stripe.ts'

/** How long a payment that takes days may keep its tickets held (F14). */
const processingSeconds = 72 * 3600

/**
 * Brings an order in line with what Stripe says of its payment intent; the one way by which money completes an order,
 * whoever asked: webhook, return page, expiry (F4, F5). May run any number of times and in any order: states move forward
 * only, and whoever loses a race reads the winner's result and tries again (F6).
 */
export async function settlePayment(
  ctx: Context,
  short_id: string,
  intent: StripePaymentIntent,
): Promise<OrderItem> {
  const order = await readOrder(short_id)
  const result = await settle(ctx, order, intent)
  if (result === 'done') return order
  return result === 'written' ? readOrder(short_id) : settlePayment(ctx, short_id, intent)
}

type Settled = OrderWriteResult | 'done'

async function settle(ctx: Context, order: OrderItem, intent: StripePaymentIntent): Promise<Settled> {
  if (order.payment_status === 'PAYMENT_RECEIVED') return 'done'
  switch (intent.status) {
    case 'succeeded':
      return settleSucceeded(ctx, order, intent)
    case 'processing':
      return settleProcessing(ctx, order)
    case 'requires_payment_method':
      return intent.last_payment_error ? settleFailed(order) : 'done'
    default:
      return 'done'
  }
}

async function settleSucceeded(
  ctx: Context,
  order: OrderItem,
  intent: StripePaymentIntent,
): Promise<Settled> {
  if (fromStripeAmount(intent.amount_received, order.currency) !== order.total) {
    throw new Error('A payment intent was paid with another amount than its order’s total.')
  }
  const paid: OrderItem = { ...order, payment_status: 'PAYMENT_RECEIVED' }
  if (order.status === 'RESERVED') return writeOrder(completedOrder(ctx, order, paid))
  if (order.status === 'EXPIRED') return retake(ctx, order, paid)
  return giveMoneyBack(ctx, order, paid)
}

/** The hold was over when the money came: the tickets are taken again if they are still free, else refunded once (F1). */
async function retake(ctx: Context, order: OrderItem, paid: OrderItem): Promise<Settled> {
  try {
    return await retakeOrder(ctx, order, paid)
  } catch (error) {
    if (isAppError(error, 'order.sold_out')) return giveMoneyBack(ctx, order, paid)
    throw error
  }
}

function giveMoneyBack(ctx: Context, order: OrderItem, paid: OrderItem): Promise<OrderWriteResult> {
  const { after, messages } = requestRefund(ctx, paid, {
    amount: order.total,
    reason: 'SOLD_OUT',
    notify_buyer: true,
  })
  return writeOrder({ before: order, after, messages })
}

function settleProcessing(ctx: Context, order: OrderItem): Promise<Settled> {
  if (order.status !== 'RESERVED') throw new AppError('order.expired')
  if (order.payment_status === 'PROCESSING') return Promise.resolve('done')
  const reserved_until = instantAfter(ctx, processingSeconds)
  return writeOrder({
    before: order,
    after: { ...order, payment_status: 'PROCESSING', reserved_until },
    messages: [toSend(orderExpiryDue, { order_short_id: order.short_id }, reserved_until)],
  })
}

function settleFailed(order: OrderItem): Promise<Settled> {
  if (order.status !== 'RESERVED' || order.payment_status === 'PAYMENT_FAILED') return Promise.resolve('done')
  return writeOrder({
    before: order,
    after: { ...order, payment_status: 'PAYMENT_FAILED' },
    messages: [toSend(paymentFailedNoticeDue, { order_short_id: order.short_id })],
  })
}
