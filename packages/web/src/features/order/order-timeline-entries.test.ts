import type { Order } from '@foyer/contracts/order/order'
import { describe, expect, it } from 'vitest'
import { timelineOf } from './order-timeline-entries.ts'

const day = (number: number) => `2026-05-0${number}T10:00:00.000Z`

const paid = {
  source: 'ONLINE',
  payment_provider: 'STRIPE',
  payment_status: 'PAYMENT_RECEIVED',
  total: 4900,
  created_at: day(1),
  completed_at: day(2),
  cancelled_at: null,
  history: [],
  refunds: [],
  emails: [],
} as unknown as Order

const words = (order: Order) => timelineOf(order).map(({ text, amount }) => [text.message, amount])

describe('timelineOf', () => {
  it('lists a sale from its latest moment to its first', () => {
    const history: Order['history'] = [{ kind: 'DETAILS_GIVEN', at: day(1), by: null }]
    expect(words({ ...paid, history })).toEqual([
      ['Order completed', undefined],
      ['Paid by card', 4900],
      ['Buyer entered their details', undefined],
      ['Tickets reserved', undefined],
    ])
  })

  it('shows when a refund began and how it ended, and nothing twice', () => {
    const refund = { amount: 900, created_at: day(3), settled_at: day(4) } as Order['refunds'][number]
    const settled = { ...paid, refunds: [{ ...refund, status: 'SUCCEEDED' as const }], cancelled_at: day(5) }
    expect(words(settled).slice(0, 3)).toEqual([
      ['Order cancelled', undefined],
      ['Refunded', 900],
      ['Refund started', 900],
    ])
    const pending = { ...paid, refunds: [{ ...refund, status: 'PENDING' as const, settled_at: null }] }
    expect(words(pending)[0]).toEqual(['Refund started', 900])
    expect(words(pending)).toHaveLength(4)
  })

  it('shows no reservation for an order that was created by hand, and shows who marked an order as paid', () => {
    expect(words({ ...paid, source: 'MANUAL' })).toEqual([['Order created manually', undefined]])
    const marked: Order = {
      ...paid,
      payment_provider: 'OFFLINE',
      history: [{ kind: 'MARKED_AS_PAID', at: day(2), by: 'Olga Organizer' }],
    }
    expect(timelineOf(marked).find(({ by }) => by)).toMatchObject({ by: 'Olga Organizer', tone: 'good' })
    expect(words(marked).flat()).not.toContain('Paid by card')
  })

  it('shows a lost dispute and the amount that the bank took, once', () => {
    const taken = { amount: 4900, status: 'SUCCEEDED', reason: 'DISPUTE', created_at: day(4) }
    const lost = {
      ...paid,
      history: [
        { kind: 'DISPUTE_OPENED', at: day(3), by: null },
        { kind: 'DISPUTE_LOST', at: day(4), by: null },
      ],
      refunds: [taken],
    } as unknown as Order
    expect(words(lost).slice(0, 3)).toEqual([
      ['Taken back by the bank', 4900],
      ['Dispute lost', undefined],
      ['Payment disputed by the buyer’s bank', undefined],
    ])
  })
})
