import { type Context, nowInstant } from '../context.ts'
import { poolWantsOf } from '../payment/pool-wants-of.ts'
import { poolChanges } from '../pool/pool-change.ts'
import { takeFromPools } from '../pool/take-from-pools.ts'
import { completionMessages } from './completed-order.ts'
import type { OrderItem } from './order-entity.ts'
import { reclaimLapsedHolds } from './reclaim-lapsed-holds.ts'
import { type OrderWriteResult, writeOrder } from './write-order.ts'

/**
 * Completes an order whose hold was over: if its tickets are still free they are taken again in the write that
 * completes it (F1). `paid` is the order with what is known of its payment. Error: order.sold_out.
 */
export async function retakeOrder(
  ctx: Context,
  before: OrderItem,
  paid: OrderItem,
): Promise<OrderWriteResult> {
  let result: OrderWriteResult = 'short'
  await takeFromPools(await poolWantsOf(before), {
    reclaim: () => reclaimLapsedHolds(ctx, before.event_id),
    write: async (takes, holds) => {
      result = await writeOrder({
        before,
        after: { ...paid, takes, status: 'COMPLETED', completed_at: nowInstant(ctx), ttl: undefined },
        pools: [...holds, ...poolChanges('sell', takes)],
        messages: completionMessages(ctx, before),
      })
      return result !== 'short'
    },
  })
  return result
}
