import * as z from 'zod'
import { instant } from '../id.ts'

/**
 * The status of a payment's dispute. CLOSED: it ended without a decision, such as a bank's inquiry or a prevented
 * dispute.
 */
export const disputeStatus = z.enum(['NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED'])
export type DisputeStatus = z.infer<typeof disputeStatus>

/** What lists show about an order's disputes: the status of the latest. */
export const rowDisputeStatus = z.enum(['NONE', ...disputeStatus.options])

/**
 * The buyer's bank takes a payment back, or asks about it (F31). `reason` in Stripe's own word (`fraudulent`,
 * `product_not_received`).
 */
export const orderDispute = z.object({
  /** Stripe's own. */
  id: z.string(),
  status: disputeStatus,
  /** An inquiry: the bank took no money. */
  is_inquiry: z.boolean(),
  reason: z.string(),
  amount: z.int(),
  /** Until when Stripe accepts an answer. */
  due_at: instant.nullable(),
  opened_at: instant,
  closed_at: instant.nullable(),
})
export type OrderDispute = z.infer<typeof orderDispute>

/** Whether the bank keeps the money until it decides. Until then it cannot be refunded. */
export function holdsMoney({ status, is_inquiry }: OrderDispute): boolean {
  return !is_inquiry && (status === 'NEEDS_RESPONSE' || status === 'UNDER_REVIEW')
}

/** Whether Stripe refuses every further refund of the payment, because the bank has taken back at least a part of it. */
export function endsRefunds({ status }: OrderDispute): boolean {
  return status === 'LOST'
}
