import { PoolEntity } from './pool-entity.ts'
import { evenShares, poolShardCount, sizeInPool } from './pool-shares.ts'

/**
 * Writes the shards of a new pool of that size (null = unlimited) and answers how many there are. Done before the item
 * that names the pool is written: a pool that nobody names is harmless.
 */
export async function openPool(pool_id: string, size: number | null): Promise<number> {
  const shards = poolShardCount(size)
  const items = evenShares(sizeInPool(size), shards).map((free, shard) => ({
    pool_id,
    shard,
    free,
    held: 0,
    sold: 0,
  }))
  const { unprocessed } = await PoolEntity.put(items).go()
  await Promise.all(unprocessed.map((item) => PoolEntity.put(item as (typeof items)[number]).go()))
  return shards
}

/** Removes the shards of a pool that nothing was ever taken from. */
export async function closePool(pool_id: string, shards: number): Promise<void> {
  await PoolEntity.delete(Array.from({ length: shards }, (_, shard) => ({ pool_id, shard }))).go()
}
