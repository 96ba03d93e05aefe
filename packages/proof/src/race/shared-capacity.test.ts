import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { type CreateOrderBody, createOrderBody } from '@foyer/contracts/order/order-bodies'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { createCapacityAssignment } from '@foyer/core/capacity-assignment/capacity-assignments'
import { readEventGraph } from '@foyer/core/event-graph/event-graph'
import type { PoolRef } from '@foyer/core/pool/read-pools'
import { capacityPool } from '@foyer/core/store/capacity-assignment/capacity-assignment-entity'
import { firstPriceOf } from '@foyer/core/testing/buy'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { proveScarceRace } from './scarce-race.ts'
import { openSale, openVenue } from './venue.ts'

const venue = await openVenue()

/** F11: three tickets share one limit; one order may take of all three. */
proveScarceRace({
  name: 'shared capacity',
  refusal: 'order.sold_out',
  mostUnits: 4,
  arrange: async (random) => {
    const size = random.whole(1, 12)
    const { event_id, tickets } = await openSale(venue, {}, {}, { prices: [{ quantity_available: 500 }] })
    const limit = { name: 'Hall', capacity: size, ticket_ids: tickets.map(({ id }) => id) }
    const body = capacityAssignmentBody.parse(limit)
    await createCapacityAssignment(venue.owner, { params: { event_id }, body })
    return {
      event_id,
      size,
      pool: await poolOf(event_id),
      orderOf: (units, orderRandom) => mixedOrder(tickets, units, orderRandom),
    }
  },
})

async function poolOf(event_id: string): Promise<PoolRef> {
  const [assignment] = (await readEventGraph(event_id, { fresh: true }))?.capacity_assignments ?? []
  const pool = assignment && capacityPool(assignment)
  if (!pool) throw new Error('The limit stops nothing.')
  return pool
}

function mixedOrder(tickets: readonly Ticket[], units: number, random: SeededRandom): CreateOrderBody {
  const picked = Map.groupBy(
    Array.from({ length: units }, () => random.pick(tickets)),
    (ticket) => ticket,
  )
  const lines = [...picked].map(([ticket, { length: quantity }]) => {
    return { ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity }
  })
  return createOrderBody.parse({ lines })
}
