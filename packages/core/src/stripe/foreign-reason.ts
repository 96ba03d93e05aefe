import { toStripeAmount } from '@foyer/contracts/money'
import type { OrderItem } from '../store/order/order-entity.ts'
import type { ForeignReason } from '../store/payment/foreign-payment-entity.ts'
import type { StripePaymentIntent } from './stripe.ts'

/** Switched off by the tests' negative controls only: without it, a payment is for the order that its metadata names. */
export const foreignPaymentGuard = { isOn: true }

/**
 * Why a payment intent, seen on a Stripe account, is not the payment that the order began; null where it is (F24). Its
 * amount matters once money has come or is under way.
 */
export function foreignReason(
  order: OrderItem,
  intent: StripePaymentIntent,
  stripe_account_id = order.stripe_account_id,
): ForeignReason | null {
  if (!foreignPaymentGuard.isOn) return null
  if (stripe_account_id !== order.stripe_account_id) return 'ACCOUNT'
  if (intent.id !== order.payment_intent_id) return 'ATTEMPT'
  if (!movesMoney(intent)) return null
  if (intent.currency !== order.currency.toLowerCase()) return 'CURRENCY'
  const paid = intent.status === 'succeeded' ? intent.amount_received : intent.amount
  return paid === toStripeAmount(order.total, order.currency) ? null : 'AMOUNT'
}

/** Whether a payment has moved money or is about to; any other that is not its order's is not worth a record. */
export function movesMoney({ status }: { status: StripePaymentIntent['status'] }): boolean {
  return status === 'succeeded' || status === 'processing'
}
