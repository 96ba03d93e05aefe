import { createHash } from 'node:crypto'
import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { Context } from '../context.ts'
import { readEventGraph } from '../event/read-event-graph.ts'
import { OrderEntity } from '../order/order-entity.ts'
import { isHeld } from '../order/read-order.ts'
import type { PoolRef } from '../pool/read-pools.ts'
import { ClientHoldEntity, type HoldWindow } from './client-hold-entity.ts'
import { scarcePools } from './scarce-pools.ts'

/** Switched off by the tests' negative controls only: without it one client takes all that there is. */
export const clientHoldGuard = { isOn: true }

/** A request to reserve, counted before it is answered. */
export interface CountedHold extends HoldWindow {
  /** By how much the count was raised: the tickets asked for, less those of the hold that they replace (F22). */
  added: number
  /** How many tickets of it are the replaced hold's. */
  replaced: number
  /** What the client has reserved in this window, with this request. */
  tickets: number
  /** The limited pools that the request takes from. */
  pools: PoolRef[]
}

/**
 * Counts the tickets that a client asks for: one plain update of one write unit, beside the reads that reserving makes
 * anyway. Atomic, so it holds over however many processes at once (F30). Null where nothing is counted: a client that
 * cannot be told from others, or tickets without a limit.
 */
export async function countHold(
  ctx: Context,
  event_id: string,
  body: Pick<CreateOrderBody, 'lines' | 'replaces_order'>,
): Promise<CountedHold | null> {
  if (ctx.clientAddress === '' || !clientHoldGuard.isOn) return null
  const graph = await readEventGraph(event_id)
  const pools = graph ? scarcePools(graph, body.lines) : []
  if (!graph || pools.length === 0) return null
  const seconds = 2 * graph.settings.order_timeout * 60
  const window = Math.floor(ctx.now.getTime() / 1000 / seconds)
  const asked = body.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const replaced = await replacedTickets(ctx, event_id, body.replaces_order)
  const key = { event_id, client: clientOf(ctx, event_id), window }
  const { data } = await ClientHoldEntity.update(key)
    .add({ tickets: asked - replaced })
    .set({ ttl: (window + 3) * seconds })
    .go({ response: 'updated_new' })
  return { ...key, added: asked - replaced, replaced, tickets: data.tickets ?? 0, pools }
}

async function replacedTickets(ctx: Context, event_id: string, short_id?: string): Promise<number> {
  if (!short_id) return 0
  const { data: hold } = await OrderEntity.get({ short_id }).go({ consistent: true })
  return hold?.event_id === event_id && isHeld(hold, ctx.now) ? hold.slots.length : 0
}

/** Differs from event to event: what is kept does not tell who went where. */
function clientOf({ clientAddress }: Context, event_id: string): string {
  return createHash('sha256').update(`${event_id}/${clientAddress}`).digest('hex').slice(0, 32)
}
