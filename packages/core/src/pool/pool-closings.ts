import type { PoolsInTransaction } from './pool-writes.ts'
import type { PoolRef } from './read-pools.ts'

/**
 * The transaction items that end a pool, one per shard: refused while any of it is held or sold. Buyers who come
 * later find no pool, which reads as sold out.
 */
export function poolClosings({ pool }: PoolsInTransaction, pools: readonly PoolRef[]) {
  return pools.flatMap(({ pool_id, shards }) =>
    Array.from({ length: shards }, (_, shard) =>
      pool
        .delete({ pool_id, shard })
        .where(({ taken }, { eq }) => eq(taken, 0))
        .commit(),
    ),
  )
}
