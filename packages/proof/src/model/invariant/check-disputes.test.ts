import { describe, expect, it } from 'vitest'
import { checkDisputes } from './check-disputes.ts'
import type { Facts } from './read-facts.ts'

interface Given {
  order?: object
  dispute?: object
  charge?: object
  row?: object
  sent?: object[]
}

/** An order of 24.00, of which the bank took 12.00; with what is changed of it. */
function facts({ order = {}, dispute = {}, charge = {}, row = {}, sent }: Given = {}): Facts {
  const lost = { id: 'dp_1', payment_intent: 'pi_1', status: 'lost', amount: 1200, ...dispute }
  const ends: Record<string, string> = { lost: 'LOST', won: 'WON' }
  const status = ends[lost.status] ?? ''
  const booked = {
    ...{ id: 'refund_1', amount: 1200, price: 1000, fee: 50, tax: 150, status: 'SUCCEEDED' },
    ...{ reason: 'DISPUTE', stripe_refund_id: 'dp_1', ...row },
  }
  const told = {
    name: 'disputeNoticeDue',
    payload: { order_short_id: 'o', stripe_dispute_id: 'dp_1', status },
  }
  const orders = [
    {
      ...{ short_id: 'o', status: 'COMPLETED', payment_intent_id: 'pi_1', total: 2400 },
      ...{ subtotal: 2000, discount_total: 0, fee_total: 100, tax_total: 300 },
      ...{ refunded_total: 1200, refund_status: 'PARTIALLY_REFUNDED', refunds: [booked] },
      ...{ disputes: [{ id: 'dp_1', status, amount: lost.amount }] },
      ...order,
    },
  ]
  const ledger = {
    disputes: [lost],
    charges: [{ payment_intent: 'pi_1', amount: 2400, amount_refunded: 0, ...charge }],
  }
  const world = {
    orders: [],
    endsOnLostDispute: false,
    mailbag: { sent: new Map((sent ?? [told]).map((message, index) => [index, message])) },
  }
  return { world, orders, ledger } as unknown as Facts
}

const nothingBack = { refunded_total: 0, refund_status: 'NONE', refunds: [] }

describe('the invariant of disputes', () => {
  it('accepts a lost dispute of a part, and one that was won', () => {
    expect(checkDisputes(facts())).toEqual([])
    expect(checkDisputes(facts({ dispute: { status: 'won' }, order: nothingBack }))).toEqual([])
  })

  it.each([
    [
      'a sum that a won dispute left behind',
      { dispute: { status: 'won' }, order: { ...nothingBack, refunded_total: 1200 } },
      'went back, Stripe and the bank say 0',
    ],
    [
      'a status that a won dispute left behind',
      { dispute: { status: 'won' }, order: { ...nothingBack, refund_status: 'REFUNDED' } },
      'is REFUNDED with 0 of 2400',
    ],
    [
      'a row that a won dispute left behind',
      { dispute: { status: 'won' } },
      'for a dispute that was not lost',
    ],
    [
      'money that Stripe gave back beside the bank',
      { charge: { amount_refunded: 300 } },
      'went back, Stripe and the bank say 1500',
    ],
    [
      'a lost dispute that no sum shows',
      { order: { refunded_total: 0, refund_status: 'NONE' } },
      'says that nothing went back',
    ],
    ['fees that are not given back', { row: { price: 1050, fee: 0 } }, 'gives back 0 of 100 fee'],
    ['more fees than were charged', { row: { price: 940, fee: 110 } }, 'gives back 110 of 100 fee'],
    ['taxes that are not given back', { row: { price: 1150, tax: 0 } }, 'gives back 0 of 300 tax'],
    ['parts that are not the amount', { row: { price: 999 } }, 'other parts than its amount'],
    ['an order that does not know of it', { order: { disputes: [] } }, 'has the disputes'],
    ['an organizer who never hears of it', { sent: [] }, 'never tells'],
  ])('finds %s', (_, given, problem) => {
    expect(checkDisputes(facts(given)).join()).toContain(problem)
  })
})
