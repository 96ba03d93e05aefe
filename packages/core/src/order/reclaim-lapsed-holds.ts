import type { Context } from '../context.ts'
import type { PoolShortage } from '../pool/plan-takes.ts'
import { expireOrder } from './expire-order.ts'
import type { OrderItem } from './order-entity.ts'
import { lapsedHoldPages } from './read-lapsed-holds.ts'

const atOnce = 5

/**
 * Gives back what lapsed holds of an event still keep (F3), until there is enough: nothing waits for the expiry consumer
 * when stock is short. Answers whether this call ended any; those that rivals end first, or that cannot end, are passed over.
 */
export async function reclaimLapsedHolds(
  ctx: Context,
  event_id: string,
  shortages: readonly PoolShortage[],
): Promise<boolean> {
  const ended: OrderItem[] = []
  for await (const page of lapsedHoldPages(ctx, event_id)) {
    const holds = inOrder(page, shortages)
    while (holds.length > 0 && !isEnough(ended, shortages)) {
      ended.push(...(await endAll(ctx, holds.splice(0, atOnce))))
    }
    if (ended.length > 0) return true
  }
  return false
}

/** Those that keep what is short come first; rivals begin with different ones. */
function inOrder(page: readonly OrderItem[], shortages: readonly PoolShortage[]): OrderItem[] {
  const isUseful = (hold: OrderItem) => shortages.some(({ pool_id }) => keptOf(hold, pool_id) > 0)
  return page
    .map((hold) => ({ hold, rank: Math.random() - (isUseful(hold) ? 1 : 0) }))
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
