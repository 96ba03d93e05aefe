import { createWriteTransaction } from 'electrodb'
import type { InTransaction } from '../table/entity.ts'
import type { TransactionRefusal } from '../table/write.ts'
import { mergePoolChanges, type PoolChange } from './pool-change.ts'
import { PoolEntity, PoolSoldEntity } from './pool-entity.ts'
import type { PoolRef, ShardKey } from './read-pools.ts'

/** Spread this into the entities of a transaction that changes pools. */
export const poolEntities = { pool: PoolEntity, poolSold: PoolSoldEntity }

/** Those entities as the transaction's callback receives them. */
export interface PoolsInTransaction {
  pool: InTransaction<typeof PoolEntity>
  poolSold: InTransaction<typeof PoolSoldEntity>
}

/** One item of a transaction: a shard's own counts, or how much of it is sold. */
interface PoolAction {
  change: PoolChange
  of: 'taken' | 'sold'
}

/**
 * The transaction items for these changes: each adds to a count, and is refused if the count would fall below zero or
 * the shard has other terms. Spread them into the transaction of the order or ticket that causes them.
 */
export function poolWrites({ pool, poolSold }: PoolsInTransaction, changes: readonly PoolChange[]) {
  return poolActions(changes).map(({ change, of }) =>
    of === 'taken' ? takenWrite(pool, change) : soldWrite(poolSold, change),
  )
}

export interface RefusedChange {
  change: PoolChange
  /** It may be refused because too little is left or the terms differ, not only because a count is wrong. */
  isTaking: boolean
}

/**
 * The shards that were busy with other writes (or throttled) when a transaction met them; `refusals` as below. Empty
 * if other items caused the conflict.
 */
export function busyShards(
  changes: readonly PoolChange[],
  refusals: readonly TransactionRefusal[],
): ShardKey[] {
  return poolActions(changes)
    .filter((_, index) => !['None', undefined].includes(refusals[index]))
    .map(({ change: { pool_id, shard } }) => ({ pool_id, shard }))
}

/** Which of these changes a transaction refused; `refusals` are those of the items that `poolWrites` made of them. */
export function refusedChanges(
  changes: readonly PoolChange[],
  refusals: readonly TransactionRefusal[],
): RefusedChange[] {
  return poolActions(changes)
    .filter((_, index) => refusals[index] === 'ConditionalCheckFailed')
    .map(({ change, of }) => ({
      change,
      isTaking: of === 'taken' && (change.free < 0 || change.terms !== undefined),
    }))
}

/** What is held and becomes sold stays taken: no item for that. */
function poolActions(changes: readonly PoolChange[]): PoolAction[] {
  return mergePoolChanges(changes).flatMap((change) => {
    const { free, held, sold, base = 0 } = change
    const movesTaken = free !== 0 || held + sold !== 0 || base !== 0
    return [
      ...(movesTaken ? [{ change, of: 'taken' } as const] : []),
      ...(sold !== 0 ? [{ change, of: 'sold' } as const] : []),
    ]
  })
}

function takenWrite(
  entity: PoolsInTransaction['pool'],
  { pool_id, shard, free, held, sold, base = 0, terms }: PoolChange,
) {
  const taken = held + sold
  return entity
    .patch({ pool_id, shard })
    .add({
      free,
      taken,
      ...(base !== 0 ? { base } : {}),
      ...(taken < 0 ? { given_back: -taken } : {}),
      ...(free > 0 ? { risen: free } : {}),
    })
    .where((count, { eq, gte }) => {
      const conditions = [
        free < 0 ? gte(count.free, -free) : '',
        taken < 0 ? gte(count.taken, -taken) : '',
        base < 0 ? gte(count.base, -base) : '',
        terms === undefined ? '' : eq(count.terms, terms),
      ]
      return conditions.filter((condition) => condition !== '').join(' AND ')
    })
    .commit()
}

function soldWrite(entity: PoolsInTransaction['poolSold'], { pool_id, shard, sold }: PoolChange) {
  return entity
    .update({ sold_pool_id: pool_id, shard })
    .add({ sold })
    .where((count, { gte }) => (sold < 0 ? gte(count.sold, -sold) : ''))
    .commit()
}

/** Pool changes on their own, without an order or ticket: to correct drift. */
export function poolTransaction(changes: readonly PoolChange[]) {
  return createWriteTransaction(poolEntities, (entities) => poolWrites(entities, changes)).go()
}

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
