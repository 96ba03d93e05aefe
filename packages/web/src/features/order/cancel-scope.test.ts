import type { OrderRow } from '@foyer/contracts/order/order'
import { describe, expect, it } from 'vitest'
import { cancelScope, isPaidByCard } from './cancel-scope.ts'

const row = (given: Partial<OrderRow> = {}): OrderRow => ({
  ...{ short_id: '2'.repeat(27), reference: 'O-2222222', status: 'COMPLETED', display_status: 'COMPLETED' },
  ...{ first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', affiliate_code: null },
  ...{ total: 2400, refunded_total: 0, currency: 'EUR', ticket_count: 2, source: 'ONLINE' },
  ...{ payment_provider: 'STRIPE', created_at: '2026-11-27T09:00:00.000Z', completed_at: null },
  ...given,
})

describe('what cancelling chosen orders concerns', () => {
  it('counts completed orders, their tickets and what is left of their money', () => {
    const chosen = [
      row(),
      row({ refunded_total: 400, ticket_count: 1 }),
      row({ payment_provider: 'OFFLINE' }),
      row({ payment_provider: null, total: 0 }),
      row({ source: 'MANUAL' }),
      row({ status: 'CANCELLED' }),
      row({ status: 'RESERVED', display_status: 'AWAITING_PAYMENT' }),
    ]
    expect(cancelScope(chosen)).toMatchObject({ leftOut: 2, tickets: 9, paidByCard: 2, refund: 4400 })
    expect(cancelScope(chosen).orders).toEqual(chosen.slice(0, 5))
  })

  it('asks for the money of an order with a dispute too, so that it is not cancelled without it', () => {
    expect(isPaidByCard(row({ dispute_status: 'NEEDS_RESPONSE' }))).toBe(true)
    expect(isPaidByCard(row({ display_status: 'REFUND_PENDING' }))).toBe(true)
    expect(isPaidByCard(row({ display_status: 'REFUNDED', refunded_total: 2400 }))).toBe(false)
  })
})
