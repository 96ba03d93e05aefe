import { putAll } from '../table/batches.ts'
import { PoolEntity } from './pool-entity.ts'

/**
 * Writes the shards of a new pool of that size (null = unlimited) and answers how many there are. Done before the item
 * that names the pool is written: a pool that no item names is harmless.
 */
export async function openPool(
  pool_id: string,
  size: number | null,
  { terms = 0 }: { terms?: number } = {},
): Promise<number> {
  const shards = newPool(pool_id, size)
  await putAll(
    PoolEntity,
    shards.map((shard) => ({ ...shard, terms })),
  )
  return shards.length
}

/** Writes the shards of many new pools, as `openPool` does of one; each has `poolShardCount` of them. */
export async function openPools(pools: readonly { pool_id: string; size: number | null }[]): Promise<void> {
  await putAll(
    PoolEntity,
    pools.flatMap(({ pool_id, size }) => newPool(pool_id, size)),
  )
}

function newPool(pool_id: string, size: number | null) {
  const shares = evenShares(sizeInPool(size), poolShardCount(size))
  return shares.map((free, shard) => ({ pool_id, shard, free, taken: 0, terms: 0 }))
}

/**
 * Opens a pool that begins to count while others sell already: all of its size counts as taken (`base`), until
 * `recountBase` has looked how much really is.
 */
export async function openCountingPool(pool_id: string, size: number): Promise<number> {
  const shares = evenShares(size, poolShardCount(size))
  await putAll(
    PoolEntity,
    shares.map((base, shard) => ({ pool_id, shard, free: 0, taken: 0, base })),
  )
  return shares.length
}

/** Stands for "no limit": more than could ever be sold, small enough to stay an exact integer. */
export const unlimitedSize = 1_000_000_000_000

const ticketsPerShard = 25
/** No pool has more: reading this number of shards of one reads all that there are. */
export const mostPoolShards = 32

/**
 * How many shards a pool of that size has; null = unlimited. A shard sells one order at a time, in the 5 to 20 ms of a
 * transaction, so a crowd waits as long as the fullest shard takes; but each shard is a read for all who look what is left
 * (docs/decisions/0050, measured). Small pools have one: they are sold before a crowd has waited.
 */
export function poolShardCount(size: number | null): number {
  if (size === null) return mostPoolShards
  return Math.max(1, Math.min(mostPoolShards, Math.ceil(size / ticketsPerShard)))
}

/** An amount dealt out evenly; the first shards get what does not divide. */
export function evenShares(amount: number, shards: number): number[] {
  const share = Math.floor(amount / shards)
  return Array.from({ length: shards }, (_, shard) => share + (shard < amount % shards ? 1 : 0))
}

/** The number that the shards' counts sum to. */
export function sizeInPool(size: number | null): number {
  return size ?? unlimitedSize
}
