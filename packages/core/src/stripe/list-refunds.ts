import type { OrderItem } from '../store/order/order-entity.ts'
import { askStripe, type StripeRefund } from './stripe.ts'

/** All refunds of an order's payment that Stripe knows, ours and the dashboard's, newest first. Errors: those of `askStripe`. */
export async function listRefunds(order: OrderItem): Promise<StripeRefund[]> {
  const { intent, options } = paymentOf(order)
  return askStripe((client) =>
    client.refunds.list({ payment_intent: intent, limit: 100 }, options).autoPagingToArray({ limit: 1000 }),
  )
}

/** What names an order's payment at Stripe. */
export function paymentOf({ payment_intent_id: intent, stripe_account_id }: OrderItem) {
  if (intent === null || stripe_account_id === null) throw new Error('A refund of an order without payment.')
  return { intent, options: { stripeAccount: stripe_account_id } }
}
