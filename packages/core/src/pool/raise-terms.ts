import { isConditionRefused } from '../table/write.ts'
import { PoolEntity } from './pool-entity.ts'
import type { PoolRef } from './read-pools.ts'

/**
 * From now on, a process that takes from these pools must know their terms. Terms only rise; repeating it, late or
 * concurrently, changes nothing.
 */
export async function raiseTerms(pools: readonly PoolRef[]): Promise<void> {
  await Promise.all(
    pools.flatMap(({ pool_id, shards, terms = 0 }) =>
      Array.from({ length: shards }, (_, shard) => raise({ pool_id, shard }, terms)),
    ),
  )
}

async function raise(key: { pool_id: string; shard: number }, terms: number): Promise<void> {
  try {
    await PoolEntity.patch(key)
      .set({ terms })
      .where((shard, { lt }) => lt(shard.terms, terms))
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}
