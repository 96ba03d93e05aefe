import { isConditionRefused, untilWritten } from '../table/write.ts'
import { AppError, isAppError } from '../verb.ts'
import { evenShares, poolShardCount, sizeInPool, unlimitedSize } from './open-pool.ts'
import type { PoolChange } from './pool-change.ts'
import { PoolEntity } from './pool-entity.ts'
import { type PoolRef, readTaken } from './read-pools.ts'

/** `lost`: somebody changed the item that states the size; `taken`: a shard's condition refused, because something was bought. */
export type ResizeResult = 'written' | 'lost' | 'taken'

interface ResizeOptions {
  size: number | null
  refusal: BelowTaken
  /**
   * Writes the changes of a step with the item that states the size, together or not at all; error `server.busy` when
   * transactions on their shards prevent it, which must show after a few tries (`triesOf`).
   */
  write: (step: PoolResize) => Promise<ResizeResult>
}

const bounds = { tries: 100, longestPauseMilliseconds: 80, longestMilliseconds: 15_000 }

/** How often a step is tried before it is made smaller. */
export function triesOf(changes: readonly unknown[]): number {
  return changes.length > 1 ? 2 : 12
}

/**
 * Gives a pool a new size (null = unlimited) while it sells: at once if nothing is in the way, otherwise in steps over fewer and fewer
 * shards, since in a rush all of them are never quiet together (docs/decisions/0050). After each step the size and the shards agree.
 * Returns `lost` when somebody else changed the item, or sold what the last shard was to lose: read it again.
 * Refuses with `refusal` where the new size is below sold + held.
 */
export function resizePool(
  pool: PoolRef,
  { size, refusal, write }: ResizeOptions,
): Promise<'written' | 'lost'> {
  let { shards } = pool
  let most = Number.POSITIVE_INFINITY
  return untilWritten<{ result: 'written' | 'lost' }>(async () => {
    const step = await planResize({ ...pool, shards }, { size, refusal, most })
    const result = await write(step).catch((error: unknown) => {
      if (isAppError(error, 'server.busy')) return 'busy' as const
      throw error
    })
    if (result === 'written') {
      shards = step.shards
      return step.isLast ? { result } : 'lost'
    }
    if (result === 'lost' || (result === 'taken' && step.changes.length <= 1)) return { result: 'lost' }
    most = Math.max(1, Math.floor(step.changes.length / 2))
    return 'lost'
  }, bounds).then(({ result }) => result)
}

/** A step on the way to another size; the last one has `isLast`. */
export interface PoolResize {
  /** What the pool's size is after it (null = unlimited). */
  size: number | null
  shards: number
  changes: PoolChange[]
  isLast: boolean
}

interface Wanted {
  size: number | null
  refusal: BelowTaken
  /** How many shards it may change at once. */
  most: number
}

/**
 * The changes that bring a pool closer to a new size while it sells, all the way if that number of shards may change at once: to be written
 * with `poolWrites` in the transaction that stores the size. The changes are differences, so sales in between stay counted;
 * if they took what is to be removed, the write is refused and planned again. A pool never gets fewer shards.
 * Error: the given one when the new size is below sold + held.
 */
export async function planResize(pool: PoolRef, { size, refusal, most }: Wanted): Promise<PoolResize> {
  const shards = Math.max(pool.shards, poolShardCount(size))
  await openMissingShards(pool, shards)
  const seen = await readTaken([{ ...pool, shards }])
  const taken = seen.reduce((sum, { taken, base }) => sum + taken + base, 0)
  const before = seen.reduce((sum, { free }) => sum + free, 0)
  const free = sizeInPool(size) - taken
  if (free < 0) throw belowTaken(refusal, taken)
  const targets = evenShares(free, shards)
  const all = seen.map(({ pool_id, shard, free }) => {
    return { pool_id, shard, free: (targets[shard] ?? 0) - free, held: 0, sold: 0 }
  })
  const changes = free === before && shards === pool.shards ? [] : all.filter(({ free }) => free !== 0)
  if (changes.length <= most) return { size, shards, changes, isLast: true }
  const some = largestOf(changes, free - before, most)
  const reached = taken + before + some.reduce((sum, { free }) => sum + free, 0)
  return { size: sizeOf(reached), shards, changes: some, isLast: reached === sizeInPool(size) }
}

/** Those that come closest to what is missing (or too many), without going beyond. */
function largestOf(changes: readonly PoolChange[], missing: number, most: number): PoolChange[] {
  const sign = Math.sign(missing)
  let left = Math.abs(missing)
  return changes
    .filter(({ free }) => Math.sign(free) === sign)
    .sort((a, b) => sign * (b.free - a.free))
    .slice(0, most)
    .flatMap((change) => {
      const part = Math.min(left, Math.abs(change.free))
      left -= part
      return part > 0 ? [{ ...change, free: sign * part }] : []
    })
}

/** Halfway between a number and no limit there is none. */
function sizeOf(sum: number): number | null {
  return sum > unlimitedSize / 1000 ? null : sum
}

/**
 * New shards start empty, ready for the transaction that fills them, and are harmless if it never comes. They start marked: a mark that
 * was made before they were there is cleared by what fills them.
 */
async function openMissingShards({ pool_id, shards, terms = 0 }: PoolRef, wanted: number): Promise<void> {
  const missing = Array.from({ length: wanted - shards }, (_, index) => shards + index)
  await Promise.all(
    missing.map((shard) =>
      PoolEntity.create({ pool_id, shard, free: 0, taken: 0, terms, marked: true })
        .go()
        .catch((error: unknown) => {
          if (!isConditionRefused(error)) throw error
        }),
    ),
  )
}

/** The error for a size below what is taken, and the body's field that it belongs to. */
export interface BelowTaken {
  code: 'ticket.below_sold' | 'capacity_assignment.below_taken' | 'promo_code.below_used'
  field?: string
}

/** The refusal of a size below what is sold and held: with their number, at the field if there is one. */
export function belowTaken({ code, field }: BelowTaken, taken: number): AppError {
  const errors = field && { errors: { [field]: [`Enter ${taken} or more. That many are already taken.`] } }
  return new AppError(code, { details: { taken }, ...errors })
}
