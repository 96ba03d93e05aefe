import { orderExpiryDue, paymentFailedNoticeDue } from '@foyer/contracts/order/order-messages'
import { orderTimeout } from '../event-graph/event-graph.ts'
import { pausedHold, resumedHold } from '../hold/hold-deadline.ts'
import { retakeOrder, retakeTickets } from '../hold/retake-tickets.ts'
import { completedOrder, withMoment } from '../order-state/order-states.ts'
import { type OrderWrite, type OrderWriteResult, writeOrder } from '../order-state/write-order.ts'
import { StaleTerms } from '../pool/take-from-pools.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { cancelIntent, foreignReason, retrieveIntent, wasFaster } from '../stripe/payment-intent.ts'
import type { StripePaymentIntent } from '../stripe/stripe.ts'
import { isInvalidWrite, toSend, untilWritten } from '../table/write.ts'
import { AppError, type Context, instantAfter, nowInstant, refusalIn } from '../verb.ts'
import { recordForeignPayment } from './foreign-payment.ts'
import { refundableAmount, requestRefund } from './request-refund.ts'

/**
 * Brings an order in line with its payment intent at Stripe. The only way in which a payment completes an order (F4, F5).
 * May run any number of times in any order: states only move forward, and a lost race is retried on the winner's result
 * (F6). A payment with unexpected details is recorded and changes nothing (F24).
 */
export function settlePayment(
  ctx: Context,
  short_id: string,
  intent: StripePaymentIntent,
  stripe_account_id?: string | null,
): Promise<OrderItem> {
  return untilWritten(async () => {
    const order = await readOrder(short_id)
    const seenOn = stripe_account_id === undefined ? order.stripe_account_id : stripe_account_id
    const reason = foreignReason(order, intent, seenOn)
    if (reason !== null) {
      await recordForeignPayment(ctx, intent, { stripe_account_id: seenOn, reason, order })
      return order
    }
    const result = await settle(ctx, order, intent)
    return result === 'written' ? readOrder(short_id) : result === 'done' ? order : 'lost'
  })
}

type Settled = OrderWriteResult | 'done'

async function settle(ctx: Context, order: OrderItem, intent: StripePaymentIntent): Promise<Settled> {
  if (order.payment_status === 'PAYMENT_RECEIVED') return settleAgain(order, intent)
  switch (intent.status) {
    case 'succeeded':
      return settleSucceeded(ctx, order)
    case 'processing':
      return settleProcessing(ctx, order)
    case 'requires_payment_method':
      return intent.last_payment_error ? settleFailed(ctx, order) : 'done'
    case 'canceled':
      // An unpaid order goes on to a new attempt or its expiry. If its payment was processing, it has failed.
      return order.payment_status === 'PROCESSING' ? settleFailed(ctx, order) : 'done'
    default:
      return 'done'
  }
}

/** An order is paid once. If it was marked as paid after its intent was cancelled, a person has to look at it. */
function settleAgain({ payment_provider }: OrderItem, { status }: StripePaymentIntent): Settled {
  if (payment_provider !== 'OFFLINE' || status !== 'succeeded') return 'done'
  throw new Error('An order that was marked as paid was paid at Stripe as well.')
}

/** Completes the order or refunds the payment. An order that ever received money is never deleted (F31). */
async function settleSucceeded(ctx: Context, order: OrderItem): Promise<Settled> {
  const paid = paidOrder(order)
  if (order.status === 'RESERVED') return writeOrder(paidWrite(ctx, order))
  if (order.status !== 'EXPIRED') return giveMoneyBack(ctx, order, paid)
  return unlessTaken(retakeOrder(ctx, order, paid), () => giveMoneyBack(ctx, order, paid))
}

const paidOrder = (order: OrderItem): OrderItem => ({
  ...order,
  payment_status: 'PAYMENT_RECEIVED',
  ttl: undefined,
})

/** The write that completes a held order which is paid. */
export function paidWrite(ctx: Context, order: OrderItem) {
  return completedOrder(ctx, order, paidOrder(order))
}

/** The payment came too late and the tickets are gone. All of it is refunded, once (F1, F25). */
function giveMoneyBack(ctx: Context, before: OrderItem, paid: OrderItem): Promise<OrderWriteResult> {
  const amount = refundableAmount(paid)
  const request = { amount, reason: 'SOLD_OUT', notify_buyer: true } as const
  return writeOrder({ before, ...(amount > 0 ? requestRefund(ctx, paid, request) : { after: paid }) })
}

