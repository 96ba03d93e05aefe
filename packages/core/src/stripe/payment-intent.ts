import { createHash } from 'node:crypto'
import { toStripeAmount } from '@foyer/contracts/money'
import { config } from '../config.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import type { ForeignReason } from '../store/payment/foreign-payment-entity.ts'
import { AppError, isAppError } from '../verb.ts'
import {
  askStripe,
  refusalOf,
  type StripeDispute,
  type StripePaymentIntent,
  type StripeRefund,
} from './stripe.ts'

/**
 * An order's charges are on its organizer's connected account. An order of a test event has none: every call about an order passes here or
 * `paymentOf` (docs/decisions/0146).
 */
function onAccountOf(order: OrderItem) {
  if (order.is_test || !order.stripe_account_id) throw new AppError('payment.not_available')
  return { stripeAccount: order.stripe_account_id }
}

/**
 * Creates the order's payment intent. An attempt always gets the same one, even from a process that died before storing
 * it (F8), until Stripe forgets the key after a day. The platform's fee is `APPLICATION_FEE_BASIS_POINTS` of the total.
 * Error: payment.amount_refused, below the minimum of the account's own currency.
 */
export async function createIntent(order: OrderItem): Promise<StripePaymentIntent> {
  const amount = toStripeAmount(order.total, order.currency)
  const fee = Math.floor((amount * config().APPLICATION_FEE_BASIS_POINTS) / 10_000)
  const intent = {
    amount,
    currency: order.currency.toLowerCase(),
    automatic_payment_methods: { enabled: true },
    ...(fee > 0 ? { application_fee_amount: fee } : {}),
    description: order.reference,
    metadata: { foyer_order: order.short_id, foyer_event: order.event_id },
  }
  const once = { ...onAccountOf(order), idempotencyKey: attemptKey(order) }
  try {
    return await askStripe((client) => client.paymentIntents.create(intent, once))
  } catch (cause) {
    if (!amountRefusals.has(refusalOf(cause) ?? '')) throw cause
    throw new AppError('payment.amount_refused', { cause })
  }
}

/** Stripe's codes for an amount that it does not charge on this account, such as too little of its own currency. */
const amountRefusals = new Set([
  'amount_too_small',
  'amount_too_large',
  'parameter_invalid_integer',
  'invalid_charge_amount',
])

/** Hashed, because Stripe's errors contain the key and are logged, while an order's id is its secret link. */
function attemptKey({ short_id, payment_attempt }: OrderItem): string {
  return `order/${createHash('sha256').update(short_id).digest('base64url')}/${payment_attempt}`
}

/** The order's payment intent, as Stripe has it now. */
export async function retrieveIntent(order: OrderItem): Promise<StripePaymentIntent> {
  const { payment_intent_id: id } = order
  if (id === null) throw new AppError('payment.not_available')
  return askStripe((client) => client.paymentIntents.retrieve(id, {}, onAccountOf(order)))
}

/** An intent after an attempt to cancel it. */
type ClosedIntent = StripePaymentIntent | { status: 'canceled' }

/**
 * Cancels the order's payment intent, so that it can no longer be paid. Returns its status: `canceled`, or `succeeded` or
 * `processing` if the payment was faster (F2). On an account that disconnected Foyer it cannot be paid anymore, which
 * counts as cancelled.
 */
export async function cancelIntent(order: OrderItem): Promise<ClosedIntent> {
  try {
    const intent = await retrieveIntent(order)
    if (isSettled(intent)) return intent
    return await askStripe((client) => client.paymentIntents.cancel(intent.id, {}, onAccountOf(order)))
  } catch (error) {
    if (isAppError(error, 'payment.not_available')) return { status: 'canceled' }
    const now = await retrieveIntent(order)
    if (isSettled(now)) return now
    throw error
  }
}

/** True if the payment was faster than the cancellation. A payment of another amount is not this order's (F24). */
export function wasFaster(order: OrderItem, intent: ClosedIntent): intent is StripePaymentIntent {
  return 'id' in intent && movesMoney(intent) && foreignReason(order, intent) === null
}

function isSettled({ status }: StripePaymentIntent): boolean {
  return movesMoney({ status }) || status === 'canceled'
}

/** All refunds of an order's payment at Stripe, from Foyer and from the dashboard, newest first. */
export async function listRefunds(order: OrderItem): Promise<StripeRefund[]> {
  const { intent, options } = paymentOf(order)
  return askStripe((client) =>
    client.refunds.list({ payment_intent: intent, limit: 100 }, options).autoPagingToArray({ limit: 1000 }),
  )
}

/** All disputes of an order's payment, newest first. */
export async function listDisputes(order: OrderItem): Promise<StripeDispute[]> {
  const { intent, options } = paymentOf(order)
  return askStripe((client) =>
    client.disputes.list({ payment_intent: intent, limit: 100 }, options).autoPagingToArray({ limit: 1000 }),
  )
}

/** A dispute of an order's payment, as it is now. */
export async function retrieveDispute(order: OrderItem, id: string): Promise<StripeDispute> {
  const { options } = paymentOf(order)
  return askStripe((client) => client.disputes.retrieve(id, {}, options))
}

/** The names of an order's payment at Stripe. */
export function paymentOf({ payment_intent_id: intent, stripe_account_id, is_test }: OrderItem) {
  if (is_test || intent === null || stripe_account_id === null)
    throw new Error('A refund of an order without payment.')
  return { intent, options: { stripeAccount: stripe_account_id } }
}

/**
 * Why a payment intent on a Stripe account is not the order's own payment, null if it is (F24). The amount only matters
 * once money has moved or is about to.
 */
export function foreignReason(
  order: OrderItem,
  intent: StripePaymentIntent,
  stripe_account_id = order.stripe_account_id,
): ForeignReason | null {
  if (stripe_account_id !== order.stripe_account_id) return 'ACCOUNT'
  if (intent.id !== order.payment_intent_id) return 'ATTEMPT'
  if (!movesMoney(intent)) return null
  if (intent.currency !== order.currency.toLowerCase()) return 'CURRENCY'
  const paid = intent.status === 'succeeded' ? intent.amount_received : intent.amount
  return paid === toStripeAmount(order.total, order.currency) ? null : 'AMOUNT'
}

/** Whether a payment has moved money or is about to. Others that belong to no order need no record. */
export function movesMoney({ status }: { status: StripePaymentIntent['status'] }): boolean {
  return status === 'succeeded' || status === 'processing'
}
