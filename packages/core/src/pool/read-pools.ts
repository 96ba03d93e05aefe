import { createGetTransaction } from 'electrodb'
import { backOff } from '../table/transact.ts'
import { PoolEntity, type PoolShard } from './pool-entity.ts'

/** A pool's name and how many shards it has. */
export interface PoolRef {
  pool_id: string
  shards: number
}

/** Sums over a pool's shards. */
export interface PoolCounts {
  free: number
  held: number
  sold: number
}

function shardKeys(pools: readonly PoolRef[]) {
  return pools.flatMap(({ pool_id, shards }) =>
    Array.from({ length: shards }, (_, shard) => ({ pool_id, shard })),
  )
}

/** The counts of these pools, read shard by shard: right for pages, not for saying "sold out". */
export async function readPools(pools: readonly PoolRef[]): Promise<Map<string, PoolCounts>> {
  if (pools.length === 0) return new Map()
  const { data } = await PoolEntity.get(shardKeys(pools)).go({ consistent: true })
  return sumByPool(data)
}

/**
 * Every shard of these pools at one instant (a read transaction): what "sold out" is decided on. At most 100
 * shards in all.
 */
export async function readPoolsAtOnce(pools: readonly PoolRef[]): Promise<PoolShard[]> {
  const keys = shardKeys(pools)
  for (let attempt = 0; ; attempt += 1) {
    const { canceled, data } = await createGetTransaction({ pool: PoolEntity }, ({ pool }) =>
      keys.map((key) => pool.get(key).commit()),
    ).go()
    if (!canceled) return data.flatMap(({ item }) => (item ? [item] : []))
    await backOff(attempt)
  }
}

/** The sums of these shards by pool. */
export function sumByPool(shards: readonly PoolShard[]): Map<string, PoolCounts> {
  const sums = new Map<string, PoolCounts>()
  for (const { pool_id, free, held, sold } of shards) {
    const sum = sums.get(pool_id) ?? { free: 0, held: 0, sold: 0 }
    sums.set(pool_id, { free: sum.free + free, held: sum.held + held, sold: sum.sold + sold })
  }
  return sums
}
