import type { Stripe } from 'stripe'
import { newId, nowSeconds, PLATFORM_ACCOUNT, PLATFORM_APPLICATION, type Scope } from '../stand-in.ts'

/** The platform's share of a connected account's charge; it belongs to the platform. */
export function newApplicationFee(scope: Scope, charge: Stripe.Charge): Stripe.ApplicationFee {
  const id = newId('fee')
  const fee: Stripe.ApplicationFee = {
    id,
    object: 'application_fee',
    account: scope.account,
    amount: charge.application_fee_amount ?? 0,
    amount_refunded: 0,
    application: PLATFORM_APPLICATION,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    fee_source: { type: 'charge', charge: charge.id },
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${id}/refunds` },
  }
  scope.standIn.store.put('application_fee', PLATFORM_ACCOUNT, fee)
  return fee
}

/** Returns the share of the fee that belongs to a refund: in proportion, and the rest of it with the last refund. Answers how much. */
export function refundApplicationFee(scope: Scope, charge: Stripe.Charge, refundedInAll: number): number {
  const fee = scope.standIn.store.get('application_fee', PLATFORM_ACCOUNT, String(charge.application_fee))
  if (!fee) return 0
  const inAll = Math.round((fee.amount * refundedInAll) / charge.amount)
  const amount = Math.max(0, inAll - fee.amount_refunded)
  if (amount === 0) return 0
  const part: Stripe.FeeRefund = {
    id: newId('fr'),
    object: 'fee_refund',
    amount,
    balance_transaction: newId('txn'),
    created: nowSeconds(),
    currency: fee.currency,
    fee: fee.id,
    metadata: {},
  }
  const refunded = fee.amount_refunded + amount
  scope.standIn.store.put('application_fee', PLATFORM_ACCOUNT, {
    ...fee,
    amount_refunded: refunded,
    refunded: refunded === fee.amount,
    refunds: { ...fee.refunds, data: [part, ...fee.refunds.data] },
  })
  return amount
}
