import { AppError } from '../app-error.ts'
import type { PoolTake } from './pool-change.ts'

/** DynamoDB's: a transaction has at most this many actions, none of them on the same item. */
const mostActions = 100
/** Kept for what is written with the pools: the order, one that it replaces, its payment watch, and what may come. */
const actionsBesidePools = 10

/**
 * From how many shards one order may take, so that all that can happen to it later fits one transaction: giving a sold
 * take back is two actions (the shard, and how much of it is sold), taking it again in one write as well, and a
 * replacement takes its own shards beside those that it gives back (docs/decisions/0037, F25).
 */
export const mostShardsPerOrder = Math.floor((mostActions - actionsBesidePools) / 2)

/** Switched off by the tests' negative controls only: without it, what was reserved may be too large to be undone. */
export const roomGuard = { isOn: true }

/** By how many shards takes are more than one order may have; 0 when they fit. */
export function shardsTooMany(takes: readonly Pick<PoolTake, 'pool_id' | 'shard'>[]): number {
  const shards = new Set(takes.map(({ pool_id, shard }) => `${pool_id}/${shard}`))
  return roomGuard.isOn ? Math.max(0, shards.size - mostShardsPerOrder) : 0
}

/** Refuses takes from more shards than one order may have. Error: `order.too_large`. */
export function checkRoom(takes: readonly Pick<PoolTake, 'pool_id' | 'shard'>[]): void {
  if (shardsTooMany(takes) > 0) throw new AppError('order.too_large')
}
