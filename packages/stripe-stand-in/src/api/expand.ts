import { shownMovement } from '../balance/balance-transaction.ts'
import type { Scope } from '../stand-in.ts'
import type { Kind, StoredBalanceTransaction } from '../store/stored-record.ts'
import { invalidRequest } from './api-error.ts'

type Fields = Record<string, unknown>

const EXPANDABLE: Record<string, Kind> = {
  application_fee: 'application_fee',
  balance_transaction: 'balance_transaction',
  charge: 'charge',
  failure_balance_transaction: 'balance_transaction',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
}

/** The answer with the asked-for ids replaced by their objects; `data.` goes into a list's entries. */
export function expandAnswer(scope: Scope, answer: object, paths: string[]): object {
  const expanded = structuredClone(answer) as Fields
  for (const path of paths) expandPath(scope, expanded, path.split('.'), path)
  return expanded
}

function expandPath(scope: Scope, target: Fields, [field = '', ...rest]: string[], whole: string): void {
  if (field === 'data' && Array.isArray(target.data)) {
    for (const entry of target.data as Fields[]) expandPath(scope, entry, rest, whole)
    return
  }
  if (field === 'refunds' && target.object === 'charge') target.refunds = refundsOf(scope, String(target.id))
  else if (typeof target[field] === 'string') target[field] = load(scope, field, String(target[field]), whole)
  else if (target[field] === undefined) {
    // A refund has this one only once it has failed.
    if (field === 'failure_balance_transaction') return
    throw notExpandable(whole)
  }
  const inner = target[field]
  if (rest.length > 0 && inner !== null) expandPath(scope, inner as Fields, rest, whole)
}

function load(scope: Scope, field: string, id: string, whole: string): object {
  const kind = EXPANDABLE[field]
  const found = kind && scope.standIn.store.find(kind, id)
  if (!found) throw notExpandable(whole)
  return kind === 'balance_transaction'
    ? shownMovement(found.record as StoredBalanceTransaction)
    : found.record
}

function refundsOf(scope: Scope, charge: string): object {
  const data = scope.standIn.store.page('refund', scope.account, { where: { charge }, limit: 100 })
  return { object: 'list', data, has_more: false, url: `/v1/charges/${charge}/refunds` }
}

function notExpandable(path: string): Error {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
}
