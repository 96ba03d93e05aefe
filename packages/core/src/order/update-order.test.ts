import { updateOrderBody } from '@foyer/contracts/order/order-bodies'
import { describe, expect, it } from 'vitest'
import { expireOrder } from '../hold/expire-order.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { later, testContext } from '../testing/test-context.ts'
import { updateOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'

const corrected = { first_name: 'Beate', last_name: 'Käufer', email: 'Beate@Example.com', notes: 'Pays cash' }
const body = updateOrderBody.parse(corrected)

async function soldOrder() {
  const { ctx, event_id, ticket } = await mintEventWithTicket()
  const { short_id } = await nameBuyer(await reserve(ticket))
  return { ctx, event_id, ticket, short_id, params: { event_id, order_short_id: short_id } }
}

describe('updateOrder', () => {
  // Specification: 3.order-people
  it('works: corrects the order and its line in the list, and sends no mail', async () => {
    const { ctx, event_id, params, short_id } = await soldOrder()
    const order = await updateOrder(ctx, { params, body: { ...body, locale: 'de' } })
    expect(order).toMatchObject({ ...corrected, email: 'beate@example.com', locale: 'de' })
    expect(order.attendees[0]?.first_name).toBe('Bea')
    const { outbox } = await readOrder(short_id)
    expect(outbox).toMatchObject([{ queue: 'attendee' }])
    const query = { page: 1, per_page: 20, query: 'kaufer' }
    expect((await listOrders(ctx, { params: { event_id }, query })).data).toHaveLength(1)
    expect((await updateOrder(ctx, { params, body })).locale).toBe('de')
  })

  it('loses nothing when two correct it at once', async () => {
    const { ctx, params, short_id } = await soldOrder()
    const { version } = await readOrder(short_id)
    await Promise.all(['a', 'b', 'c'].map((notes) => updateOrder(ctx, { params, body: { ...body, notes } })))
    expect((await readOrder(short_id)).version).toBe(version + 3)
  })

  it('refuses a hold, because its details are its buyer’s, and one that ended without a buyer', async () => {
    const { ctx, event_id, ticket } = await soldOrder()
    const { short_id } = await reserve(ticket)
    const params = { event_id, order_short_id: short_id }
    await expect(updateOrder(ctx, { params, body })).rejects.toMatchObject({ code: 'order.not_completed' })
    await expireOrder(later(testContext(), 901), short_id)
    await expect(updateOrder(ctx, { params, body })).rejects.toMatchObject({ code: 'order.not_completed' })
  })

  it('forbids others', async () => {
    const [mine, other] = [await soldOrder(), await soldOrder()]
    const misfiled = { event_id: other.event_id, order_short_id: mine.short_id }
    const refused = (code: string) => ({ code })
    await expect(updateOrder(other.ctx, { params: mine.params, body })).rejects.toMatchObject(
      refused('event.not_found'),
    )
    await expect(updateOrder(other.ctx, { params: misfiled, body })).rejects.toMatchObject(
      refused('order.not_found'),
    )
    await expect(updateOrder(testContext(), { params: mine.params, body })).rejects.toMatchObject(
      refused('session.required'),
    )
  })
})
