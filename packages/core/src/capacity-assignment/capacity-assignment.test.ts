import {
  type CapacityAssignmentBody,
  capacityAssignmentBody,
} from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { cancelAttendee, reactivateAttendee } from '../attendee/cancel-attendee.ts'
import { abandonOrder } from '../order/end-hold.ts'
import { getPublicEvent } from '../public-page/public-event.ts'
import { rebuildPools } from '../repair/rebuild-pools.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { later, testContext } from '../testing/test-context.ts'
import { isAppError } from '../verb.ts'
import {
  createCapacityAssignment,
  deleteCapacityAssignment,
  listCapacityAssignments,
  updateCapacityAssignment,
} from './capacity-assignments.ts'

type Given = Partial<z.input<typeof capacityAssignmentBody>>

/** A live event with two unlimited free tickets, and what its organizer does with capacities. */
async function twoTickets() {
  const { ctx, event, tickets } = await mintLiveEvent([
    { type: 'FREE', title: 'Seated', max_per_order: 50 },
    { type: 'FREE', title: 'Standing', max_per_order: 50 },
  ])
  const [seated, standing] = tickets
  if (!seated || !standing) throw new Error('no tickets')
  const bodyOf = (given: Given): CapacityAssignmentBody =>
    capacityAssignmentBody.parse({ name: 'Hall', ticket_ids: [seated.id, standing.id], ...given })
  const params = { event_id: event.id }
  return {
    ...{ ctx, event_id: event.id, seated, standing, bodyOf },
    create: (given: Given) => createCapacityAssignment(ctx, { params, body: bodyOf(given) }),
    update: (capacity_assignment_id: string, given: Given) =>
      updateCapacityAssignment(ctx, { params: { ...params, capacity_assignment_id }, body: bodyOf(given) }),
    remove: (capacity_assignment_id: string) =>
      deleteCapacityAssignment(ctx, { params: { ...params, capacity_assignment_id } }),
    shown: async (ticket: Ticket) => {
      const { tickets } = await getPublicEvent(testContext(), { params, query: {} })
      return tickets.find(({ id }) => id === ticket.id)?.prices[0]?.max_quantity
    },
    drift: () => rebuildPools(event.id),
  }
}

const soldOut = { code: 'order.sold_out' }

async function outcomes(attempts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts)
  for (const outcome of settled)
    if (outcome.status === 'rejected' && !isAppError(outcome.reason, 'order.sold_out')) throw outcome.reason
  return settled.filter(({ status }) => status === 'fulfilled').length
}

