import type { LedgerKind } from '@foyer/contracts/ledger/ledger'
import { type Currency, fromStripeAmount } from '@foyer/contracts/money'
import type { LedgerLineItem } from '../store/ledger/ledger-entity.ts'
import type { OrderItem, OrderRefund } from '../store/order/order-entity.ts'
import { leftOf, opposite, type Parts, partsOfOrder, takenFrom } from './split-parts.ts'
import type { Booked, StripeFacts } from './stripe-facts.ts'

/** A movement of an order's money, as a line of its account's ledger has it. */
export type Movement = Pick<LedgerLineItem, 'line_id' | 'kind' | 'at' | 'stripe'> & Parts

type Known = ReadonlyMap<string, Movement>

/**
 * Every movement of an order's money, by the order and by Stripe (docs/decisions/0136): only money that moved. `known` are the lines that the ledger
 * has: their moments and amounts stay, and only what Stripe had not booked is added.
 */
export function movementsOf(order: OrderItem, facts: StripeFacts | null, known: Known): Movement[] {
  if (order.payment_status !== 'PAYMENT_RECEIVED' || order.total === 0) return []
  // Their money is in the books of the system that sold them, and so are its fees and payouts.
  if (order.source === 'IMPORTED') return []
  const moved: Movement[] = []
  const add = (line_id: string, { kind, at, booked, parts, follows = 'sale' }: New) => {
    const { created: _created, ...stripe } = booked ?? { created: '' }
    const now = booked ? (stripe as Movement['stripe']) : null
    const before = known.get(line_id)
    moved.push(
      before
        ? { ...before, stripe: before.stripe ?? now }
        : {
            line_id,
            kind,
            at: after(moved, follows, at),
            stripe: now,
            ...parts(leftOf(withKnown(moved, known))),
          },
    )
  }
  add('sale', {
    kind: 'SALE',
    at: order.completed_at ?? facts?.paid_at ?? order.created_at,
    booked: facts?.charge ?? null,
    parts: () => partsOfOrder(order),
  })
  for (const refund of order.refunds) addRefund(refund, { facts, known, add })
  for (const booked of facts?.disputes ?? []) addDispute(order, booked, { moved, add })
  return moved
}

interface New {
  kind: LedgerKind
  at: string
  booked: Booked | null
  /** Of what is left of the order. */
  parts: (left: Parts) => Parts
  /** The line that it stands behind; its sale unless said otherwise. */
  follows?: string | undefined
}

/** Stripe counts in whole seconds: what follows from a line would seem to come before it. */
function after(moved: readonly Movement[], follows: string, at: string): string {
  const before = moved.find(({ line_id }) => line_id === follows)
  if (!before || at > before.at) return at
  return new Date(Date.parse(before.at) + 1).toISOString()
}

type Add = (line_id: string, line: New) => void

/** What has moved so far, and what the ledger has besides. */
function withKnown(moved: readonly Movement[], known: Known): Movement[] {
  const ids = new Set(moved.map(({ line_id }) => line_id))
  return [...moved, ...[...known.values()].filter(({ line_id }) => !ids.has(line_id))]
}

/** A refund, and its return where the bank did not take it. What a bank takes itself is a dispute. */
function addRefund(
  { id, amount, price, fee, tax, ...refund }: OrderRefund,
  { facts, known, add }: { facts: StripeFacts | null; known: Known; add: Add },
): void {
  if (refund.reason === 'DISPUTE' || refund.status === 'PENDING') return
  const { booked = null, failed = null } = facts?.refunds.get(refund.stripe_refund_id ?? '') ?? {}
  const line_id = `refund:${id}`
  const hasFailed = refund.status === 'FAILED'
  // One that Stripe refused at once moved nothing.
  if (hasFailed && failed === null && !known.has(line_id)) return
  const settled_at = refund.settled_at ?? refund.created_at
  const split = { price, fee, tax }
  add(line_id, {
    kind: 'REFUND',
    at: hasFailed ? (booked?.created ?? settled_at) : settled_at,
    booked,
    parts: (left) => takenFrom(left, amount, split),
  })
  if (!hasFailed) return
  add(`refund_failed:${id}`, {
    kind: 'REFUND_FAILED',
    at: settled_at,
    follows: line_id,
    booked: failed,
    parts: (left) => backTo(left, amount, split),
  })
}

function backTo(left: Parts, amount: number, split?: Pick<Parts, 'price' | 'fee' | 'tax'>): Parts {
  return opposite(takenFrom(left, amount, split))
}

/** What a buyer's bank took, or gave back: then the same as it took, where that is as much. */
function addDispute(
  order: OrderItem,
  booked: Booked,
  { moved, add }: { moved: readonly Movement[]; add: Add },
): void {
  const amount = amountIn(order, booked)
  const isTaken = booked.amount < 0
  const taken = moved.findLast(
    ({ kind, stripe, gross }) =>
      kind === 'DISPUTE' && stripe?.source_id === booked.source_id && gross === 0 - amount,
  )
  add(`dispute:${booked.transaction_id}`, {
    kind: isTaken ? 'DISPUTE' : 'DISPUTE_REVERSED',
    at: booked.created,
    follows: taken?.line_id,
    booked,
    parts: (left) => {
      if (isTaken) return takenFrom(left, amount)
      return taken ? opposite(taken) : backTo(left, amount)
    },
  })
}

/** In the order's currency. Where the account settles in another one, Stripe tells the order's amount on the dispute only. */
function amountIn(order: OrderItem, { amount, currency, source_id }: Booked): number {
  if (currency === order.currency) return fromStripeAmount(Math.abs(amount), currency as Currency)
  return order.disputes?.find(({ id }) => id === source_id)?.amount ?? order.total
}
