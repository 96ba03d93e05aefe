import { expireOrder } from '../hold/expire-order.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import type { Standing } from '../settlement/payment-watch.ts'
import { refundableAmount, requestRefund } from '../settlement/request-refund.ts'
import { settleDispute } from '../settlement/settle-dispute.ts'
import { adoptLostIntent } from '../settlement/settle-named-order.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { failRefund, settleRefund } from '../settlement/settle-refund.ts'
import { isHeld, type OrderItem, type OrderRefund, readOrder } from '../store/order/order-entity.ts'
import type { PaymentWatchItem } from '../store/payment/payment-watch-entity.ts'
import {
  cancelIntent,
  listDisputes,
  listRefunds,
  movesMoney,
  retrieveDispute,
  retrieveIntent,
  wasFaster,
} from '../stripe/payment-intent.ts'
import type { StripeRefund } from '../stripe/stripe.ts'
import { type Context, isAppError } from '../verb.ts'

/**
 * Settles one order by what Stripe says about its payment and refunds. Returns what may still happen to its money.
 * Errors: payment.unavailable, and anything that needs a person (a wrong amount, owed money that Stripe refuses to move).
 */
export async function reconcileOrder(
  ctx: Context,
  order: OrderItem,
  watch: PaymentWatchItem,
): Promise<Standing> {
  const settled = order.status === 'RESERVED' ? await settleHold(ctx, order) : order
  if (settled.status === 'RESERVED') return 'open'
  return wasPaidAtStripe(settled) ? reconcileMoneyBack(ctx, settled, watch) : closeIntent(ctx, settled)
}

function wasPaidAtStripe({ payment_status, payment_provider }: OrderItem): boolean {
  return payment_status === 'PAYMENT_RECEIVED' && payment_provider === 'STRIPE'
}

/** Ends a hold past its deadline, and asks about an intent that the order knows: one that it does not know cannot be paid. */
async function settleHold(ctx: Context, order: OrderItem): Promise<OrderItem> {
  if (!isHeld(order, ctx.now) && (await expireOrder(ctx, order.short_id)) !== 'held') {
    return readOrder(order.short_id)
  }
  if (order.payment_intent_id === null) return order
  return settlePayment(ctx, order.short_id, await retrieveIntent(order))
}

/** Cancels the intent of an order that must no longer be paid at Stripe. */
async function closeIntent(ctx: Context, order: OrderItem): Promise<Standing> {
  const known = await adoptLostIntent(ctx, order)
  if (known.payment_intent_id === null) return 'over'
  const intent = await cancelIntent(known)
  if (!('id' in intent) || !movesMoney(intent)) return 'over'
  await settlePayment(ctx, order.short_id, intent)
  return wasFaster(known, intent) ? 'open' : 'over'
}

/** Books refunds and disputes that no webhook reported, and makes refunds that were not asked for yet. */
async function reconcileMoneyBack(
  ctx: Context,
  order: OrderItem,
  watch: PaymentWatchItem,
): Promise<Standing> {
  // Minutes after a payment that webhooks have reported, there is nothing to ask yet.
  if (watch.checks === 0 && order.refund_status === 'NONE' && order.status !== 'EXPIRED') return 'settled'
  for (const refund of await oldestFirst(listRefunds(order))) await settleRefund(ctx, order.short_id, refund)
  for (const { id } of await oldestFirst(listDisputes(order)))
    await settleDispute(ctx, order.short_id, () => retrieveDispute(order, id))
  const listed = await readOrder(order.short_id)
  const unmade = listed.refunds.filter((row) => row.status === 'PENDING' && row.stripe_refund_id === null)
  for (const { id } of unmade) await makeRefund(ctx, order.short_id, id)
  const booked = await readOrder(order.short_id)
  if (booked.refund_status === 'REFUND_PENDING') return 'open'
  return booked.status === 'EXPIRED' && refundableAmount(booked) > 0 ? oweRefund(ctx, booked) : 'settled'
}

/** What Stripe lists newest first; empty if the account has disconnected Foyer. */
async function oldestFirst<Listed>(listed: Promise<Listed[]>): Promise<Listed[]> {
  try {
    return (await listed).toReversed()
  } catch (error) {
    if (isAppError(error, 'payment.not_available')) return []
    throw error
  }
}

/** A buyer paid, got no tickets, and Stripe has not given the money back: it is tried again, and a person is told. */
async function oweRefund(ctx: Context, order: OrderItem): Promise<never> {
  const request = { amount: refundableAmount(order), reason: 'SOLD_OUT', notify_buyer: true } as const
  await writeOrder({ before: order, ...requestRefund(ctx, order, request), watch: undefined })
  const failure = order.refunds.findLast(({ status }) => status === 'FAILED')?.failure_reason
  throw new Error(
    `Money that is owed to a buyer could not be given back: ${failure ?? 'no refund was made'}.`,
  )
}

/** A refund that was stuck, and its outcome. `AT_STRIPE`: made there, and the bank has not taken it yet. */
export interface EndedRefund {
  refund: OrderRefund
  outcome: 'SUCCEEDED' | 'FAILED' | 'AT_STRIPE'
}

/**
 * Ends the stuck refunds of an order (F13): what Stripe knows is booked as Stripe says, what it does not know is
 * asked for again under the same key, and what it can never make, since the account has disconnected Foyer, is booked
 * as failed.
 */
export async function endRefunds(ctx: Context, { short_id }: OrderItem): Promise<EndedRefund[]> {
  const hanging = (await readOrder(short_id)).refunds.filter(({ status }) => status === 'PENDING')
  if (hanging.length === 0) return []
  const atStripe = await refundsThere(await readOrder(short_id))
  for (const refund of atStripe ?? []) await settleRefund(ctx, short_id, refund)
  for (const { id } of hanging)
    await (atStripe ? makeRefund(ctx, short_id, id) : failRefund(ctx, short_id, id, 'account_disconnected'))
  const { refunds } = await readOrder(short_id)
  return hanging.map((row) => {
    const refund = refunds.find(({ id }) => id === row.id) ?? row
    return { refund, outcome: refund.status === 'PENDING' ? 'AT_STRIPE' : refund.status }
  })
}

/** Oldest first; null if the account has disconnected Foyer. Of a test order, Stripe has none. */
async function refundsThere(order: OrderItem): Promise<StripeRefund[] | null> {
  if (order.is_test) return []
  try {
    return (await listRefunds(order)).toReversed()
  } catch (error) {
    if (isAppError(error, 'payment.not_available')) return null
    throw error
  }
}
