import * as z from 'zod'
import { instant } from '../id.ts'

/**
 * How a dispute of a payment stands. CLOSED: it ended without a decision, such as an inquiry of the bank or a dispute that
 * was prevented.
 */
export const disputeStatus = z.enum(['NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED'])
export type DisputeStatus = z.infer<typeof disputeStatus>

/** What lists say of an order's disputes: how the latest stands. */
export const rowDisputeStatus = z.enum(['NONE', ...disputeStatus.options])

/**
 * The buyer's bank wants a payment back, or asks about it (F31). `amount` in minor units of the order's currency; `reason` in
 * Stripe's own word (`fraudulent`, `product_not_received`).
 */
export const orderDispute = z.object({
  /** Stripe's own. */
  id: z.string(),
  status: disputeStatus,
  /** The bank only asks: no money was taken. */
  is_inquiry: z.boolean(),
  reason: z.string(),
  amount: z.int(),
  /** Until when Stripe takes an answer. */
  due_at: instant.nullable(),
  opened_at: instant,
  closed_at: instant.nullable(),
})
export type OrderDispute = z.infer<typeof orderDispute>

/** Whether the bank keeps the money until it has decided; it can't be refunded meanwhile. */
export function holdsMoney({ status, is_inquiry }: OrderDispute): boolean {
  return !is_inquiry && (status === 'NEEDS_RESPONSE' || status === 'UNDER_REVIEW')
}
