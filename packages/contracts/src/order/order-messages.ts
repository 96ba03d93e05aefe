import * as z from 'zod'
import { id, linkId } from '../id.ts'
import { message } from '../message.ts'

const orderPayload = z.object({ order_short_id: linkId })

/** The hold lapses at the message's `deliver_at`. */
export const orderExpiryDue = message({
  name: 'orderExpiryDue',
  queue: 'order-expiry',
  payload: orderPayload,
})

export const orderConfirmationDue = message({
  name: 'orderConfirmationDue',
  queue: 'email',
  payload: orderPayload,
})

export const paymentFailedNoticeDue = message({
  name: 'paymentFailedNoticeDue',
  queue: 'email',
  payload: orderPayload,
})

export const orderCancelledNoticeDue = message({
  name: 'orderCancelledNoticeDue',
  queue: 'email',
  payload: orderPayload,
})

/** Money went back: part, all, or because the tickets were gone when the payment came (F1). */
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

/** The order was completed or cancelled: its attendees follow. */
export const orderAttendeesChanged = message({
  name: 'orderAttendeesChanged',
  queue: 'attendee',
  payload: orderPayload,
})

/**
 * What an order's change adds to its event's statistics, and to the length of its lists; amounts in minor units, negative
 * when undone.
 */
export const orderCounted = message({
  name: 'orderCounted',
  queue: 'statistics',
  payload: z.object({
    event_id: id('event'),
    /** The UTC day on whose sums it falls; null: only the lists change. */
    date: z.iso.date().nullable(),
    orders: z.int(),
    tickets: z.int(),
    gross: z.int(),
    tax: z.int(),
    fee: z.int(),
    refunded: z.int(),
    orders_listed: z.int(),
    attendees_listed: z.int(),
  }),
})
