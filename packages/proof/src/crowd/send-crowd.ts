import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { createOrder } from '@foyer/core/order/create-order'
import { rebuildPools } from '@foyer/core/repair/rebuild-pools'
import { client } from '@foyer/core/table/client'
import { type LiveEvent, mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { seededRandom } from '@foyer/core/testing/seeded-random'
import { testContext } from '@foyer/core/testing/test-context'
import { isAppError } from '@foyer/core/verb'
import { conflicts } from '../hostile/conflicts.ts'
import { onClient } from '../hostile/on-client.ts'
import type { TableLayer } from '../hostile/table-layer.ts'
import { throttles } from '../hostile/throttles.ts'
import { inVirtualTime } from '../hostile/virtual-time.ts'
import { type Crowd, type CrowdFigures, figuresOf, type Visit } from './crowd.ts'

export interface Sent extends CrowdFigures {
  /** Requests to DynamoDB by the whole crowd. */
  requests: number
  transactions: number
  /** The differences between the counts and the orders. */
  drifts: number
}

interface Conditions {
  seed: number
  /** How long a transaction keeps its items, in milliseconds. */
  conflict: number
  /** How long any other request takes. */
  request?: number
  /** What the organizer does while the crowd buys. Times are in the crowd's time. */
  meanwhile?: (live: LiveEvent, pause: (milliseconds: number) => Promise<void>) => Promise<unknown>
}

/**
 * Sends a crowd to the product's own `createOrder`, against DynamoDB Local behind the hostile layer: transactions conflict, and
 * keys give 1,000 write and 3,000 read units a second. Time is virtual, so the result is what AWS would take
 * by these assumptions, not what this machine takes.
 */
export async function sendCrowd(
  crowd: Crowd,
  { seed, conflict, request = 4, meanwhile }: Conditions,
): Promise<Sent> {
  const random = seededRandom(seed)
  const prices = [{ quantity_available: crowd.stock }]
  const live = await mintLiveEvent([{ type: 'FREE', max_per_order: 100, prices }])
  const [ticket] = live.tickets
  if (!ticket) throw new Error('The event has no ticket.')
  const asked = { requests: 0, transactions: 0 }
  const conflicting = conflicts({ transactionMilliseconds: conflict, requestMilliseconds: request })
  const throttling = throttles()
  const layer: TableLayer = ({ operation, input }, next) => {
    asked.requests += 1
    if (operation === 'TransactWriteItems') asked.transactions += 1
    return throttling({ operation, input }, (sent) => conflicting({ operation, input: sent }, next))
  }
  const end = onClient(client, layer)
  const visits = await inVirtualTime(async () => {
    const began = performance.now()
    const buyers = Array.from({ length: crowd.buyers }, async (_, index): Promise<Visit> => {
      const quantity = crowd.quantityOf(random)
      await pause(random.fraction() * crowd.within)
      const arrived = performance.now() - began
      const outcome = await buy(ticket, quantity, index)
      return { arrived, answered: performance.now() - began, quantity, outcome }
    })
    const [all] = await Promise.all([Promise.all(buyers), meanwhile?.(live, pause)])
    return all
  }).finally(end)
  const drifts = await rebuildPools(live.event.id)
  return { ...figuresOf(visits), ...asked, drifts: drifts.length }
}

/** Not that of `node:timers/promises`, which early imports keep. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

async function buy(ticket: Ticket, quantity: number, index: number): Promise<Visit['outcome']> {
  const ctx = testContext({ clientAddress: `198.18.${index >> 8}.${index & 255}` })
  const [price] = ticket.prices
  const lines = [{ ticket_id: ticket.id, price_id: price?.id ?? '', quantity }]
  try {
    await createOrder(ctx, { params: { event_id: ticket.event_id }, body: { lines, locale: 'en' } })
    return 'bought'
  } catch (error) {
    if (isAppError(error, 'order.sold_out')) return 'sold out'
    if (isBusy(error)) return 'busy'
    throw error
  }
}

/** Also as the cause of an error that ElectroDB wrapped. */
function isBusy(error: unknown): boolean {
  return isAppError(error, 'server.busy') || (error instanceof Error && isBusy(error.cause))
}
