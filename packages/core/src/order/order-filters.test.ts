import { holdListQuery } from '@foyer/contracts/order/hold'
import { orderListQuery } from '@foyer/contracts/order/order'
import {
  heldDisplayStatus,
  listedDisplayStatus,
  type OrderDisplayStatus,
  orderDisplayStatus,
} from '@foyer/contracts/order/order-status'
import { describe, expect, it } from 'vitest'
import { writeOrder } from '../order-state/write-order.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { reserve } from '../testing/buy.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { listHolds, listOrders } from './list-orders.ts'

type States = Partial<Pick<OrderItem, 'status' | 'payment_status' | 'refund_status' | 'completed_at'>>

const paid: States = {
  status: 'COMPLETED',
  payment_status: 'PAYMENT_RECEIVED',
  completed_at: '2026-01-01T00:00:00.000Z',
}

/** How an order gets each status in the specification's list. */
const statesOf: Record<OrderDisplayStatus, States> = {
  IN_PROGRESS: {},
  AWAITING_PAYMENT: { payment_status: 'AWAITING_PAYMENT' },
  PROCESSING: { payment_status: 'PROCESSING' },
  PAYMENT_FAILED: { payment_status: 'PAYMENT_FAILED' },
  COMPLETED: paid,
  CANCELLED: { ...paid, status: 'CANCELLED' },
  EXPIRED: { status: 'EXPIRED' },
  REFUND_PENDING: { ...paid, refund_status: 'REFUND_PENDING' },
  PARTIALLY_REFUNDED: { ...paid, refund_status: 'PARTIALLY_REFUNDED' },
  REFUNDED: { ...paid, refund_status: 'REFUNDED' },
  REFUND_FAILED: { ...paid, refund_status: 'REFUND_FAILED' },
}

const page = { page: 1, per_page: 20 }
const isAccepted = (query: typeof orderListQuery | typeof holdListQuery, field: string, value: string) =>
  query.safeParse({ filter_fields: { [field]: { eq: value } } }).success

/** An event with one order of every word, and what its two lists find. */
async function soldInEveryWay() {
  const { ctx, ticket } = await mintPaidEvent(100)
  const params = { event_id: ticket.event_id }
  const mint = async (states: States) => {
    const before = await readOrder((await reserve(ticket)).short_id)
    expect(await writeOrder({ before, after: { ...before, ...states } })).toBe('written')
    return before.short_id
  }
  const order = Object.fromEntries(
    await Promise.all(orderDisplayStatus.options.map(async (word) => [word, await mint(statesOf[word])])),
  ) as Record<OrderDisplayStatus, string>
  const found = (list: typeof listOrders | typeof listHolds) => async (field: string, value: string) => {
    const query = { ...page, filter_fields: { [field]: { eq: value } } }
    return (await list(ctx, { params, query })).data.map(({ short_id }) => short_id)
  }
  return { order, mint, orders: found(listOrders), holds: found(listHolds) }
}

describe('a filter by status', () => {
  it('of orders finds one of each value that it offers, and offers no other', async () => {
    const { order, mint, orders } = await soldInEveryWay()
    const late = await mint({ ...paid, status: 'EXPIRED', completed_at: null, refund_status: 'REFUNDED' })
    for (const word of listedDisplayStatus.options)
      for (const field of ['display_status', 'state'])
        expect(await orders(field, word), `${field} ${word}`).toContain(order[word])
    expect(await orders('state', 'EXPIRED')).toEqual([late])
    const offered = orderDisplayStatus.options.filter((word) =>
      isAccepted(orderListQuery, 'display_status', word),
    )
    expect(offered).toEqual(listedDisplayStatus.options)
    expect(isAccepted(orderListQuery, 'state', 'IN_PROGRESS')).toBe(false)
  })

  it('of holds finds one of each value that it offers, and offers no other', async () => {
    const { order, holds } = await soldInEveryWay()
    for (const word of heldDisplayStatus.options)
      expect(await holds('display_status', word)).toEqual([order[word]])
    const offered = orderDisplayStatus.options.filter((word) =>
      isAccepted(holdListQuery, 'display_status', word),
    )
    expect(offered.toSorted()).toEqual(heldDisplayStatus.options.toSorted())
  })
})
