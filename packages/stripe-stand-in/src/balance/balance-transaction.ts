import type { Stripe } from 'stripe'
import { newId, nowSeconds, PLATFORM_APPLICATION, type Scope } from '../stand-in.ts'
import type { StoredBalanceTransaction } from '../store/stored-record.ts'

type FeeDetail = Stripe.BalanceTransaction.FeeDetail

interface Movement
  extends Pick<
    Stripe.BalanceTransaction,
    'amount' | 'currency' | 'type' | 'reporting_category' | 'description'
  > {
  source: string
  fees?: FeeDetail[]
  /** The payout that it is the movement of. */
  payout?: string
}

/** What moves an account's balance, with what Stripe and the platform keep of it. */
export function bookMovement(
  scope: Scope,
  { fees = [], payout, ...movement }: Movement,
): Stripe.BalanceTransaction {
  const fee = fees.reduce((sum, { amount }) => sum + amount, 0)
  const booked: StoredBalanceTransaction = {
    ...movement,
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: nowSeconds(),
    balance_type: 'payments',
    created: nowSeconds(),
    exchange_rate: null,
    fee,
    fee_details: fees.filter(({ amount }) => amount !== 0),
    net: movement.amount - fee,
    status: 'available',
    payout: payout ?? null,
  }
  scope.standIn.store.put('balance_transaction', scope.account, booked)
  return shownMovement(booked)
}

/** As Stripe shows it: which payout holds it is asked by a filter. */
export function shownMovement({ payout: _, ...shown }: StoredBalanceTransaction): Stripe.BalanceTransaction {
  return shown
}

export function feeOf(
  type: 'application_fee' | 'stripe_fee',
  amount: number,
  { currency, description }: { currency: string; description: string },
): FeeDetail {
  const application = type === 'application_fee' ? PLATFORM_APPLICATION : null
  return { amount, application, currency, description, type }
}

const ZERO_DECIMALS = [
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
]

/** What Stripe keeps of a card payment: 1.5 % and 25 cents, or 3.6 % where a currency has no cents. */
export function processingFee(amount: number, currency: string): number {
  return ZERO_DECIMALS.includes(currency) ? Math.round(amount * 0.036) : Math.round(amount * 0.015) + 25
}
