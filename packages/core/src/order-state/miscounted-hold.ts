import type { RefusedChange } from '../pool/pool-writes.ts'
import { readSingleShards } from '../pool/read-pools.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'

/**
 * Where a replaced hold gives back to the very shard that is taken from, a refusal has two possible reasons. Found here are those
 * by the count: the shard has less taken than the hold, which still stands, gives back (F28).
 */
export async function miscountedHold(
  { short_id, version }: OrderItem,
  refused: readonly RefusedChange[],
): Promise<RefusedChange[]> {
  const givingBack = refused.filter(({ change }) => change.held + change.sold < 0)
  if (givingBack.length === 0) return []
  const shards = await readSingleShards(givingBack.map(({ change }) => change))
  // Read last: unchanged now, it stood when the shards were read.
  const { data: hold } = await OrderEntity.get({ short_id }).go({ consistent: true })
  if (hold?.version !== version) return []
  return givingBack.filter(({ change: { pool_id, shard, held, sold } }) => {
    const seen = shards.find((candidate) => candidate.pool_id === pool_id && candidate.shard === shard)
    return (seen?.taken ?? 0) + held + sold < 0
  })
}
