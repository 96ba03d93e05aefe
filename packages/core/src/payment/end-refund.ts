import { isAppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { failRefund, settleRefund } from '../settlement/settle-refund.ts'
import type { OrderItem, OrderRefund } from '../store/order/order-entity.ts'
import { readOrder } from '../store/order/read-order.ts'
import { listRefunds } from '../stripe/list-refunds.ts'
import type { StripeRefund } from '../stripe/stripe.ts'

/** A refund that hung, and what it is now. `AT_STRIPE`: made there, and the bank has not taken it yet. */
export interface EndedRefund {
  refund: OrderRefund
  outcome: 'SUCCEEDED' | 'FAILED' | 'AT_STRIPE'
}

/**
 * Ends the refunds of an order that still hang (F13): what Stripe knows is booked as Stripe says, what it does not know is asked
 * for again under the same key, and what it can never make, since the account has disconnected us, is booked as failed.
 * Error: payment.unavailable.
 */
export async function endRefunds(ctx: Context, { short_id }: OrderItem): Promise<EndedRefund[]> {
  const hanging = (await readOrder(short_id)).refunds.filter(({ status }) => status === 'PENDING')
  if (hanging.length === 0) return []
  const atStripe = await refundsAtStripe(await readOrder(short_id))
  for (const refund of atStripe ?? []) await settleRefund(ctx, short_id, refund)
  for (const { id } of hanging)
    await (atStripe ? makeRefund(ctx, short_id, id) : failRefund(ctx, short_id, id, 'account_disconnected'))
  const { refunds } = await readOrder(short_id)
  return hanging.map((row) => {
    const refund = refunds.find(({ id }) => id === row.id) ?? row
    return { refund, outcome: refund.status === 'PENDING' ? 'AT_STRIPE' : refund.status }
  })
}

/** Oldest first; null where the account has disconnected us. */
async function refundsAtStripe(order: OrderItem): Promise<StripeRefund[] | null> {
  try {
    return (await listRefunds(order)).toReversed()
  } catch (error) {
    if (isAppError(error, 'payment.not_available')) return null
    throw error
  }
}
