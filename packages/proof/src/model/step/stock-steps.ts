import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import {
  createCapacityAssignment,
  updateCapacityAssignment,
} from '@foyer/core/capacity-assignment/capacity-assignments'
import { updatePromoCode } from '@foyer/core/promo-code/promo-codes'
import { bodyOf } from '@foyer/core/testing/mint-ticket'
import { getTicket } from '@foyer/core/ticket/read-tickets'
import { updateTicket } from '@foyer/core/ticket/tickets'
import fc from 'fast-check'
import { promoOf } from '../world/mint-world.ts'
import { organizer, type World } from '../world/world.ts'
import { pick, step } from './step.ts'

export const resize = step(
  'resize',
  fc.record({ ticket: pick, price: pick, quantity_available: fc.option(fc.nat({ max: 9 }), { freq: 9 }) }),
  (world, { ticket, price, quantity_available }) =>
    editTicket(world, ticket, ({ prices }) => ({
      prices: prices.map((one, index) =>
        index === price % prices.length ? { ...one, quantity_available } : one,
      ),
    })),
)

export const reprice = step(
  'reprice',
  fc.record({ ticket: pick, percent: fc.integer({ min: 50, max: 200 }) }),
  (world, { ticket, percent }) =>
    editTicket(world, ticket, ({ prices }) => ({
      prices: prices.map((one) => ({ ...one, price: Math.ceil((one.price * percent) / 100) })),
    })),
)

export const pause = step(
  'pause',
  fc.record({ ticket: pick, is_paused: fc.boolean() }),
  (world, { ticket, is_paused }) => editTicket(world, ticket, () => ({ is_paused })),
)

type Body = ReturnType<typeof bodyOf>

async function editTicket(world: World, pick: number, edit: (body: Body) => Partial<Body>): Promise<string> {
  const ctx = organizer(world)
  const params = {
    event_id: world.event_id,
    ticket_id: world.tickets[pick % world.tickets.length]?.id ?? '',
  }
  const ticket = await getTicket(ctx, { params })
  await updateTicket(ctx, { params, body: bodyOf(ticket, edit(bodyOf(ticket))) })
  return 'edited'
}

/** Changes what several tickets share, which ones share it, or whether it counts (F11). */
export const changeCapacity = step(
  'change capacity',
  fc.record({
    which: pick,
    capacity: fc.option(fc.nat({ max: 14 }), { freq: 9 }),
    tickets: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom('ACTIVE' as const, 'ACTIVE' as const, 'INACTIVE' as const),
  }),
  async (world, { which, capacity, tickets, status }) => {
    const capacity_assignment_id = world.capacity_ids[which % world.capacity_ids.length] ?? ''
    await updateCapacityAssignment(organizer(world), {
      params: { event_id: world.event_id, capacity_assignment_id },
      body: capacityBody(world, { capacity, tickets, status }),
    })
    return 'changed'
  },
)

/** One more limit, while the tickets sell. */
export const limitMore = step(
  'limit more',
  fc.record({ capacity: fc.nat({ max: 14 }), tickets: fc.integer({ min: 1, max: 4 }) }),
  async (world, { capacity, tickets }) => {
    const { id } = await createCapacityAssignment(organizer(world), {
      params: { event_id: world.event_id },
      body: capacityBody(world, { capacity, tickets, status: 'ACTIVE' }),
    })
    world.capacity_ids.push(id)
    return 'created'
  },
)

export const changePromoUses = step(
  'change promo uses',
  fc.record({ max_uses: fc.integer({ min: 1, max: 5 }) }),
  async (world, { max_uses }) => {
    await updatePromoCode(organizer(world), {
      params: { event_id: world.event_id, promo_code_id: world.promo_code_id },
      body: promoOf(max_uses),
    })
    return 'changed'
  },
)

function capacityBody(
  world: World,
  { tickets, ...limit }: { capacity: number | null; tickets: number; status: 'ACTIVE' | 'INACTIVE' },
) {
  const ticket_ids = world.tickets.slice(0, tickets).map(({ id }) => id)
  return capacityAssignmentBody.parse({ name: 'Limit', ticket_ids, ...limit })
}
