import { fromStripeAmount } from '@foyer/contracts/money'
import type { DisputeStatus, OrderDispute } from '@foyer/contracts/order/order-dispute'
import type { OrderItem } from '../store/order/order-entity.ts'
import type { StripeDispute } from '../stripe/stripe.ts'

/** Stripe's dispute as an order keeps it. One in another currency than the order's is taken for all of the order. */
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

/** Whatever else Stripe may say is a stage of a dispute that is not decided. */
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
