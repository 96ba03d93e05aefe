import { type Context, ttlAfterDays } from '../context.ts'
import { poolChanges } from '../pool/pool-change.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { withMoment } from './with-moment.ts'
import type { OrderWrite } from './write-order.ts'

/** Kept as long as Stripe's events, so that a late payment still finds its order. */
const keptDays = 40

/** The write that ends a hold: its tickets return to stock; the order itself vanishes after a while. */
export function endedHold(ctx: Context, before: OrderItem): OrderWrite & { after: OrderItem } {
  return {
    before,
    after: { ...withMoment(ctx, before, 'EXPIRED'), status: 'EXPIRED', ttl: ttlAfterDays(ctx, keptDays) },
    pools: poolChanges('release', before.takes),
  }
}
