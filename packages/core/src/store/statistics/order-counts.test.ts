import { describe, expect, it } from 'vitest'
import { mintSoldOrder } from '../../testing/mint-sold-order.ts'
import type { OrderItem, OrderRefund } from '../order/order-entity.ts'
import { allPart, dayPart, netOf, sumOf, ticketPart } from './counts.ts'
import { orderCounts } from './order-counts.ts'

/** Two tickets of 11.90 each, of which 1.90 are taxes, bought late on an evening of New York. */
async function soldAtNight(given: Partial<OrderItem> = {}): Promise<OrderItem> {
  const order = await mintSoldOrder({ names: [...twoNames], created_at: '2027-03-02T03:30:00.000Z' })
  const lines = order.lines.map((line) => ({ ...line, unit_price: 1000, unit_tax: 190, total: 2380 }))
  const amounts = { subtotal: 2000, tax_total: 380, total: 2380 }
  return { ...order, ...amounts, lines, timezone: 'America/New_York', ...given }
}

const twoNames = [
  ['Ada', 'Lovelace'],
  ['Grace', 'Hopper'],
] as const satisfies [string, string][]

const refund: OrderRefund = {
  id: 're_1',
  amount: 1190,
  price: 1000,
  fee: 0,
  tax: 190,
  status: 'SUCCEEDED',
  reason: 'REFUND',
  stripe_refund_id: null,
  notify_buyer: true,
  created_at: '2027-03-05T12:00:00.000Z',
}
const sale = { orders: 1, tickets: 2, gross: 2380, tax: 380 }

describe('orderCounts', () => {
  it('counts a sale on the day that it was in the event’s zone', async () => {
    const order = await soldAtNight()
    const counts = orderCounts(order)
    expect(counts[dayPart('2027-03-01')]).toMatchObject(sale)
    expect(counts[allPart]).toMatchObject({ ...sale, orders_listed: 1, attendees_listed: 2 })
    expect(counts[ticketPart(order.lines[0]?.ticket_id ?? '')]).toMatchObject({ tickets: 2, gross: 2380 })
    const { timezone: _unknown, ...earlier } = order
    expect(orderCounts(earlier)[dayPart('2027-03-02')]).toMatchObject(sale)
  })

  it('counts a refund on its own day, and takes its taxes off; one that failed counts for nothing', async () => {
    const order = await soldAtNight({ refunds: [refund, { ...refund, id: 're_2', status: 'FAILED' }] })
    const counts = orderCounts(order)
    expect(counts[dayPart('2027-03-05')]).toMatchObject({ orders: 0, gross: 0, refunded: 1190, tax: -190 })
    const all = sumOf(counts[allPart] ?? {}, {})
    expect(all).toMatchObject({ gross: 2380, refunded: 1190, tax: 190 })
    expect(netOf(all)).toBe(1000)
  })

  it('takes cancelled tickets out of the day of their sale; their money stays until it is refunded', async () => {
    const order = await soldAtNight()
    const [first, ...others] = order.slots
    if (!first) throw new Error('no ticket')
    const alone = { ...order, slots: [{ ...first, is_cancelled: true }, ...others] }
    expect(orderCounts(alone)[dayPart('2027-03-01')]).toMatchObject({ tickets: 1, gross: 2380 })
    const whole: OrderItem = { ...order, status: 'CANCELLED' }
    expect(orderCounts(whole)[allPart]).toMatchObject({ orders: 1, tickets: 0, attendees_listed: 2 })
  })

  it('counts a hold for nothing, and what awaits payment in the list only', async () => {
    const hold = await soldAtNight({ status: 'RESERVED', completed_at: null })
    expect(orderCounts(hold)).toEqual({})
    expect(orderCounts({ ...hold, payment_status: 'AWAITING_PAYMENT' })).toEqual({
      [allPart]: { orders_listed: 1 },
    })
  })
})
