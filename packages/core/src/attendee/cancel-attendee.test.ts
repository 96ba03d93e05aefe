import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../order/cancel-order.ts'
import { rebuildPools } from '../repair/rebuild-pools.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import { updateAttendee } from './attendee.ts'
import { cancelAttendee, reactivateAttendee } from './cancel-attendee.ts'
import { activateAttendees } from './change-attendee.ts'

let live: LiveEvent

beforeAll(async () => {
  live = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: 3 }] }])
})

async function stock() {
  const [ticket] = (
    await listTickets(live.ctx, { params: { event_id: live.event.id }, query: { page: 1, per_page: 20 } })
  ).data
  const { quantity_sold: sold, quantity_held: held } = ticket?.prices[0] ?? {}
  return { sold, held }
}

async function boughtTickets(quantity: number) {
  const { attendees, short_id } = await nameBuyer(await reserve(firstTicket(), quantity))
  await activateAttendees(short_id)
  return { order_short_id: short_id, ids: attendees.map(({ short_id }) => short_id) }
}

function firstTicket() {
  const [ticket] = live.tickets
  if (!ticket) throw new Error('no ticket')
  return ticket
}

const managed = (attendee_short_id = '') => ({ params: { event_id: live.event.id, attendee_short_id } })

describe('cancelling and reactivating one attendee (F12)', () => {
  // Specification: 4.attendee-cancelled
  it('returns the stock once, takes it again when some is left, and moves none for a new name', async () => {
    const { ids, order_short_id } = await boughtTickets(2)
    const [first, second] = ids
    const cancelled = await Promise.allSettled(
      Array.from({ length: 6 }, () => cancelAttendee(live.ctx, managed(first))),
    )
    expect(cancelled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(cancelled.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'attendee.cancelled' },
    })
    expect(await stock()).toEqual({ sold: 1, held: 0 })

    const body = { first_name: 'New', last_name: 'Name', email: 'new@example.com', notes: '' }
    await updateAttendee(live.ctx, { ...managed(second), body })
    expect(await stock()).toEqual({ sold: 1, held: 0 })

    const others = await reserve(firstTicket(), 2)
    await expect(reactivateAttendee(live.ctx, managed(first))).rejects.toMatchObject({
      code: 'order.sold_out',
    })
    expect(others.seconds_left).toBeGreaterThan(0)
    expect(await rebuildPools(live.event.id)).toEqual([])

    const body2 = { refund: false, notify_buyer: false }
    await nameBuyer(others)
    const params = { event_id: live.event.id, order_short_id: others.short_id }
    await cancelOrder(live.ctx, { params, body: body2 })
    const reactivated = await Promise.allSettled(
      Array.from({ length: 6 }, () => reactivateAttendee(live.ctx, managed(first))),
    )
    expect(reactivated.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(reactivated.find(({ status }) => status === 'fulfilled')).toMatchObject({
      value: { status: 'ACTIVE' },
    })
    expect(await stock()).toEqual({ sold: 2, held: 0 })

    await cancelAttendee(live.ctx, managed(first))
    await cancelOrder(live.ctx, {
      params: { event_id: live.event.id, order_short_id },
      body: { refund: false, notify_buyer: false },
    })
    expect(await stock()).toEqual({ sold: 0, held: 0 })
    expect(await rebuildPools(live.event.id)).toEqual([])
  })

  it('refuses a ticket of a cancelled order', async () => {
    const { ids, order_short_id } = await boughtTickets(1)
    const params = { event_id: live.event.id, order_short_id }
    await cancelOrder(live.ctx, { params, body: { refund: false, notify_buyer: false } })
    const refused = { code: 'order.not_completed' }
    await expect(cancelAttendee(live.ctx, managed(ids[0]))).rejects.toMatchObject(refused)
    await expect(reactivateAttendee(live.ctx, managed(ids[0]))).rejects.toMatchObject(refused)
  })
})