describe('a capacity that tickets share (F11)', () => {
  it('stops both at the limit, and shows the smallest that is left', async () => {
    const { seated, standing, create, shown, drift } = await twoTickets()
    await create({ capacity: 5 })
    await nameBuyer(await reserve(seated, 2))
    await reserve(standing, 2)
    expect([await shown(seated), await shown(standing)]).toEqual([1, 1])
    await expect(reserve(seated, 2)).rejects.toMatchObject(soldOut)
    await reserve(standing, 1)
    expect([await shown(seated), await shown(standing)]).toEqual([0, 0])
    await expect(reserve(seated)).rejects.toMatchObject(soldOut)
    expect(await drift()).toEqual([])
  })

  it('counts what was sold and held before it, also when that is given back later', async () => {
    const { ctx, event_id, seated, standing, create, shown, drift } = await twoTickets()
    const sold = await nameBuyer(await reserve(seated, 3))
    const held = await reserve(standing, 2)
    expect(await create({ capacity: 6 })).toMatchObject({ quantity_sold: 3, quantity_held: 2 })
    expect(await shown(seated)).toBe(1)
    await expect(reserve(seated, 2)).rejects.toMatchObject(soldOut)
    await abandonOrder(testContext(), { params: { order_short_id: held.short_id } })
    expect(await shown(seated)).toBe(3)
    await reserve(seated, 3)
    await expect(reserve(standing)).rejects.toMatchObject(soldOut)
    const managed = { params: { event_id, attendee_short_id: sold.attendees[0]?.short_id ?? '' } }
    await cancelAttendee(ctx, managed)
    await reserve(standing, 1)
    await expect(reactivateAttendee(ctx, managed)).rejects.toMatchObject(soldOut)
    expect(await drift()).toEqual([])
  })

  it('begins to count while a crowd buys, without selling one too many or one too few', async () => {
    const { seated, standing, create, drift } = await twoTickets()
    let bought = 0
    const buyUntilSoldOut = async (ticket: Ticket): Promise<void> => {
      if ((await outcomes([reserve(ticket)])) === 0) return
      bought += 1
      await buyUntilSoldOut(ticket)
    }
    const crowd = [seated, standing, seated, standing, seated, standing].map(buyUntilSoldOut)
    await expect.poll(() => bought, { timeout: 90_000 }).toBeGreaterThan(10)
    await Promise.all([...crowd, create({ capacity: 120 })])
    expect(bought).toBe(120)
    await expect(reserve(seated)).rejects.toMatchObject(soldOut)
    expect(await drift()).toEqual([])
  })

  it('serves exactly as many of a crowd for both tickets as it has places', async () => {
    const { seated, standing, create, drift } = await twoTickets()
    await create({ capacity: 11 })
    const crowd = Array.from({ length: 50 }, (_, index) => reserve(index % 2 ? seated : standing))
    expect(await outcomes(crowd)).toBe(11)
    expect(await drift()).toEqual([])
  })

  it('gives lapsed holds back on the spot (F3)', async () => {
    const { seated, standing, create } = await twoTickets()
    await create({ capacity: 2 })
    await reserve(seated, 2)
    const afterwards = later(testContext(), 16 * 60)
    expect((await reserve(standing, 2, afterwards)).status).toBe('RESERVED')
  })

  it('is resized while it counts, never below what is taken', async () => {
    const { seated, create, update, drift } = await twoTickets()
    const { id } = await create({ capacity: 3 })
    await reserve(seated, 3)
    await expect(update(id, { capacity: 2 })).rejects.toMatchObject({
      code: 'capacity_assignment.below_taken',
      errors: { capacity: ['Enter 3 or more. That many are already taken.'] },
    })
    expect(await update(id, { capacity: 4 })).toMatchObject({ capacity: 4, quantity_held: 3 })
    await reserve(seated, 1)
    await expect(reserve(seated)).rejects.toMatchObject(soldOut)
    await update(id, { capacity: null })
    await reserve(seated, 9)
    expect(await drift()).toEqual([])
  })

  // Specification: 3.capacity-fields
  it('limits nothing while it is inactive or only counts, and knows what was sold meanwhile when it limits again', async () => {
    const { seated, standing, create, update, drift } = await twoTickets()
    const { id } = await create({ capacity: 4 })
    await reserve(seated, 2)
    await update(id, { capacity: 4, status: 'INACTIVE' })
    await reserve(seated, 1)
    await update(id, { capacity: 4, stop_sales_at_limit: false })
    await reserve(standing, 2)
    await expect(update(id, { capacity: 4 })).rejects.toMatchObject({
      code: 'capacity_assignment.below_taken',
    })
    await update(id, { capacity: 6 })
    await expect(reserve(standing, 2)).rejects.toMatchObject(soldOut)
    await reserve(standing, 1)
    expect(await drift()).toEqual([])
  })

  it('releases a ticket that it no longer limits, and takes in another', async () => {
    const { seated, standing, create, update, remove, drift } = await twoTickets()
    const { id } = await create({ capacity: 2, ticket_ids: [seated.id] })
    await reserve(seated, 2)
    await reserve(standing, 5)
    await expect(update(id, { capacity: 6 })).rejects.toMatchObject({ details: { taken: 7 } })
    await update(id, { capacity: 5, ticket_ids: [standing.id] })
    await reserve(seated, 3)
    await expect(reserve(standing)).rejects.toMatchObject(soldOut)
    await remove(id)
    await reserve(standing, 1)
    expect(await drift()).toEqual([])
  })
})

describe('managing capacity assignments', () => {
  // Specification: 3.capacity-fields
  it('lists them with their use', async () => {
    const { ctx, event_id, seated, create } = await twoTickets()
    await create({ name: 'Hall', capacity: 9 })
    await create({ name: 'Balcony', capacity: null, ticket_ids: [seated.id] })
    await reserve(seated, 2)
    const query = { page: 1, per_page: 20 }
    const { data, meta } = await listCapacityAssignments(ctx, { params: { event_id }, query })
    expect(data).toMatchObject([
      { name: 'Balcony', quantity_held: 2 },
      { name: 'Hall', quantity_held: 2 },
    ])
    expect(meta.total).toBe(2)
  })

  it('refuses an event without tickets, and tickets of another event', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const other = await twoTickets()
    const body = other.bodyOf({ capacity: 1 })
    await expect(createCapacityAssignment(ctx, { params: { event_id }, body })).rejects.toMatchObject({
      code: 'ticket.required',
    })
    const { create } = await twoTickets()
    await expect(create({ ticket_ids: [other.seated.id] })).rejects.toMatchObject({ code: 'request.invalid' })
  })
})
