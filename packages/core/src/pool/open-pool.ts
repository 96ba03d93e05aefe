import { PoolEntity } from './pool-entity.ts'
import { evenShares, poolShardCount, sizeInPool } from './pool-shares.ts'

/**
 * Writes the shards of a new pool of that size (null = unlimited) and answers how many there are. Done before the item
 * that names the pool is written: a pool that nobody names is harmless.
 */
export async function openPool(pool_id: string, size: number | null): Promise<number> {
  const shares = evenShares(sizeInPool(size), poolShardCount(size))
  await Promise.all(
    shares.map((free, shard) => PoolEntity.create({ pool_id, shard, free, held: 0, sold: 0 }).go()),
  )
  return shares.length
}
