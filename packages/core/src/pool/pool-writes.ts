import { createWriteTransaction } from 'electrodb'
import type { InTransaction } from '../table/entity.ts'
import { isConditionRefused, type TransactionRefusal, transact } from '../table/write.ts'
import { mergePoolChanges, type PoolChange } from './pool-change.ts'
import { PoolEntity, PoolSoldEntity } from './pool-entity.ts'
import type { PoolRef, ShardKey } from './read-pools.ts'
import { SoldOutEntity } from './sold-out-entity.ts'

/** Spread this into the entities of a transaction that changes pools. */
export const poolEntities = { pool: PoolEntity, poolSold: PoolSoldEntity, soldOut: SoldOutEntity }

/** Those entities as the transaction's callback receives them. */
export interface PoolsInTransaction {
  pool: InTransaction<typeof PoolEntity>
  poolSold: InTransaction<typeof PoolSoldEntity>
  soldOut: InTransaction<typeof SoldOutEntity>
}

/** One item of a transaction: a shard's own counts, or how much of it is sold. */
interface PoolAction {
  change: PoolChange
  of: 'taken' | 'sold'
}

/** The event with a mark that a write clears, since it brings stock back; `isSooner`: since a hold ends sooner than was known. */
export interface MarkClearing {
  event_id: string
  isSooner?: boolean
}

/**
 * The transaction items for these changes: each adds to a count, and is refused if the count would fall below zero or
 * the shard has other terms, or if it brings stock to a marked shard and clears no mark. Spread them into the transaction of the order or ticket
 * that causes them.
 */
export function poolWrites(
  { pool, poolSold, soldOut }: PoolsInTransaction,
  changes: readonly PoolChange[],
  clearing?: MarkClearing,
) {
  const actions = poolActions(changes)
  const isClearing = clearing !== undefined
  return [
    ...actions.map(({ change, of }) =>
      of === 'taken' ? takenWrite(pool, change, isClearing) : soldWrite(poolSold, change),
    ),
    ...(clearing ? [markClearing(soldOut, clearing)] : []),
  ]
}

/** One item of a transaction: what the event's mark says is no longer believed. */
export function markClearing(
  entity: PoolsInTransaction['soldOut'],
  { event_id, isSooner = false }: MarkClearing,
) {
  return entity
    .update({ short_event_id: event_id })
    .remove(isSooner ? ['pools', 'marking', 'clear_from', 'clear_until'] : ['pools', 'marking'])
    .commit()
}

/**
 * Runs a write that changes pools, and once more, clearing the event's mark, where a shard that gets stock may have refused it for being
 * marked. Only the first return to a marked shard is written twice.
 */
export async function clearingMark(
  event_id: string,
  changes: readonly PoolChange[],
  run: (clearing?: MarkClearing) => Promise<TransactionRefusal[] | null>,
): Promise<TransactionRefusal[] | null> {
  const refusals = await run()
  const mayBeMarked = refusals?.includes('ConditionalCheckFailed') && mergePoolChanges(changes).some(isRising)
  return mayBeMarked ? run({ event_id }) : refusals
}

function isRising({ free }: PoolChange): boolean {
  return free > 0
}

export interface RefusedChange {
  change: PoolChange
  /** It may be refused because too little is left or the terms differ, not only because a count is wrong. */
  isTaking: boolean
  /** It may be refused because its shard is marked. */
  mayBeMarked: boolean
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
      mayBeMarked: of === 'taken' && isRising(change),
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
  isClearing: boolean,
) {
  const taken = held + sold
  return entity
    .patch({ pool_id, shard })
    .remove(isClearing && free > 0 ? ['marked'] : [])
    .add({
      free,
      taken,
      ...(base !== 0 ? { base } : {}),
      ...(taken < 0 ? { given_back: -taken } : {}),
      ...(free > 0 ? { risen: free } : {}),
    })
    .where((count, { eq, gte, notExists }) => {
      const conditions = [
        free > 0 && !isClearing ? notExists(count.marked) : '',
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
export function poolTransaction(changes: readonly PoolChange[], clearing?: MarkClearing) {
  return createWriteTransaction(poolEntities, (entities) => poolWrites(entities, changes, clearing)).go()
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

/** What a shard of a counting pool still counted as taken, when it was read. */
export interface SeenBase {
  pool_id: string
  shard: number
  base: number
}

/**
 * Turns a part of that into free, unless it has changed since. By a plain update, or, where the shard is marked, in a transaction that
 * clears the event's mark. Answers whether it was written.
 */
export async function freeBase(
  event_id: string,
  { pool_id, shard, base }: SeenBase,
  part: number,
): Promise<boolean> {
  const counts = { free: part, base: -part, risen: part }
  try {
    await PoolEntity.patch({ pool_id, shard })
      .add(counts)
      .where((count, { eq, notExists }) => `${eq(count.base, base)} AND ${notExists(count.marked)}`)
      .go()
    return true
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
  const write = () =>
    createWriteTransaction(poolEntities, ({ pool, soldOut }) => [
      pool
        .patch({ pool_id, shard })
        .remove(['marked'])
        .add(counts)
        .where((count, { eq }) => eq(count.base, base))
        .commit(),
      markClearing(soldOut, { event_id }),
    ]).go()
  return (await transact(write)) === null
}

/**
 * A shard's counts disagree with the orders that took from it, so what they took cannot be moved: asking again does not help
 * (F28). An opaque error for the caller; its message is for the operator, in the log that the alarm points to.
 */
export class PoolDrift extends Error {
  override readonly name = 'PoolDrift'
  readonly pool_id: string
  readonly shard: number

  constructor(event_id: string, { pool_id, shard }: Pick<PoolChange, 'pool_id' | 'shard'>) {
    super(
      `The counts of pool ${pool_id}, shard ${shard}, disagree with the orders of event ${event_id}. ` +
        `Mend them: pnpm operate check-pools ${event_id} --mend`,
    )
    this.pool_id = pool_id
    this.shard = shard
  }
}
