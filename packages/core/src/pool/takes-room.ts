import { AppError } from '../verb.ts'
import type { PoolChange, PoolTake } from './pool-change.ts'

/** DynamoDB's limit: a transaction has at most this many actions, none of them on the same item. */
const mostActions = 100
/** Reserved for what is written with the pools: the order, one that it replaces, its payment watch, and later additions. */
const actionsBesidePools = 10

/**
 * How many shards one order may take from, so that all that can happen to it later fits one transaction: giving a sold
 * take back is two actions (the shard, and how much of it is sold), taking it again in one write as well, and a
 * replacement takes its own shards beside those that it gives back (docs/decisions/0037, F25).
 */
export const mostShardsPerOrder = Math.floor((mostActions - actionsBesidePools) / 2)

/** By how many shards takes are more than one order may have; 0 when they fit. */
export function shardsTooMany(takes: readonly Pick<PoolTake, 'pool_id' | 'shard'>[]): number {
  const shards = new Set(takes.map(({ pool_id, shard }) => `${pool_id}/${shard}`))
  return Math.max(0, shards.size - mostShardsPerOrder)
}

/** Refuses takes from more shards than one order may have. */
export function checkRoom(takes: readonly Pick<PoolTake, 'pool_id' | 'shard'>[]): void {
  if (shardsTooMany(takes) > 0) throw new AppError('order.too_large')
}

/**
 * One ticket's part of what an order took: one of its price's pool, and one of each pool that was taken for that price as
 * well. `left` is what the order keeps.
 */
export function takeOfOne(
  takes: readonly PoolTake[],
  price_id: string,
): { one: PoolTake[]; left: PoolTake[] } {
  const chosen = new Map<string, PoolTake>()
  for (const take of takes) {
    const isForPrice = take.covers ? take.covers.includes(price_id) : take.pool_id === price_id
    if (isForPrice && !chosen.has(take.pool_id)) chosen.set(take.pool_id, take)
  }
  const one = [...chosen.values()].map((take) => ({ ...take, quantity: 1 }))
  const left = takes
    .map((take) => (chosen.get(take.pool_id) === take ? { ...take, quantity: take.quantity - 1 } : take))
    .filter(({ quantity }) => quantity > 0)
  return { one, left }
}

/**
 * A shard's counts disagree with the orders that took from it, so what they took cannot be moved: asking again does not help
 * (F28). An opaque error for the caller; its message is for the operator, in the log that the alarm points to.
 */
export class PoolDrift extends Error {
  override readonly name = 'PoolDrift'
  readonly pool_id: string
  readonly shard: number

  constructor(event_id: string, { pool_id, shard }: Pick<PoolChange, 'pool_id' | 'shard'>) {
    super(
      `The counts of pool ${pool_id}, shard ${shard}, disagree with the orders of event ${event_id}. ` +
        `Mend them: pnpm operate check-pools ${event_id} --mend`,
    )
    this.pool_id = pool_id
    this.shard = shard
  }
}
