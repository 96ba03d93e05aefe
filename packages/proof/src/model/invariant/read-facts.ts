import { type EventGraph, readEventGraph, readListShards } from '@foyer/core/event-graph/event-graph'
import { AttendeeEntity, type AttendeeItem } from '@foyer/core/store/attendee/attendee-entity'
import { type OrderItem, readOrder } from '@foyer/core/store/order/order-entity'
import { begunByPlatform, type StripeLedger, stripeLedger } from '../world/stripe-controls.ts'
import type { World } from '../world/world.ts'
import { worldOrderIds } from '../world/world-order-ids.ts'

/** All that is known of a world at rest. */
export interface Facts {
  world: World
  graph: EventGraph
  /** Every order that was ever written, known to its buyer or not. */
  orders: OrderItem[]
  /** Orders that were ever completed. They count, even if they ended later. */
  sales: OrderItem[]
  /** Those with money that counts: sales, and payments that came too late for their tickets (F31). */
  moneyCame: OrderItem[]
  /** Everybody on the event's attendee list. */
  attendees: AttendeeItem[]
  ledger: StripeLedger
}

export async function readFacts(world: World): Promise<Facts> {
  const [graph, orders, attendees, ledger] = await Promise.all([
    readEventGraph(world.event_id, { fresh: true }),
    Promise.all(worldOrderIds(world).map(readOrder)),
    readAttendees(world.event_id),
    stripeLedger(world).then(begunByPlatform),
  ])
  if (!graph) throw new Error('The event is gone.')
  const sales = orders.filter(({ completed_at }) => completed_at !== null)
  const moneyCame = orders.filter(
    ({ completed_at, payment_status }) => completed_at !== null || payment_status === 'PAYMENT_RECEIVED',
  )
  return { world, graph, orders, sales, moneyCame, attendees, ledger }
}

async function readAttendees(event_id: string): Promise<AttendeeItem[]> {
  const shards = await readListShards(event_id)
  const pages = await Promise.all(
    shards.map((shard) => AttendeeEntity.query.list(shard).go({ pages: 'all', hydrate: true })),
  )
  return pages.flatMap(({ data }) => data)
}
