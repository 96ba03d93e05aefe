import { type Context, nowInstant } from '../context.ts'
import { readListShards } from '../event-graph/read-list-shards.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'

const perShard = 10
const mostPages = 5

/** Holds of an event that lapsed and are not ended yet (F3), some of them where there are many. */
export async function readLapsedHolds(ctx: Context, event_id: string): Promise<OrderItem[]> {
  const { value } = await lapsedHoldPages(ctx, event_id).next()
  return value ?? []
}

/** The same page after page, the longest lapsed first: for who passes over those that cannot be ended. */
export async function* lapsedHoldPages(
  ctx: Context,
  event_id: string,
): AsyncGenerator<OrderItem[], undefined> {
  let left = (await readListShards(event_id)).map((shard) => ({ shard, cursor: null as string | null }))
  for (let page = 0; page < mostPages && left.length > 0; page += 1) {
    const pages = await Promise.all(
      left.map(({ shard, cursor }) =>
        OrderEntity.query
          .hold(shard)
          .lte({ reserved_until: nowInstant(ctx) })
          .go({ limit: perShard, hydrate: true, cursor }),
      ),
    )
    yield pages.flatMap(({ data }) => data)
    left = left
      .map(({ shard }, index) => ({ shard, cursor: pages[index]?.cursor ?? null }))
      .filter(({ cursor }) => cursor !== null)
  }
  return undefined
}
