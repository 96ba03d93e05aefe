import { AppError } from '../app-error.ts'
import { backOff } from '../table/transact.ts'
import { guessTakes, type PoolShortage, type PoolWant, planTakes } from './plan-takes.ts'
import { type PoolChange, type PoolTake, poolChanges } from './pool-change.ts'
import { readPoolsAtOnce } from './read-pools.ts'

interface TakeOptions {
  /** A hold of the same buyer that this one replaces: what it gives back may be taken in the same write. */
  replaces?: readonly PoolTake[]
  /** Writes the changes with whatever belongs to them; false when a pool's condition refused. */
  write: (takes: PoolTake[], changes: PoolChange[]) => Promise<boolean>
  /** Gives back lapsed holds; answers whether there were any (F3). */
  reclaim: (shortages: PoolShortage[]) => Promise<boolean>
}

const attempts = 40

/**
 * Takes from all wanted pools in one write, or from none. A buyer asking for no more than is left gets them, also when
 * they lie in several shards or in lapsed holds; "sold out" is said only after every shard was seen short at one
 * instant (F9). Errors: `order.sold_out`, `server.busy`.
 */
export async function takeFromPools(wants: readonly PoolWant[], options: TakeOptions): Promise<PoolTake[]> {
  const { replaces = [], write, reclaim } = options
  const givenBack = poolChanges('release', replaces)
  const first = replaces.length > 0 ? undefined : guessTakes(wants)
  if (first && (await write(first, poolChanges('hold', first)))) return first
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { takes, shortages } = planTakes(wants, await readPoolsAtOnce(wants), replaces)
    if (shortages.length > 0) {
      if (!(await reclaim(shortages))) throw soldOut(shortages)
    } else {
      if (await write(takes, [...givenBack, ...poolChanges('hold', takes)])) return takes
      await backOff(Math.min(attempt, 4))
    }
  }
  throw new AppError('server.busy')
}

function soldOut(shortages: readonly PoolShortage[]): AppError {
  return new AppError('order.sold_out', { details: { pool_ids: shortages.map(({ pool_id }) => pool_id) } })
}
