import { readListShards } from '../event-graph/read-list-shards.ts'
import { OrderEntity } from '../store/order/order-entity.ts'

/** Whether anybody holds or ever ordered tickets of an event: one line of either index is enough. */
export async function hasOrders(event_id: string): Promise<boolean> {
  const shards = await readListShards(event_id)
  const options = { limit: 1, data: 'includeKeys', ignoreOwnership: true } as const
  const pages = await Promise.all([
    ...shards.map((shard) => OrderEntity.query.list(shard).go(options)),
    ...shards.map((shard) => OrderEntity.query.hold(shard).go(options)),
  ])
  return pages.some(({ data }) => data.length > 0)
}
