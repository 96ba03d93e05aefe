import { toStripeAmount } from '@foyer/contracts/money'
import { type OrderItem, type OrderRefund, readOrder } from '../store/order/order-entity.ts'
import { listRefunds, paymentOf, retrieveIntent } from '../stripe/payment-intent.ts'
import { askStripe, keysLiveMilliseconds, refusalOf } from '../stripe/stripe.ts'
import type { Context } from '../verb.ts'
import { bookTestRefund, failRefund, isRefundOf, settleRefund } from './settle-refund.ts'

/**
 * Asks Stripe for a refund that was written down, and books the answer; a definite refusal (somebody gave the money
 * back in the dashboard) is an answer too. Safe to repeat: Stripe knows the row's id. That of a test order is booked on the order alone.
 */
export async function makeRefund(ctx: Context, short_id: string, refund_id: string): Promise<void> {
  const order = await readOrder(short_id)
  const row = order.refunds.find(({ id }) => id === refund_id)
  if (row?.status !== 'PENDING' || row.stripe_refund_id !== null) return
  if (order.is_test) return bookTestRefund(ctx, short_id, refund_id)
  const isOld = ctx.now.getTime() - Date.parse(row.created_at) > keysLiveMilliseconds
  const made = isOld ? (await listRefunds(order)).find((refund) => isRefundOf(row, order, refund)) : null
  if (made) return settleRefund(ctx, short_id, made)
  try {
    const { intent, options } = paymentOf(order)
    const asked = {
      payment_intent: intent,
      amount: toStripeAmount(row.amount, order.currency),
      ...((await returnsFee(order, row)) ? { refund_application_fee: true } : {}),
      metadata: { foyer_order: short_id, foyer_refund: refund_id },
    }
    const once = { ...options, idempotencyKey: `refund/${refund_id}` }
    const refund = await askStripe((client) => client.refunds.create(asked, once))
    await settleRefund(ctx, short_id, refund)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    await failRefund(ctx, short_id, refund_id, refusal)
  }
}

/** Stripe refuses to return a fee that was never taken. */
async function returnsFee(order: OrderItem, { returns_fee }: OrderRefund): Promise<boolean> {
  return returns_fee === true && (await retrieveIntent(order)).application_fee_amount !== null
}
