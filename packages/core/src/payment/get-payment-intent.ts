import type { EndpointAnswer, ParsedInput } from '@foyer/contracts/endpoint'
import type { PaymentOutcome } from '@foyer/contracts/payment/payment'
import type { getPaymentIntent as endpoint } from '@foyer/contracts/payment/payment-endpoints'
import type { Context } from '../context.ts'
import { toPublicOrder } from '../order/to-public-order.ts'
import { settleByStripe } from '../settlement/check-payment.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrder } from '../store/order/read-order.ts'
import { rememberedIntent, takePaymentQuestion } from './remembered-intent.ts'

/**
 * How an order's payment stands. While no webhook has told, Stripe is asked and the order settled by its answer:
 * a return address is never proof of payment (F4). Errors: order.not_found, request.too_many.
 */
export async function getPaymentIntent(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<EndpointAnswer<typeof endpoint>['data']> {
  const order = await readOrder(params.order_short_id)
  takePaymentQuestion(ctx, order)
  const settled = await settleByStripe(ctx, order, () => rememberedIntent(ctx, order))
  return { outcome: outcomeOf(settled), order: await toPublicOrder(ctx, settled) }
}

function outcomeOf(order: OrderItem): PaymentOutcome {
  if (order.status === 'COMPLETED') return 'SUCCEEDED'
  if (order.payment_status === 'PROCESSING') return 'PROCESSING'
  return order.payment_status === 'PAYMENT_FAILED' ? 'FAILED' : 'UNCONFIRMED'
}
