import { toStripeAmount } from '@foyer/contracts/money'
import type { Context } from '../context.ts'
import { readOrder } from '../order/read-order.ts'
import { settleRefund } from './settle-refund.ts'
import { stripe } from './stripe.ts'

/** Asks Stripe for a refund that was written down, and books the answer. Safe to repeat: Stripe knows the row's id. */
export async function makeRefund(ctx: Context, short_id: string, refund_id: string): Promise<void> {
  const order = await readOrder(short_id)
  const row = order.refunds.find(({ id }) => id === refund_id)
  if (row?.status !== 'PENDING' || !order.payment_intent_id || !order.stripe_account_id) return
  const refund = await (await stripe()).refunds.create(
    {
      payment_intent: order.payment_intent_id,
      amount: toStripeAmount(row.amount, order.currency),
      metadata: { foyer_order: short_id, foyer_refund: refund_id },
    },
    { stripeAccount: order.stripe_account_id, idempotencyKey: `refund/${refund_id}` },
  )
  await settleRefund(ctx, short_id, refund)
}
