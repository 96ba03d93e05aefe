import { recountCapacity } from '../capacity-assignment/recount-capacity.ts'
import type { EventGraph } from '../event-graph/event-graph.ts'
import type { PoolShortage } from '../pool/plan-takes.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { AppError, type Context } from '../verb.ts'
import { expireOrder } from './expire-order.ts'
import { lapsedHoldPages } from './hold-deadline.ts'

/** Releases what only seems to be taken when stock is short; answers whether anything was freed. */
export async function reclaimStock(
  ctx: Context,
  { event, tickets }: EventGraph,
  shortages: readonly PoolShortage[],
): Promise<boolean> {
  const isCapacity = ({ pool_id }: { pool_id: string }) =>
    tickets.some(({ capacity_pools }) => capacity_pools.some((pool) => pool.pool_id === pool_id))
  const [ended, ...recounted] = await Promise.all([
    reclaimLapsedHolds(ctx, event.event_id, shortages),
    ...shortages.filter(isCapacity).map(({ pool_id }) => recountCapacity(event.event_id, pool_id)),
  ])
  return ended || recounted.includes(true)
}

const atOnce = 5
/** A buyer waits meanwhile: ending a hold may ask Stripe twice. */
const longestMilliseconds = 8000

/**
 * Gives back what lapsed holds of an event still keep (F3), until there is enough: nothing waits for the expiry consumer
 * when stock is short. Those that need not ask Stripe come first, and it takes no longer than some seconds. Answers whether
 * this call ended any; those that rivals end first, or that cannot end, are passed over. Error: `server.busy` when the time
 * is over and none has ended.
 */
export async function reclaimLapsedHolds(
  ctx: Context,
  event_id: string,
  shortages: readonly PoolShortage[],
): Promise<boolean> {
  const ended: OrderItem[] = []
  const started = performance.now()
  for await (const page of lapsedHoldPages(ctx, event_id)) {
    const holds = inOrder(page, shortages)
    while (holds.length > 0 && !isEnough(ended, shortages)) {
      ended.push(...(await endAll(ctx, holds.splice(0, atOnce))))
      if (performance.now() - started < longestMilliseconds) continue
      if (ended.length > 0) return true
      throw new AppError('server.busy')
    }
    if (ended.length > 0) return true
  }
  return false
}

/** Those that keep what is short come first, and of them those without a payment; rivals begin with different ones. */
function inOrder(page: readonly OrderItem[], shortages: readonly PoolShortage[]): OrderItem[] {
  const isUseful = (hold: OrderItem) => shortages.some(({ pool_id }) => keptOf(hold, pool_id) > 0)
  return page
    .map((hold) => ({
      hold,
      rank: Math.random() + (isUseful(hold) ? 0 : 2) + (hold.payment_intent_id ? 1 : 0),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ hold }) => hold)
}

/**
 * Those that this call ended. One that fails (Stripe does not answer, its count is wrong) stays held; its own expiry message
 * fails too, is retried, and alarms.
 */
async function endAll(ctx: Context, holds: readonly OrderItem[]): Promise<OrderItem[]> {
  const outcomes = await Promise.allSettled(holds.map(({ short_id }) => expireOrder(ctx, short_id)))
  return holds.filter((_, index) => {
    const outcome = outcomes[index]
    return outcome?.status === 'fulfilled' && outcome.value === 'ended'
  })
}

function isEnough(ended: readonly OrderItem[], shortages: readonly PoolShortage[]): boolean {
  return shortages.every(
    ({ pool_id, missing }) => ended.reduce((sum, hold) => sum + keptOf(hold, pool_id), 0) >= missing,
  )
}

function keptOf({ takes }: OrderItem, pool_id: string): number {
  return takes.filter((take) => take.pool_id === pool_id).reduce((sum, { quantity }) => sum + quantity, 0)
}
