import * as z from 'zod'
import { id, instant, linkId } from '../id.ts'
import { message } from '../message.ts'
import { disputeStatus } from './order-dispute.ts'

const orderPayload = z.object({ order_short_id: linkId })

/** The hold lapses at the message's `deliver_at`. */
export const orderExpiryDue = message({
  name: 'orderExpiryDue',
  queue: 'order-expiry',
  payload: orderPayload,
})

/** `is_counted`: the call that caused it has already counted it against the account's mail budget. */
export const orderConfirmationDue = message({
  name: 'orderConfirmationDue',
  queue: 'email',
  payload: orderPayload.extend({ is_counted: z.boolean().default(false) }),
})

/**
 * A payment did not go through at `failed_at`. A buyer who saw it be declined hears of it after ten minutes, in which most pay after
 * all; `was_processing`: it failed days later, so the buyer hears of it at once (F14).
 */
export const paymentFailedNoticeDue = message({
  name: 'paymentFailedNoticeDue',
  queue: 'email',
  payload: orderPayload.extend({
    failed_at: instant.optional(),
    was_processing: z.boolean().default(false),
  }),
})

/** `is_counted`: as in `orderConfirmationDue`. */
export const orderCancelledNoticeDue = message({
  name: 'orderCancelledNoticeDue',
  queue: 'email',
  payload: orderPayload.extend({ is_counted: z.boolean().default(false) }),
})

/** Money was refunded: a part, all of it, or because the tickets were gone when the payment came (F1). */
export const orderRefundedNoticeDue = message({
  name: 'orderRefundedNoticeDue',
  queue: 'email',
  payload: orderPayload.extend({ amount: z.int(), reason: z.enum(['REFUND', 'SOLD_OUT']) }),
})

/** The organizer is told that a payment came too late for its tickets and was refunded (F1). */
export const soldOutRefundNoticeDue = message({
  name: 'soldOutRefundNoticeDue',
  queue: 'email',
  payload: orderPayload,
})

/** The organizer is told that a buyer's bank disputes a payment, or has decided about it (F31). */
export const disputeNoticeDue = message({
  name: 'disputeNoticeDue',
  queue: 'email',
  payload: orderPayload.extend({ stripe_dispute_id: z.string(), status: disputeStatus }),
})

/** The order was completed or cancelled, or an address on it changed: its attendees follow, and what its addresses find. */
export const orderAttendeesChanged = message({
  name: 'orderAttendeesChanged',
  queue: 'attendee',
  payload: orderPayload,
})

/** What the order counts for in its event's statistics has changed. */
export const orderCountDue = message({
  name: 'orderCountDue',
  queue: 'statistics',
  payload: orderPayload.extend({ event_id: id('event') }),
})
