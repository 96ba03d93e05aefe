import { fromStripeAmount } from '@foyer/contracts/money'
import type { OrderMomentKind } from '@foyer/contracts/order/order'
import type { DisputeStatus, OrderDispute } from '@foyer/contracts/order/order-dispute'
import { disputeNoticeDue } from '@foyer/contracts/order/order-messages'
import { withMoment } from '../order-state/order-states.ts'
import { type OrderWrite, writeOrder } from '../order-state/write-order.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import type { StripeDispute } from '../stripe/stripe.ts'
import { toSend, untilWritten } from '../table/write.ts'
import { asSystem, type Context, nowInstant } from '../verb.ts'
import { endedWhereLost, refundsWithDispute } from './lost-dispute.ts'
import { newWatch } from './payment-watch.ts'
import { refundableAmount } from './request-refund.ts'
import { withRefunds } from './settle-refund.ts'

/**
 * Books what Stripe says about a dispute of an order's payment (F31): its state for the organizer, a lost one as a refund
 * by the bank, and the end of the tickets if the settings say so. Asks Stripe after reading the order, so an older answer
 * never replaces a newer one.
 */
export async function settleDispute(
  ctx: Context,
  short_id: string,
  ask: () => Promise<StripeDispute>,
): Promise<void> {
  await untilWritten(async () => {
    const order = await readOrder(short_id)
    const dispute = await ask()
    if (dispute.payment_intent !== order.payment_intent_id) return 'done'
    const known = order.disputes?.find(({ id }) => id === dispute.id)
    const told = toDispute(order, dispute)
    const isOver = told.status === 'WON' || told.status === 'LOST' || told.status === 'CLOSED'
    const now: OrderDispute = {
      ...told,
      is_inquiry: told.is_inquiry || (known?.is_inquiry === true && told.status === 'CLOSED'),
      closed_at: isOver ? (known?.closed_at ?? nowInstant(ctx)) : null,
    }
    if (known && isSame(known, now)) return 'done'
    return writeOrder(await disputedOrder(asSystem(ctx), order, known, now))
  })
}

function isSame(known: OrderDispute, now: OrderDispute): boolean {
  return known.status === now.status && known.amount === now.amount && known.due_at === now.due_at
}

/** The write that books a dispute's current state. `known` is its previous one. */
async function disputedOrder(
  ctx: Context,
  before: OrderItem,
  known: OrderDispute | undefined,
  now: OrderDispute,
): Promise<OrderWrite> {
  const isNews = known?.status !== now.status
  const others = (before.disputes ?? []).filter(({ id }) => id !== now.id)
  const listed = { ...before, disputes: [...others, now] }
  const told = isNews ? withMoment(ctx, listed, momentOf[now.status]) : listed
  const after = withRefunds(told, refundsWithDispute(ctx, told, now))
  const { short_id: order_short_id } = before
  const notice = { order_short_id, stripe_dispute_id: now.id, status: now.status }
  const messages = isNews && now.status !== 'UNDER_REVIEW' ? [toSend(disputeNoticeDue, notice)] : []
  // Money that is owed to the buyer, and that the bank has given back, still has to go to them (F1).
  const isOwed = before.status === 'EXPIRED' && refundableAmount(after) > 0
  const watch = isOwed ? newWatch(ctx, order_short_id) : undefined
  const write = { before, after, messages, watch }
  return now.status === 'LOST' ? endedWhereLost(ctx, write) : write
}

const momentOf: Record<DisputeStatus, OrderMomentKind> = {
  NEEDS_RESPONSE: 'DISPUTE_OPENED',
  UNDER_REVIEW: 'DISPUTE_ANSWERED',
  WON: 'DISPUTE_WON',
  LOST: 'DISPUTE_LOST',
  CLOSED: 'DISPUTE_CLOSED',
}

/** Stripe's dispute as an order keeps it. One in another currency than the order's counts as the whole order. */
export function toDispute(order: OrderItem, dispute: StripeDispute): OrderDispute {
  const { id, status, reason, created, evidence_details } = dispute
  const isSameCurrency = dispute.currency === order.currency.toLowerCase()
  const due = evidence_details.due_by
  return {
    id,
    status: statuses[status] ?? 'UNDER_REVIEW',
    is_inquiry: status.startsWith('warning'),
    reason,
    amount: isSameCurrency ? fromStripeAmount(dispute.amount, order.currency) : order.total,
    due_at: due === null ? null : instantOf(due),
    opened_at: instantOf(created),
    closed_at: null,
  }
}

/** Any other status of Stripe's is a stage of an undecided dispute. */
const statuses: Partial<Record<string, DisputeStatus>> = {
  needs_response: 'NEEDS_RESPONSE',
  warning_needs_response: 'NEEDS_RESPONSE',
  appeal_needs_response: 'NEEDS_RESPONSE',
  won: 'WON',
  lost: 'LOST',
  warning_closed: 'CLOSED',
  prevented: 'CLOSED',
}

function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
