import { describe, expect, it } from 'vitest'
import { checkoutPlace } from './checkout-place.ts'

const held = {
  status: 'RESERVED',
  payment_status: 'NO_PAYMENT_REQUIRED',
  refund_status: 'NONE',
  email: '',
  total: 2400,
} as const
const named = { ...held, payment_status: 'AWAITING_PAYMENT', email: 'ada@example.com' } as const

describe('checkoutPlace', () => {
  // Specification: 2.route-checkout-details
  it('asks for the details before anything else', () => {
    for (const step of ['details', 'payment', 'payment_return', 'summary'] as const)
      expect(checkoutPlace(held, step)).toBe('details')
  })

  // Specification: 2.route-checkout-payment
  it('lets a buyer with details pay, or go back to the details', () => {
    expect(checkoutPlace(named, 'payment')).toBe('payment')
    expect(checkoutPlace(named, 'details')).toBe('details')
    expect(checkoutPlace(named, 'summary')).toBe('payment')
  })

  it('lets a declined buyer pay again', () => {
    expect(checkoutPlace({ ...named, payment_status: 'PAYMENT_FAILED' }, 'payment')).toBe('payment')
  })

  it('shows no form while a payment is under way', () => {
    const processing = { ...named, payment_status: 'PROCESSING' } as const
    expect(checkoutPlace(processing, 'payment')).toBe('summary')
    expect(checkoutPlace(processing, 'payment_return')).toBe('payment_return')
  })

  // Specification: 2.route-checkout-summary
  it('shows the summary of every settled order', () => {
    expect(checkoutPlace({ ...named, status: 'COMPLETED' }, 'details')).toBe('summary')
    expect(checkoutPlace({ ...named, status: 'CANCELLED' }, 'payment')).toBe('summary')
    expect(checkoutPlace({ ...named, status: 'EXPIRED', refund_status: 'REFUND_PENDING' }, 'payment')).toBe(
      'summary',
    )
  })

  it('says that an expired order is over, but checks the payment when a buyer returns from the bank', () => {
    expect(checkoutPlace({ ...held, status: 'EXPIRED' }, 'details')).toBe('ended')
    expect(checkoutPlace({ ...named, status: 'EXPIRED' }, 'payment_return')).toBe('payment_return')
  })
})
