import type { PoolShortage } from '../pool/plan-takes.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { AppError, type Context, refusalIn } from '../verb.ts'
import { expireOrder } from './expire-order.ts'
import { holdsOfOnePage, lapsedHoldPages } from './hold-deadline.ts'

const atOnce = 5
/** A buyer waits meanwhile: ending a hold may ask Stripe twice. */
const longestMilliseconds = 8000
/** A buyer who has enough ends some more for those who wait for this look. */
const helpingMilliseconds = 500

/**
 * Gives back what lapsed holds of an event still keep (F3): nothing waits for the expiry consumer when stock is short. Those that
 * need not ask Stripe come first, and it takes no longer than some seconds, half a second once there is enough. Holds that rivals end first, or
 * that cannot end, are passed over. `isFreed`: this call ended some; `isWhole`: it passed over none for want of time. Error:
 * `server.busy` when the time is over and none has ended.
 */
export async function reclaimLapsedHolds(
  ctx: Context,
  event_id: string,
  shortages: readonly PoolShortage[],
): Promise<{ isFreed: boolean; isWhole: boolean }> {
  const ended: OrderItem[] = []
  let isBusy = false
  const started = performance.now()
  for await (const page of lapsedHoldPages(ctx, event_id)) {
    const holds = inOrder(page, shortages)
    while (holds.length > 0) {
      const found = await endAll(ctx, holds.splice(0, atOnce))
      ended.push(...found.ended)
      isBusy ||= found.isBusy
      const milliseconds = performance.now() - started
      if (milliseconds < (isEnough(ended, shortages) ? helpingMilliseconds : longestMilliseconds)) continue
      if (ended.length === 0) throw new AppError('server.busy')
      return { isFreed: true, isWhole: false }
    }
    if (ended.length > 0) return { isFreed: true, isWhole: !isBusy && page.length < holdsOfOnePage }
  }
  return { isFreed: false, isWhole: !isBusy }
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
 * Those that this call ended, and whether one was too busy to be ended now. One that fails (Stripe does not answer, its count is wrong) stays held; its own expiry message
 * fails too, is retried, and alarms.
 */
async function endAll(
  ctx: Context,
  holds: readonly OrderItem[],
): Promise<{ ended: OrderItem[]; isBusy: boolean }> {
  const outcomes = await Promise.allSettled(holds.map(({ short_id }) => expireOrder(ctx, short_id)))
  const ended = holds.filter((_, index) => {
    const outcome = outcomes[index]
    return outcome?.status === 'fulfilled' && outcome.value === 'ended'
  })
  const isBusy = outcomes.some(
    (outcome) => outcome.status === 'rejected' && refusalIn(outcome.reason)?.code === 'server.busy',
  )
  return { ended, isBusy }
}

function isEnough(ended: readonly OrderItem[], shortages: readonly PoolShortage[]): boolean {
  return shortages.every(
    ({ pool_id, missing }) => ended.reduce((sum, hold) => sum + keptOf(hold, pool_id), 0) >= missing,
  )
}

function keptOf({ takes }: OrderItem, pool_id: string): number {
  return takes.filter((take) => take.pool_id === pool_id).reduce((sum, { quantity }) => sum + quantity, 0)
}
