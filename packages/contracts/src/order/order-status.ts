import * as z from 'zod'

/** The order's own state; moves forward only (docs/architecture.md#orders). */
export const orderStatus = z.enum(['RESERVED', 'COMPLETED', 'EXPIRED', 'CANCELLED'])
export type OrderStatus = z.infer<typeof orderStatus>

export const paymentStatus = z.enum([
  'NO_PAYMENT_REQUIRED',
  'AWAITING_PAYMENT',
  'PROCESSING',
  'PAYMENT_RECEIVED',
  'PAYMENT_FAILED',
])
export type PaymentStatus = z.infer<typeof paymentStatus>

export const refundStatus = z.enum([
  'NONE',
  'REFUND_PENDING',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'REFUND_FAILED',
])
export type RefundStatus = z.infer<typeof refundStatus>

/** Bought on the event page, created manually, or imported. */
export const orderSource = z.enum(['ONLINE', 'MANUAL', 'IMPORTED'])
export type OrderSource = z.infer<typeof orderSource>

/** How the order is (to be) paid; `OFFLINE`: outside Foyer, as the organizer says; `TEST`: as its buyer chooses, and no money moves. */
export const paymentProvider = z.enum(['STRIPE', 'OFFLINE', 'TEST'])
export type PaymentProvider = z.infer<typeof paymentProvider>

/** Whether an order is paid through Foyer, so that it can be refunded here; a test is refunded as a test. */
export function isPaidInFoyer(provider: PaymentProvider | null | undefined): boolean {
  return provider === 'STRIPE' || provider === 'TEST'
}

// Derived from the three above by `displayStatus`.
/** The one word for the state of an order (specification §4). */
export const orderDisplayStatus = z.enum([
  'IN_PROGRESS',
  'AWAITING_PAYMENT',
  'PROCESSING',
  'COMPLETED',
  'CANCELLED',
  'EXPIRED',
  'REFUND_PENDING',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'REFUND_FAILED',
  'PAYMENT_FAILED',
])
export type OrderDisplayStatus = z.infer<typeof orderDisplayStatus>

/**
 * The statuses of orders in the organizer's list: a hold without a buyer is not an order yet, and one that ended
 * unpaid is in no list.
 */
export const listedDisplayStatus = orderDisplayStatus.exclude(['IN_PROGRESS', 'EXPIRED'])

/** The statuses of a hold. */
export const heldDisplayStatus = orderDisplayStatus.extract([
  'IN_PROGRESS',
  'AWAITING_PAYMENT',
  'PROCESSING',
  'PAYMENT_FAILED',
])

/** One word for an order's three states (specification §4, Order). */
export function displayStatus(order: {
  status: OrderStatus
  payment_status: PaymentStatus
  refund_status: RefundStatus
}): OrderDisplayStatus {
  if (order.refund_status !== 'NONE') return order.refund_status
  if (order.status !== 'RESERVED') return order.status
  if (order.payment_status === 'NO_PAYMENT_REQUIRED') return 'IN_PROGRESS'
  return order.payment_status === 'PAYMENT_RECEIVED' ? 'PROCESSING' : order.payment_status
}
