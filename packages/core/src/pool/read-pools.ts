import { PoolEntity, type PoolShard, PoolSoldEntity } from './pool-entity.ts'

/** A pool's name and how many shards it has; `terms`: those that a taker must know. */
export interface PoolRef {
  pool_id: string
  shards: number
  terms?: number
}

/** Sums over a pool's shards. */
export interface PoolCounts {
  free: number
  held: number
  sold: number
  base: number
}

export interface ShardKey {
  pool_id: string
  shard: number
}

function shardKeys(pools: readonly PoolRef[]): ShardKey[] {
  return pools.flatMap(({ pool_id, shards }) =>
    Array.from({ length: shards }, (_, shard) => ({ pool_id, shard })),
  )
}

/** The counts of these pools, read shard by shard: right for pages, not for saying "sold out". */
export async function readPools(pools: readonly PoolRef[]): Promise<Map<string, PoolCounts>> {
  return sumByPool(await readShards(pools))
}

/** A shard with its `taken` divided into held and sold; while it sells, the two are read a moment apart. */
export interface CountedShard extends PoolShard {
  held: number
  sold: number
}

/** These pools shard by shard, each as last written. */
export async function readShards(pools: readonly PoolRef[]): Promise<CountedShard[]> {
  const [shards, sold] = await Promise.all([readTaken(pools), readSold(pools)])
  return shards.map((shard) => {
    const ofShard = sold.get(`${shard.pool_id}/${shard.shard}`) ?? 0
    return { ...shard, sold: ofShard, held: shard.taken - ofShard }
  })
}

/** The same without dividing held from sold. Reading waits for no transaction, so a rush does not hinder it. */
export async function readTaken(pools: readonly PoolRef[]): Promise<PoolShard[]> {
  return pools.length === 0 ? [] : readSingleShards(shardKeys(pools))
}

/** These shards, each as last written; those that do not exist are left out. */
export function readSingleShards(shards: readonly ShardKey[]): Promise<PoolShard[]> {
  return readKeys(shards, { consistent: true })
}

async function readKeys(shards: readonly ShardKey[], how: { consistent: boolean }): Promise<PoolShard[]> {
  const keys = shards.map(({ pool_id, shard }) => ({ pool_id, shard }))
  const { data } = await PoolEntity.get(keys).go(how)
  return data
}

/** Sums over a pool's shards, without dividing held from sold. */
export interface OpenCounts {
  free: number
  taken: number
  base: number
}

/**
 * These sums for display, at half a read unit a shard: up to a second behind. `isExact` reads them as last written, at
 * one unit.
 */
export async function readOpenCounts(
  pools: readonly PoolRef[],
  { isExact }: { isExact: boolean },
): Promise<Map<string, OpenCounts>> {
  const sums = new Map<string, OpenCounts>()
  if (pools.length === 0) return sums
  for (const { pool_id, free, taken, base } of await readKeys(shardKeys(pools), { consistent: isExact })) {
    const sum = sums.get(pool_id) ?? { free: 0, taken: 0, base: 0 }
    sums.set(pool_id, { free: sum.free + free, taken: sum.taken + taken, base: sum.base + base })
  }
  return sums
}

async function readSold(pools: readonly PoolRef[]): Promise<Map<string, number>> {
  if (pools.length === 0) return new Map()
  const keys = shardKeys(pools).map(({ pool_id, shard }) => ({ sold_pool_id: pool_id, shard }))
  const { data } = await PoolSoldEntity.get(keys).go({ consistent: true })
  return new Map(data.map(({ sold_pool_id, shard, sold = 0 }) => [`${sold_pool_id}/${shard}`, sold]))
}

/** The sums of these shards by pool. */
export function sumByPool(shards: readonly CountedShard[]): Map<string, PoolCounts> {
  const sums = new Map<string, PoolCounts>()
  for (const { pool_id, free, held, sold, base } of shards) {
    const sum = sums.get(pool_id) ?? { free: 0, held: 0, sold: 0, base: 0 }
    sums.set(pool_id, {
      free: sum.free + free,
      held: sum.held + held,
      sold: sum.sold + sold,
      base: sum.base + base,
    })
  }
  return sums
}
