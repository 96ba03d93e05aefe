import { isAppError } from '../app-error.ts'
import { untilWritten } from '../table/until-written.ts'
import type { BelowTaken } from './below-taken.ts'
import { type PoolResize, planResize } from './plan-resize.ts'
import type { PoolRef } from './read-pools.ts'

/** `lost`: somebody changed what states the size; `taken`: a shard's condition refused, for something was bought. */
export type ResizeResult = 'written' | 'lost' | 'taken'

interface ResizeOptions {
  size: number | null
  refusal?: BelowTaken
  /**
   * Writes the changes of a step with the item that states the size, together or not at all; error `server.busy` when
   * transactions on their shards do not let it, which is to be found out after few tries (`triesOf`).
   */
  write: (step: PoolResize) => Promise<ResizeResult>
}

const bounds = { tries: 100, longestPauseMilliseconds: 80, longestMilliseconds: 15_000 }

/** How often a step is tried before it is made smaller. */
export function triesOf(changes: readonly unknown[]): number {
  return changes.length > 1 ? 2 : 12
}

/**
 * Gives a pool a new size (null = unlimited) while it sells: at once where nothing is in the way, else in steps over ever fewer
 * shards, since in a rush all of them are never quiet together (docs/decisions/0050). After each step the size and the shards agree.
 * Answers `lost` when somebody else changed the item, or sold what the last shard was to lose: read it again.
 * Error: `ticket.below_sold`, or the given one, when the new size is below sold + held; `server.busy`.
 */
export function resizePool(
  pool: PoolRef,
  { size, refusal = { code: 'ticket.below_sold' }, write }: ResizeOptions,
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
