import type { OrderRow } from '@foyer/contracts/order/order'
import { displayStatus } from '@foyer/contracts/order/order-status'
import { type AnsweredRow, answeredRow } from '../question/question-entity.ts'
import type { FoundOrderRow, OrderItem } from './order-entity.ts'

/**
 * Whether the organizer's lists show an order: once it was completed or paid, and before that only while it awaits
 * payment. A payment that came too late stays listed forever, even if refunded (F31). Other holds, and orders that ended
 * unpaid, concern only the buyer (docs/decisions/0009).
 */
export function isListed({ status, payment_status, completed_at }: OrderItem): boolean {
  if (completed_at !== null || payment_status === 'PAYMENT_RECEIVED') return true
  return status === 'RESERVED' && payment_status !== 'NO_PAYMENT_REQUIRED'
}

/** The compact row of an order in lists. Undefined for an order that they do not show. */
export function orderRow(order: OrderItem): (OrderRow & AnsweredRow & FoundOrderRow) | undefined {
  if (!isListed(order)) return undefined
  return {
    short_id: order.short_id,
    reference: order.reference,
    status: order.status,
    display_status: displayStatus(order),
    first_name: order.first_name,
    last_name: order.last_name,
    email: order.email,
    total: order.total,
    refunded_total: order.refunded_total,
    currency: order.currency,
    created_at: order.created_at,
    ...(order.updated_at && { updated_at: order.updated_at }),
    completed_at: order.completed_at ?? null,
    affiliate_code: order.affiliate_code ?? null,
    ticket_count: order.slots.length,
    source: order.source,
    payment_provider: order.payment_provider,
    dispute_status: order.disputes?.at(-1)?.status ?? 'NONE',
    ticket_ids: [...new Set(order.slots.map(({ ticket_id }) => ticket_id))],
    ...answeredRow(order.answers),
  }
}

/** The tickets of an order that count: those that were not cancelled on their own. */
export function activeSlots({ slots }: Pick<OrderItem, 'slots'>): OrderItem['slots'] {
  return slots.filter(({ is_cancelled }) => !is_cancelled)
}
