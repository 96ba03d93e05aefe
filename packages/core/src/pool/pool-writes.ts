import { createWriteTransaction } from 'electrodb'
import type { InTransaction } from '../table/item.ts'
import { mergePoolChanges, type PoolChange } from './pool-change.ts'
import { PoolEntity } from './pool-entity.ts'

/** Switched off by the tests' negative controls only: without its condition a pool oversells. */
export const poolGuard = { isOn: true }

/** To be spread into the entities of a transaction that changes pools. */
export const poolEntities = { pool: PoolEntity }

/**
 * The transaction items for these changes, one per shard: each count is added to, and refused where it would fall
 * below zero, or where the shard's terms are others. To be spread into the transaction of the order or ticket that causes them.
 */
export function poolWrites(pool: InTransaction<typeof PoolEntity>, changes: readonly PoolChange[]) {
  return mergePoolChanges(changes).map(({ pool_id, shard, free, held, sold, base = 0, terms }) =>
    pool
      .patch({ pool_id, shard })
      .add({ free, held, sold, base, given_back: Math.max(0, -(held + sold)) })
      .where((count, { eq, gte }) => {
        if (!poolGuard.isOn) return ''
        const conditions = [
          free < 0 ? gte(count.free, -free) : '',
          held < 0 ? gte(count.held, -held) : '',
          sold < 0 ? gte(count.sold, -sold) : '',
          base < 0 ? gte(count.base, -base) : '',
          terms === undefined ? '' : eq(count.terms, terms),
        ]
        return conditions.filter((condition) => condition !== '').join(' AND ')
      })
      .commit(),
  )
}

/** Pool changes on their own, without an order or ticket: mending drift. */
export function poolTransaction(changes: readonly PoolChange[]) {
  return createWriteTransaction(poolEntities, ({ pool }) => poolWrites(pool, changes)).go()
}
