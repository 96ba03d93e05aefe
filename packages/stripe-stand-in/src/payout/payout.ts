import type { Stripe } from 'stripe'
import { invalidRequest } from '../api/api-error.ts'
import { bookMovement } from '../balance/balance-transaction.ts'
import { emitEvent } from '../event/emit-event.ts'
import { newId, nowSeconds, type Scope } from '../stand-in.ts'

export interface PayoutWish {
  currency?: string
  /** Of a payout that the owner asks for; Stripe does not say what such a payout holds. */
  amount?: number
  automatic?: boolean
}

/** Pays to the bank what the account's balance has, and says what that holds; or what its owner asks for. */
export function payOut(
  scope: Scope,
  { currency = 'eur', amount: asked, automatic = true }: PayoutWish,
): Stripe.Payout {
  const { store } = scope.standIn
  const held = store
    .all('balance_transaction', { currency })
    .filter(({ account, record }) => account === scope.account && record.payout === null)
    .map(({ record }) => record)
  const amount = asked ?? held.reduce((sum, { net }) => sum + net, 0)
  if (amount <= 0) throw invalidRequest('You have insufficient funds in your Stripe account.')
  const id = newId('po')
  if (automatic)
    for (const record of held) store.put('balance_transaction', scope.account, { ...record, payout: id })
  const own = bookMovement(scope, {
    ...{ amount: -amount, currency, source: id, type: 'payout', reporting_category: 'payout' },
    description: automatic ? 'STRIPE PAYOUT' : 'Payout by hand',
    ...(automatic ? { payout: id } : {}),
  })
  const payout: Stripe.Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: Math.floor(nowSeconds() / 86_400 + 2) * 86_400,
    automatic,
    balance_transaction: own.id,
    created: nowSeconds(),
    currency,
    description: own.description,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: automatic ? 'completed' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  }
  store.put('payout', scope.account, payout)
  emitEvent(scope, 'payout.created', { ...payout, status: 'in_transit' })
  emitEvent(scope, 'payout.paid', payout)
  if (automatic) emitEvent(scope, 'payout.reconciliation_completed', payout)
  return payout
}

/** The bank refuses a payout days later: the money is in the balance again. */
export function failPayout(scope: Scope, payout: Stripe.Payout): Stripe.Payout {
  if (payout.status === 'failed') return payout
  const back = bookMovement(scope, {
    ...{ amount: payout.amount, currency: payout.currency, source: payout.id },
    ...{ type: 'payout_failure', reporting_category: 'payout_reversal', description: 'Payout failure' },
  })
  const failed: Stripe.Payout = {
    ...payout,
    status: 'failed',
    failure_balance_transaction: back.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  }
  scope.standIn.store.put('payout', scope.account, failed)
  emitEvent(scope, 'payout.failed', failed)
  return failed
}
