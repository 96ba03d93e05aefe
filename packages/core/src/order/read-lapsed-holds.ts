import { type Context, nowInstant } from '../context.ts'
import { readListShards } from '../event/read-list-shards.ts'
import { OrderEntity, type OrderItem } from './order-entity.ts'

const perShard = 10

/** Holds of an event that lapsed and are not ended yet (F3), some of them where there are many. */
export async function readLapsedHolds(ctx: Context, event_id: string): Promise<OrderItem[]> {
  const shards = await readListShards(event_id)
  const pages = await Promise.all(
    shards.map((shard) =>
      OrderEntity.query
        .hold(shard)
        .lte({ reserved_until: nowInstant(ctx) })
        .go({ limit: perShard, hydrate: true }),
    ),
  )
  return pages.flatMap(({ data }) => data)
}
