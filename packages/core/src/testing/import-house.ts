import { readPools } from '../pool/read-pools.ts'
import { readClaims } from '../store/import/import-claim-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { pricePool, readTicketsInOrder } from '../store/ticket/ticket-entity.ts'
import { mintLiveEvent } from './mint-live-event.ts'

/** A live event with a ticket of this many places. */
export async function mintHouse(places: number | null = 10) {
  const { ctx, event, tickets } = await mintLiveEvent([
    { type: 'FREE', prices: [{ quantity_available: places }] },
  ])
  return { ctx, event_id: event.id, ticket_id: tickets[0]?.id ?? '' }
}

/** A row of one ticket with its own id. */
export const person = (number: number) => ({
  external_id: `T-${number}`,
  ticket: 'Standing',
  first_name: 'Guest',
  last_name: `Number ${number}`,
  email: `guest-${number}@example.com`,
})

/** A paid order of two tickets, made long ago. */
export const pair = [
  {
    ...person(1),
    order_external_id: 'O-1',
    amount_paid: 2550,
    sold_at: '2026-03-01T10:00:00Z',
    buyer_first_name: 'Anna',
    buyer_email: 'anna@example.com',
    notes: 'Row 5',
    promo_code: 'EARLY',
  },
  {
    ...person(2),
    order_external_id: 'O-1',
    amount_paid: 2550,
    sold_at: '2026-03-01T10:00:00Z',
    email: undefined,
    buyer_email: 'anna@example.com',
  },
]

export async function orderOf(event_id: string, external_id: string) {
  const claim = (await readClaims(event_id, [external_id])).get(external_id)
  return claim && readOrder(claim.order_short_id)
}

/** How many places of the event's first ticket are taken. */
export async function takenIn(event_id: string): Promise<number> {
  const [ticket] = await readTicketsInOrder(event_id)
  const price = ticket?.prices[0]
  if (!price) throw new Error('no price')
  const { sold = 0, held = 0 } = (await readPools([pricePool(price)])).get(price.id) ?? {}
  return sold + held
}
