import { expect, it } from 'vitest'
import { displayStatus } from './order-status.ts'

const open = { status: 'RESERVED', payment_status: 'NO_PAYMENT_REQUIRED', refund_status: 'NONE' } as const

// Specification: 3.order-fields 4.order-in-progress 4.order-awaiting-payment 4.order-processing
// Specification: 4.order-completed 4.order-cancelled 4.order-refund-pending 4.order-partially-refunded
// Specification: 4.order-refunded 4.order-refund-failed 4.order-payment-failed 4.order-expires
it.each([
  ['IN_PROGRESS', {}],
  ['AWAITING_PAYMENT', { payment_status: 'AWAITING_PAYMENT' }],
  ['PROCESSING', { payment_status: 'PROCESSING' }],
  // Paid, and about to be completed.
  ['PROCESSING', { payment_status: 'PAYMENT_RECEIVED' }],
  ['PAYMENT_FAILED', { payment_status: 'PAYMENT_FAILED' }],
  ['COMPLETED', { status: 'COMPLETED' }],
  ['COMPLETED', { status: 'COMPLETED', payment_status: 'PAYMENT_RECEIVED' }],
  ['CANCELLED', { status: 'CANCELLED' }],
  ['EXPIRED', { status: 'EXPIRED', payment_status: 'PAYMENT_FAILED' }],
  ['REFUND_PENDING', { status: 'COMPLETED', refund_status: 'REFUND_PENDING' }],
  ['PARTIALLY_REFUNDED', { status: 'COMPLETED', refund_status: 'PARTIALLY_REFUNDED' }],
  ['REFUNDED', { status: 'CANCELLED', refund_status: 'REFUNDED' }],
  ['REFUND_FAILED', { status: 'COMPLETED', refund_status: 'REFUND_FAILED' }],
] as const)('an order is shown as %s when it is %o', (shown, states) => {
  expect(displayStatus({ ...open, ...states })).toBe(shown)
})
