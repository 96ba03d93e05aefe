import type { Context } from '../context.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrder } from '../store/order/read-order.ts'
import { retrieveIntent } from '../stripe/payment-intent.ts'
import type { StripePaymentIntent } from '../stripe/stripe.ts'
import { settlePayment } from './settle-payment.ts'

/** Asks Stripe how an order's payment stands and settles the order by the answer; nothing to ask: nothing changes. */
export async function checkPayment(ctx: Context, short_id: string): Promise<void> {
  const order = await readOrder(short_id)
  await settleByStripe(ctx, order, () => retrieveIntent(order))
}

/** The order as it stands once Stripe was asked about its open payment. */
export async function settleByStripe(
  ctx: Context,
  order: OrderItem,
  ask: () => Promise<StripePaymentIntent>,
): Promise<OrderItem> {
  const isOpen = order.payment_intent_id !== null && order.payment_status !== 'PAYMENT_RECEIVED'
  return isOpen ? settlePayment(ctx, order.short_id, await ask()) : order
}
