import { type Context, nowInstant } from '../context.ts'
import { readListShards } from '../event/read-list-shards.ts'
import { expireOrder } from './expire-order.ts'
import { OrderEntity } from './order-entity.ts'

const perShard = 10

/**
 * Gives back what lapsed holds of an event still keep (F3): nothing waits for the expiry consumer when stock is short.
 * Answers whether any hold was ended, by this call or meanwhile by another.
 */
export async function reclaimLapsedHolds(ctx: Context, event_id: string): Promise<boolean> {
  const shards = await readListShards(event_id)
  const pages = await Promise.all(
    shards.map((shard) =>
      OrderEntity.query
        .hold(shard)
        .lte({ reserved_until: nowInstant(ctx) })
        .go({ limit: perShard, hydrate: true }),
    ),
  )
  const lapsed = pages.flatMap(({ data }) => data)
  // One that fails (Stripe does not answer) stays held; its own expiry message fails too, is retried, and alarms.
  const ended = await Promise.allSettled(lapsed.map(({ short_id }) => expireOrder(ctx, short_id)))
  return ended.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'ended')
}
