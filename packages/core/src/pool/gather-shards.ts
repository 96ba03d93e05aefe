import { transactOnce } from '../table/write.ts'
import type { PoolChange, PoolTake } from './pool-change.ts'
import type { PoolShard } from './pool-entity.ts'
import { clearingMark, poolTransaction } from './pool-writes.ts'

/**
 * What brings free tickets of one pool together in one of its shards, where an order would take from more shards than
 * it may have (docs/decisions/0068): of the pool that is the most scattered, as few shards as needed and `most` at a
 * time. None if nothing can be brought together. The sum of what is free stays the same.
 */
export function planGathering(
  takes: readonly PoolTake[],
  seen: readonly PoolShard[],
  { tooMany, most }: { tooMany: number; most: number },
): PoolChange[] {
  const freeIn = ({ pool_id, shard }: PoolTake) =>
    seen.find((each) => each.pool_id === pool_id && each.shard === shard)?.free ?? 0
  const pools = Map.groupBy(
    // What a hold of the same buyer gives back is not free yet.
    takes.filter((take) => freeIn(take) > 0),
    ({ pool_id }) => pool_id,
  )
  const [scattered = []] = [...pools.values()].sort((a, b) => b.length - a.length)
  const [target, ...others] = scattered.toSorted((a, b) => freeIn(b) - freeIn(a))
  const moved = others.toReversed().slice(0, Math.min(tooMany, most))
  if (target === undefined || moved.length === 0) return []
  const sum = moved.reduce((sum, take) => sum + freeIn(take), 0)
  const change = ({ pool_id, shard }: PoolTake, free: number) => ({ pool_id, shard, free, held: 0, sold: 0 })
  return [...moved.map((take) => change(take, -freeIn(take))), change(target, sum)]
}

/** Writes that, or nothing: `busy` when one of the shards is in other writes, `lost` when one has less by now. */
export async function gatherShards(
  event_id: string,
  changes: readonly PoolChange[],
): Promise<'written' | 'lost' | 'busy'> {
  const refusals = await clearingMark(event_id, changes, (clearing) =>
    transactOnce(() => poolTransaction(changes, clearing)),
  )
  if (refusals === null) return 'written'
  return refusals.includes('ConditionalCheckFailed') ? 'lost' : 'busy'
}