/**
 * A payment that takes days keeps its tickets, or takes them again if the hold has ended. If they are gone, nothing is
 * written, and a payment that still arrives is refunded.
 */
async function settleProcessing(ctx: Context, order: OrderItem): Promise<Settled> {
  if (order.payment_status === 'PROCESSING') return 'done'
  const hold = pausedHold(ctx, order, await orderTimeout(order.event_id))
  const write = {
    before: order,
    after: { ...order, status: 'RESERVED', payment_status: 'PROCESSING', ...hold } as const,
    messages: [toSend(orderExpiryDue, { order_short_id: order.short_id }, hold.reserved_until)],
  }
  if (order.status === 'RESERVED') return writeOrder(write)
  if (order.status !== 'EXPIRED') return 'done'
  return unlessTaken(retakeTickets(ctx, write, 'held'), () => Promise.resolve('done'))
}

/** Runs `otherwise` if no retry can take the tickets again (F25). */
async function unlessTaken(taken: Promise<Settled>, otherwise: () => Promise<Settled>): Promise<Settled> {
  try {
    return await taken
  } catch (error) {
    if (isFinalRefusal(error)) return otherwise()
    throw error
  }
}

/** The buyer may try again, in the time that was left when a slow payment began (F14, F26). */
async function settleFailed(ctx: Context, order: OrderItem): Promise<Settled> {
  if (order.status !== 'RESERVED' || order.payment_status === 'PAYMENT_FAILED') return 'done'
  return writeOrder(declinedWrite(ctx, order))
}

/** The write of a held order with a payment that failed. */
export function declinedWrite(ctx: Context, order: OrderItem): OrderWrite {
  const { short_id: order_short_id } = order
  const wasProcessing = order.payment_status === 'PROCESSING'
  const hold = resumedHold(ctx, order)
  return {
    before: order,
    after: { ...withMoment(ctx, order, 'PAYMENT_FAILED'), payment_status: 'PAYMENT_FAILED', ...hold },
    messages: [
      paymentFailedNotice(ctx, order),
      wasProcessing ? toSend(orderExpiryDue, { order_short_id }, hold.reserved_until) : undefined,
    ],
  }
}

/** Seconds that a buyer has to pay after a declined payment before an email tells them about it. */
const secondChanceSeconds = 10 * 60

function paymentFailedNotice(ctx: Context, { short_id: order_short_id, payment_status }: OrderItem) {
  const was_processing = payment_status === 'PROCESSING'
  return toSend(
    paymentFailedNoticeDue,
    { order_short_id, failed_at: nowInstant(ctx), was_processing },
    was_processing ? undefined : instantAfter(ctx, secondChanceSeconds),
  )
}

/**
 * Sold out, the event deleted, too many shards, or terms that never match. A busy table is not final, and is tried again.
 * A wrong count cannot refuse here, because only given-back tickets are taken again.
 */
function isFinalRefusal(error: unknown): boolean {
  const refusal = refusalIn(error)
  if (refusal === null) return isInvalidWrite(error)
  return refusal.code !== 'server.busy' || refusal.cause instanceof StaleTerms
}

/** Asks Stripe about an order's payment and settles the order accordingly. Does nothing without a payment. */
export async function checkPayment(ctx: Context, short_id: string): Promise<void> {
  const order = await readOrder(short_id)
  await settleByStripe(ctx, order, () => retrieveIntent(order))
}

/** Returns the order after asking Stripe about its open payment. */
export async function settleByStripe(
  ctx: Context,
  order: OrderItem,
  ask: () => Promise<StripePaymentIntent>,
): Promise<OrderItem> {
  const isOpen = order.payment_intent_id !== null && order.payment_status !== 'PAYMENT_RECEIVED'
  return isOpen ? settlePayment(ctx, order.short_id, await ask()) : order
}

/**
 * Makes sure that an order can no longer be paid at Stripe, before it ends or is marked as paid. If the payment was
 * faster, settles the order instead (F2).
 */
export async function closePayment(ctx: Context, order: OrderItem): Promise<void> {
  if (order.payment_intent_id === null) return
  const intent = await cancelIntent(order)
  if (wasFaster(order, intent)) {
    await settlePayment(ctx, order.short_id, intent)
    throw new AppError('order.already_completed')
  }
}
