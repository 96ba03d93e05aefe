import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { bodyOf } from '@foyer/core/testing/mint-ticket'
import { updateTicket } from '@foyer/core/ticket/tickets'
import { describe, expect, it } from 'vitest'
import { isRefusedWrongly } from './refused-wrongly.ts'
import { proveScarceRace } from './scarce-race.ts'
import { openSale, openVenue, type Venue } from './venue.ts'

const venue = await openVenue()

proveScarceRace({
  name: 'last ticket',
  refusal: 'order.sold_out',
  mostUnits: 4,
  arrange: async (random) => {
    const size = random.whole(1, 12)
    const shards = random.pick([1, 3])
    const ticket = await ticketWith(venue, size, shards)
    const price_id = firstPriceOf(ticket)
    return {
      event_id: ticket.event_id,
      size,
      pool: { pool_id: price_id, shards },
      orderOf: (quantity) => createOrderBody.parse({ lines: [{ ticket_id: ticket.id, price_id, quantity }] }),
    }
  },
})

/** A pool of several shards was larger once: what is left is scattered over them. */
async function ticketWith(venue: Venue, size: number, shards: number): Promise<Ticket> {
  const { event_id, tickets } = await openSale(venue, {
    prices: [{ quantity_available: shards === 1 ? size : shards * 25 }],
  })
  const [ticket] = tickets
  if (!ticket) throw new Error('No ticket was created.')
  if (shards === 1) return ticket
  const { prices, ...body } = bodyOf(ticket)
  const smaller = prices.map((price) => ({ ...price, quantity_available: size }))
  return updateTicket(venue.owner, {
    params: { event_id, ticket_id: ticket.id },
    body: { ...body, prices: smaller },
  })
}

describe('the judge of refusals', () => {
  const span = (from: number, until: number) => ({ from, until })
  const refusal = { units: 2, refused: span(10, 20) }

  it('calls a refusal wrong when enough tickets were free the whole time', () => {
    expect(isRefusedWrongly(3, [{ units: 1, taken: span(0, 5) }], refusal)).toBe(true)
    expect(isRefusedWrongly(3, [{ units: 2, taken: span(0, 5), givenBack: span(6, 9) }], refusal)).toBe(true)
    expect(isRefusedWrongly(3, [{ units: 2, taken: span(21, 22) }], refusal)).toBe(true)
  })

  it('excuses a refusal when any overlapping step could explain it', () => {
    expect(isRefusedWrongly(3, [{ units: 2, taken: span(19, 30) }], refusal)).toBe(false)
    expect(isRefusedWrongly(3, [{ units: 2, taken: span(0, 5), givenBack: span(6, 11) }], refusal)).toBe(
      false,
    )
  })
})
