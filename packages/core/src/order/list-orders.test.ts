import { describe, expect, it } from 'vitest'
import { writeOrder } from '../order-state/write-order.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { mintSoldOrder, soldOrder } from '../testing/mint-sold-order.ts'
import { listOrders } from './list-orders.ts'

const query = { page: 1, per_page: 20 }

describe('listOrders', () => {
  // Specification: 3.order-fields
  it('works: newest first, filtered and searched', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const older = await mintSoldOrder({ event_id, created_at: '2026-05-01T10:00:00.000Z' })
    const newer = await mintSoldOrder({ event_id, created_at: '2026-05-02T10:00:00.000Z' })
    await mintSoldOrder({ event_id, isOpen: true })
    const list = async (given = {}) => {
      const answer = await listOrders(ctx, { params: { event_id }, query: { ...query, ...given } })
      expect(answer.meta.total).toBe(answer.data.length)
      return answer.data.map(({ short_id }) => short_id)
    }
    expect(await list()).toEqual([newer.short_id, older.short_id])
    expect(await list({ filter_fields: { status: { eq: 'completed' } } })).toHaveLength(2)
    expect(await list({ filter_fields: { display_status: { ne: 'COMPLETED' } } })).toEqual([])
    expect(await list({ filter_fields: { created_at: { gt: '2026-05-01T12:00:00+02:00' } } })).toEqual([
      newer.short_id,
    ])
    expect(await list({ query: older.reference.toLowerCase() })).toEqual([older.short_id])
    expect(await list({ filter_fields: { ticket_ids: { in: older.slots[0]?.ticket_id } } })).toEqual([
      older.short_id,
    ])
    expect(await list({ filter_fields: { paid_by: { eq: 'NONE' }, source: { eq: 'ONLINE' } } })).toHaveLength(
      2,
    )
    expect(await list({ filter_fields: { paid_by: { eq: 'STRIPE' } } })).toEqual([])
  })

  it('says what all orders that were found brought, less refunds, and counts nothing that waits for its payment', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const sold = (total: number, part: Partial<OrderItem> = {}) =>
      writeOrder({ before: null, after: { ...soldOrder({ event_id }), total, ...part } })
    await sold(2500)
    await sold(1000, { refunded_total: 400, payment_provider: 'STRIPE' })
    await sold(9900, { status: 'RESERVED', payment_status: 'AWAITING_PAYMENT', completed_at: null })
    const received = async (given = {}) =>
      (await listOrders(ctx, { params: { event_id }, query: { ...query, per_page: 1, ...given } })).meta
    expect(await received()).toMatchObject({ total: 3, received_total: 3100 })
    expect(await received({ page: 2 })).toMatchObject({ total: 3, received_total: 3100 })
    const byCard = { filter_fields: { paid_by: { eq: 'STRIPE' } } }
    expect(await received(byCard)).toMatchObject({ total: 1, received_total: 600 })
    expect(await received({ query: 'no such buyer' })).toMatchObject({ total: 0, received_total: 0 })
  })

  it('includes the tickets of each order where they are asked for', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const [one, other] = await Promise.all([mintSoldOrder({ event_id }), mintSoldOrder({ event_id })])
    const list = async (include?: 'attendees') =>
      (await listOrders(ctx, { params: { event_id }, query: { ...query, ...(include && { include }) } })).data
    const found = await list('attendees')
    for (const { short_id, slots } of [one, other])
      expect(found.find((row) => row.short_id === short_id)?.attendees).toEqual(
        slots.map((slot) => expect.objectContaining({ short_id: slot.short_id, ticket_id: slot.ticket_id })),
      )
    for (const row of await list()) expect(row).not.toHaveProperty('attendees')
  })
})
