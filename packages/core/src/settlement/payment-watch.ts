import {
  PaymentWatchEntity,
  type PaymentWatchItem,
  watchShards,
} from '../store/payment/payment-watch-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { type Context, instantAfter, nowInstant, ttlAfterDays } from '../verb.ts'

const firstLookSeconds = 600
const longestPauseSeconds = 86_400
/** When a settled payment is checked again, for refunds and disputes that no webhook reported: banks take weeks for those. */
const lateLookDays = [1, 7, 35]
/** As long as an ended order is kept: afterwards nothing could be settled anymore. */
const keptDays = 40

/** The watch of an order when its money starts to move, to be written with the order; an existing one starts over. */
export function newWatch(ctx: Context, order_short_id: string): PaymentWatchItem {
  return {
    order_short_id,
    watch_shard: Math.floor(Math.random() * watchShards),
    check_at: instantAfter(ctx, firstLookSeconds),
    checks: 0,
    started_at: nowInstant(ctx),
    ttl: ttlAfterDays(ctx, keptDays),
  }
}

/** `open`: money may still come, go or be owed; `settled`: all is booked; `over`: nothing can happen anymore. */
export type Standing = 'open' | 'settled' | 'over'

/** Sets when an order is checked next, or ends its watch. A watch that was restarted since is not changed. */
export async function moveWatch(ctx: Context, watch: PaymentWatchItem, standing: Standing): Promise<void> {
  const check_at = nextLook(ctx, watch, standing)
  try {
    await (check_at === null
      ? PaymentWatchEntity.delete({ order_short_id: watch.order_short_id })
          .where(({ check_at }, { eq }) => eq(check_at, watch.check_at))
          .go()
      : PaymentWatchEntity.put({ ...watch, check_at, checks: watch.checks + 1 })
          .where(({ check_at }, { eq }) => eq(check_at, watch.check_at))
          .go())
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

/** When to check next: after growing pauses while open, on fixed later days once settled. Null for never. */
function nextLook(ctx: Context, watch: PaymentWatchItem, standing: Standing): string | null {
  switch (standing) {
    case 'open':
      return instantAfter(ctx, Math.min(longestPauseSeconds, firstLookSeconds * 2 ** (watch.checks + 1)))
    case 'settled': {
      const started = Date.parse(watch.started_at)
      const next = lateLookDays
        .map((days) => started + days * 86_400_000)
        .find((at) => at > ctx.now.getTime())
      return next === undefined ? null : new Date(next).toISOString()
    }
    case 'over':
      return null
  }
}
