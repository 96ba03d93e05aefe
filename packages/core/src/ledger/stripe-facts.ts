import type { LedgerStripe } from '@foyer/contracts/ledger/ledger'
import type { OrderItem } from '../store/order/order-entity.ts'
import { paymentOf } from '../stripe/payment-intent.ts'
import {
  askStripe,
  type StripeBalanceTransaction,
  type StripeDispute,
  type StripeRefund,
} from '../stripe/stripe.ts'
import { isAppError } from '../verb.ts'

/** How Stripe booked something, without its payout. */
export type Booked = Omit<LedgerStripe, 'payout_id'> & { created: string }

/** What Stripe's balance says of an order's payment. Null where it has not booked something yet. */
export interface StripeFacts {
  /** When the money came. */
  paid_at: string | null
  charge: Booked | null
  refunds: Map<string, { booked: Booked | null; failed: Booked | null }>
  disputes: Booked[]
}

const most = 1000

/**
 * Asks Stripe how it booked an order's payment, its refunds and its disputes: one request where there are none of these. Null for an order that was
 * paid elsewhere, or on an account that has disconnected Foyer. Error: payment.unavailable.
 */
export async function askFacts(order: OrderItem): Promise<StripeFacts | null> {
  if (order.payment_provider !== 'STRIPE' || order.payment_intent_id === null) return null
  try {
    return await ask(order)
  } catch (error) {
    if (isAppError(error, 'payment.not_available')) return null
    throw error
  }
}

async function ask(order: OrderItem): Promise<StripeFacts> {
  const { intent: id, options } = paymentOf(order)
  const of = { payment_intent: id, limit: 100 }
  const expand = ['latest_charge.balance_transaction']
  const intent = await askStripe((client) => client.paymentIntents.retrieve(id, { expand }, options))
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  const failure = ['data.balance_transaction', 'data.failure_balance_transaction']
  const refunds: StripeRefund[] = order.refunds.some(({ stripe_refund_id }) => stripe_refund_id !== null)
    ? await askStripe((client) =>
        client.refunds.list({ ...of, expand: failure }, options).autoPagingToArray({ limit: most }),
      )
    : []
  const disputes: StripeDispute[] =
    charge?.disputed || order.disputes?.length
      ? await askStripe((client) => client.disputes.list(of, options).autoPagingToArray({ limit: most }))
      : []
  return {
    paid_at: charge ? instantOf(charge.created) : null,
    charge: bookedAs(charge?.balance_transaction, id, charge?.id),
    refunds: new Map(
      refunds.map(({ id: refund_id, balance_transaction, failure_balance_transaction }) => [
        refund_id,
        {
          booked: bookedAs(balance_transaction, id, refund_id),
          failed: bookedAs(failure_balance_transaction, id, refund_id),
        },
      ]),
    ),
    disputes: disputes.flatMap(({ id: dispute_id, balance_transactions }) =>
      balance_transactions.flatMap((one) => bookedAs(one, id, dispute_id) ?? []),
    ),
  }
}

type Expanded = StripeBalanceTransaction | string | null | undefined

/** How Stripe booked it; null if it has not. The platform's share is told apart from what Stripe keeps; a refund may give it back. */
export function bookedAs(
  booked: Expanded,
  payment_intent_id: string | null,
  source_id: string | undefined,
): Booked | null {
  if (!booked || typeof booked === 'string' || source_id === undefined) return null
  const { id: transaction_id, amount, net, fee, fee_details } = booked
  const platform_fee = fee_details
    .filter(({ type }) => type === 'application_fee')
    .reduce((sum, detail) => sum + detail.amount, 0)
  return {
    ...{ payment_intent_id, source_id, transaction_id },
    currency: booked.currency.toUpperCase(),
    ...{ amount, net, platform_fee, stripe_fee: fee - platform_fee },
    created: instantOf(booked.created),
  }
}

export function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
