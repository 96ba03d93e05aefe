import type { Context } from '../context.ts'
import type { OrderItem } from '../order/order-entity.ts'
import { readOrder } from '../order/read-order.ts'
import { retrieveIntent } from './payment-intent.ts'
import { settlePayment } from './settle-payment.ts'

/** Asks Stripe how an order's payment stands and settles the order by the answer; nothing to ask: nothing changes. */
export async function checkPayment(ctx: Context, short_id: string): Promise<void> {
  await settleByStripe(ctx, await readOrder(short_id))
}

/** The order as it stands once Stripe was asked about its open payment. */
export async function settleByStripe(ctx: Context, order: OrderItem): Promise<OrderItem> {
  const isOpen = order.payment_intent_id !== null && order.payment_status !== 'PAYMENT_RECEIVED'
  return isOpen ? settlePayment(ctx, order.short_id, await retrieveIntent(order)) : order
}
