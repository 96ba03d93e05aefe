import { createHash } from 'node:crypto'
import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import type { PoolRef } from '../pool/read-pools.ts'
import { ClientHoldEntity, type HoldWindow } from '../store/client-hold/client-hold-entity.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { pricePool } from '../store/ticket/ticket-entity.ts'
import type { Context } from '../verb.ts'

/** What a request to reserve adds to its client's count, and where. */
export interface HoldCount extends HoldWindow {
  ttl: number
  /** The tickets asked for. */
  asked: number
  /** The limited pools that the request takes from. */
  pools: PoolRef[]
  /** The largest order of the tickets asked for; null: the event has no line in which the client could wait. */
  largestOrder: number | null
}

/** A request to reserve, counted before it is answered. */
export interface CountedHold extends HoldCount {
  /** By how much the count was raised: the tickets asked for, less those of the hold that they replace (F22). */
  added: number
  /** What the client has reserved in this window, with this request. */
  tickets: number
}

/**
 * What there is to count of a request (F30). Null where nothing is counted: a client that cannot be told from others, or
 * tickets without a limit.
 */
export async function holdToCount(
  ctx: Context,
  event_id: string,
  lines: CreateOrderBody['lines'],
): Promise<HoldCount | null> {
  if (ctx.clientAddress === '') return null
  const graph = await readEventGraph(event_id)
  const pools = graph ? scarcePools(graph, lines) : []
  if (!graph || pools.length === 0) return null
  const seconds = 2 * graph.settings.order_timeout * 60
  const window = Math.floor(ctx.now.getTime() / 1000 / seconds)
  const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const largestOrder = graph.settings.waiting_room === 'OFF' ? null : largestOrderOf(graph, lines)
  const client = clientOf(ctx, event_id)
  return { event_id, client, window, ttl: (window + 3) * seconds, asked, pools, largestOrder }
}

/**
 * Counts the tickets of a client that may hold many, before anything is taken: one plain update of one write unit. Atomic, so it
 * holds over however many processes at once (F30).
 */
export async function countHold(count: HoldCount, replaced: OrderItem | null): Promise<CountedHold> {
  const { event_id, client, window, ttl } = count
  const added = count.asked - (await countedTickets(replaced))
  const { data } = await ClientHoldEntity.update({ event_id, client, window })
    .add({ tickets: added })
    .set({ ttl })
    .go({ response: 'updated_new' })
  return { ...count, added, tickets: data.tickets ?? 0 }
}

/** How many tickets of a hold were counted, which are not counted again for what replaces it: none where there is no limit. */
export async function countedTickets(hold: OrderItem | null): Promise<number> {
  if (!hold) return 0
  const graph = await readEventGraph(hold.event_id)
  return graph && scarcePools(graph, hold.lines).length > 0 ? hold.slots.length : 0
}

/** A client's name in its counts. It differs from event to event: what is kept does not tell who went where. */
export function clientOf({ clientAddress }: Context, event_id: string): string {
  return createHash('sha256').update(`${event_id}/${clientAddress}`).digest('hex').slice(0, 32)
}

function largestOrderOf({ tickets }: EventGraph, lines: readonly { ticket_id: string }[]): number {
  const asked = tickets.filter(({ id }) => lines.some(({ ticket_id }) => ticket_id === id))
  return Math.max(...asked.map(({ max_per_order }) => max_per_order))
}

/** The pools with a limit that these lines take from: limited prices, and limited capacities that their tickets share. */
export function scarcePools(
  { tickets, capacity_assignments }: EventGraph,
  lines: readonly { price_id: string }[],
): PoolRef[] {
  const unlimited = new Set(
    capacity_assignments.flatMap(({ pool_id, capacity }) => (capacity === null ? pool_id : [])),
  )
  const pools = new Map<string, PoolRef>()
  for (const ticket of tickets) {
    const asked = ticket.prices.filter(({ id }) => lines.some(({ price_id }) => price_id === id))
    const limited = asked.filter(({ quantity_available }) => quantity_available !== null).map(pricePool)
    const shared = asked.length > 0 ? ticket.capacity_pools : []
    for (const pool of [...limited, ...shared.filter(({ pool_id }) => !unlimited.has(pool_id))])
      pools.set(pool.pool_id, pool)
  }
  return [...pools.values()]
}
