import { putAll } from '../table/put-all.ts'
import { PoolEntity } from './pool-entity.ts'
import { evenShares, poolShardCount, sizeInPool } from './pool-shares.ts'

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
  await Promise.all(shards.map((shard) => PoolEntity.create({ ...shard, terms }).go()))
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
  await Promise.all(
    shares.map((base, shard) => PoolEntity.create({ pool_id, shard, free: 0, taken: 0, base }).go()),
  )
  return shares.length
}
