import type { Books, LedgerSum } from '@foyer/contracts/ledger/ledger'
import { describe, expect, it } from 'vitest'
import { monthPayouts, monthTotals } from './month-totals.ts'

function sum(
  by: LedgerSum['by'],
  which: string,
  gross: number,
  { net = gross, currency = 'EUR', name = which } = {},
) {
  return { by, which, name, currency, rate: null, lines: 1, gross, net }
}

const books = (sums: LedgerSum[], unbooked = 0): Books => ({ timezone: 'Europe/Berlin', unbooked, sums })

describe('the totals of a month', () => {
  it('are what came in, less what went back and what it cost; payouts only move it', () => {
    const [total, ...others] = monthTotals(
      books([
        sum('cost', 'PLATFORM_FEE', -30),
        sum('cost', 'STRIPE_FEE', -62),
        sum('kind', 'PAYOUT', -1000),
        sum('kind', 'REFUND', -1000),
        sum('kind', 'SALE', 2450),
        sum('paid_by', 'STRIPE', 1450),
        sum('stripe', 'PAYOUT', -1000),
        sum('stripe', 'SALE', 2450),
      ]),
    )
    expect(others).toEqual([])
    expect(total?.rows.map(({ key, amount }) => [key, amount])).toEqual([
      ['SALE', 2450],
      ['REFUND', -1000],
      ['STRIPE_FEE', -62],
      ['PLATFORM_FEE', -30],
    ])
    expect(total?.net).toBe(1358)
  })

  it('say what Stripe converted, so that each currency adds up', () => {
    const sums = [
      sum('cost', 'STRIPE_FEE', -40),
      sum('kind', 'SALE', 1000, { currency: 'USD' }),
      sum('paid_by', 'STRIPE', 1000, { currency: 'USD' }),
      sum('stripe', 'SALE', 920),
    ]
    expect(monthTotals(books(sums)).map(({ currency, net }) => [currency, net])).toEqual([
      ['USD', 0],
      ['EUR', 880],
    ])
    expect(monthTotals(books(sums, 1)).flatMap(({ rows }) => rows.map(({ key }) => key))).not.toContain(
      'CONVERTED',
    )
  })

  it('take Stripe’s hundredths of currencies without decimals for what they are', () => {
    const [total] = monthTotals(
      books([
        sum('kind', 'SALE', 5000, { currency: 'ISK' }),
        sum('cost', 'STRIPE_FEE', -20000, { currency: 'ISK' }),
      ]),
    )
    expect(total?.net).toBe(4800)
  })
})

it('a payout is known, partly in this ledger, open, not known or came back', () => {
  const day = { name: '2026-11-27' }
  const payouts = monthPayouts(
    books([
      sum('payout', 'po_known', 900, day),
      sum('held', 'po_known', 900, day),
      sum('payout', 'po_partly', 900, { ...day, net: 700 }),
      sum('held', 'po_partly', 900, day),
      sum('payout', 'po_open', 900, { ...day, net: 700 }),
      sum('held', 'po_open', 700, day),
      sum('payout', 'po_unknown', 900, { ...day, net: 0 }),
      sum('payout', 'po_failed', 900, { name: '2026-11-02' }),
      sum('failed', 'po_failed', 900, { name: '2026-11-02' }),
    ]),
  )
  expect(payouts.map(({ id, state, others }) => [id, state, others])).toEqual([
    ['po_failed', 'FAILED', 0],
    ['po_known', 'KNOWN', 0],
    ['po_partly', 'PARTLY', 200],
    ['po_open', 'OPEN', 0],
    ['po_unknown', 'UNKNOWN', 0],
  ])
})
