import { createWriteTransaction } from 'electrodb'
import type { InTransaction } from '../table/item.ts'
import { mergePoolChanges, type PoolChange } from './pool-change.ts'
import { PoolEntity, PoolSoldEntity } from './pool-entity.ts'

/** Switched off by the tests' negative controls only: without its condition a pool oversells. */
export const poolGuard = { isOn: true }

/** To be spread into the entities of a transaction that changes pools. */
export const poolEntities = { pool: PoolEntity, poolSold: PoolSoldEntity }

/** Those entities as the transaction's callback receives them. */
export interface PoolsInTransaction {
  pool: InTransaction<typeof PoolEntity>
  poolSold: InTransaction<typeof PoolSoldEntity>
}

/**
 * The transaction items for these changes: each count is added to, and refused where it would fall below zero, or where the
 * shard's terms are others. To be spread into the transaction of the order or ticket that causes them.
 */
export function poolWrites(entities: PoolsInTransaction, changes: readonly PoolChange[]) {
  return mergePoolChanges(changes).flatMap((change) => [
    ...takenWrites(entities.pool, change),
    ...soldWrites(entities.poolSold, change),
  ])
}

/** What is held and becomes sold stays taken: nothing to write. */
function takenWrites(
  entity: PoolsInTransaction['pool'],
  { pool_id, shard, free, held, sold, base = 0, terms }: PoolChange,
) {
  const taken = held + sold
  if (free === 0 && taken === 0 && base === 0) return []
  return [
    entity
      .patch({ pool_id, shard })
      .add({ free, taken, base, given_back: Math.max(0, -taken) })
      .where((count, { eq, gte }) => {
        if (!poolGuard.isOn) return ''
        const conditions = [
          free < 0 ? gte(count.free, -free) : '',
          taken < 0 ? gte(count.taken, -taken) : '',
          base < 0 ? gte(count.base, -base) : '',
          terms === undefined ? '' : eq(count.terms, terms),
        ]
        return conditions.filter((condition) => condition !== '').join(' AND ')
      })
      .commit(),
  ]
}

function soldWrites(entity: PoolsInTransaction['poolSold'], { pool_id, shard, sold }: PoolChange) {
  if (sold === 0) return []
  return [
    entity
      .update({ sold_pool_id: pool_id, shard })
      .add({ sold })
      .where((count, { gte }) => (sold < 0 && poolGuard.isOn ? gte(count.sold, -sold) : ''))
      .commit(),
  ]
}

/** Pool changes on their own, without an order or ticket: mending drift. */
export function poolTransaction(changes: readonly PoolChange[]) {
  return createWriteTransaction(poolEntities, (entities) => poolWrites(entities, changes)).go()
}
