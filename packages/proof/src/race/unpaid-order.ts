import type { PaymentIntent } from '@foyer/contracts/payment/payment'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { createPaymentIntent } from '@foyer/core/payment/payment-intent'
import { mostPoolShards } from '@foyer/core/pool/open-pool'
import type { PoolRef } from '@foyer/core/pool/read-pools'
import { firstPriceOf, nameBuyer, reserve } from '@foyer/core/testing/buy'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { testContext } from '@foyer/core/testing/test-context'
import { openSale, type Venue } from './venue.ts'

/** Other holds in the same pool, so large that a double sale or return would still pass the pool's condition. */
const otherHolds = [100, 100, 100]
const price = 2400

export interface UnpaidOrder {
  event_id: string
  ticket: Ticket
  pool: PoolRef
  size: number
  order_short_id: string
  quantity: number
  total: number
  /** How its buyer pays. */
  intent: PaymentIntent
}

/** A separate event that is sold out by holds. The buyer of one is about to pay. */
export async function openUnpaidOrder(venue: Venue, random: SeededRandom): Promise<UnpaidOrder> {
  const quantity = random.whole(1, 4)
  const size = quantity + otherHolds.reduce((sum, held) => sum + held, 0)
  const prices = [{ price, quantity_available: size }]
  const { event_id, tickets } = await openSale(venue, { type: 'PAID', prices, max_per_order: 100 })
  const [ticket] = tickets
  if (!ticket) throw new Error('No ticket was created.')
  for (const held of otherHolds) await reserve(ticket, held)
  const { short_id: order_short_id } = await nameBuyer(await reserve(ticket, quantity))
  return {
    event_id,
    ticket,
    pool: { pool_id: firstPriceOf(ticket), shards: mostPoolShards },
    size,
    order_short_id,
    quantity,
    total: price * quantity,
    intent: await createPaymentIntent(testContext(), { params: { order_short_id } }),
  }
}
