import { AppError } from '../app-error.ts'
import { untilWritten } from '../table/until-written.ts'
import { guessTakes, type PoolShortage, type PoolWant, planTakes } from './plan-takes.ts'
import { type PoolChange, type PoolTake, poolChanges } from './pool-change.ts'
import type { PoolShard } from './pool-entity.ts'
import { raiseTerms } from './raise-terms.ts'
import { readPoolsAtOnce } from './read-pools.ts'
import { checkRoom } from './takes-room.ts'

/** `lost`: somebody changed what the takes are written with; `short`: a pool's condition refused. */
export type TakingResult = 'written' | 'lost' | 'short'

interface TakeOptions {
  /** A hold of the same buyer that this one replaces: what it gives back may be taken in the same write. */
  replaces?: readonly PoolTake[]
  /** What the order that takes has already, and keeps. */
  keeps?: readonly PoolTake[]
  /** Writes the changes with whatever belongs to them. */
  write: (takes: PoolTake[], changes: PoolChange[]) => Promise<TakingResult>
  /** Gives back lapsed holds; answers whether there were any (F3). */
  reclaim: (shortages: PoolShortage[]) => Promise<boolean>
}

interface Taken {
  takes: PoolTake[]
  result: Exclude<TakingResult, 'short'>
}

const bounds = { tries: 40, longestPauseMilliseconds: 160 }

/**
 * Takes from all wanted pools in one write, or from none. A buyer asking for no more than is left gets them, also when
 * they lie in several shards or in lapsed holds; "sold out" is said only after every shard was seen short at one
 * instant (F9). Errors: `order.sold_out`, `order.too_large`, `server.busy`; `StaleTerms`.
 */
export async function takeFromPools(wants: readonly PoolWant[], options: TakeOptions): Promise<Taken> {
  const { replaces = [], keeps = [], write, reclaim } = options
  const givenBack = poolChanges('release', replaces)
  const writeTakes = async (takes: PoolTake[]): Promise<Taken | 'lost'> => {
    checkRoom([...keeps, ...takes])
    const result = await write(takes, [...givenBack, ...holds(wants, takes)])
    return result === 'short' ? 'lost' : { takes, result }
  }
  const guess = guessTakes(wants)
  checkRoom([...keeps, ...guess])
  const first = replaces.length > 0 ? 'lost' : await writeTakes(guess)
  if (first !== 'lost') return first
  let isNothingToReclaim = false
  return untilWritten(async () => {
    const seen = await readPoolsAtOnce(wants)
    if (await areTermsBehind(wants, seen)) return 'lost'
    const { takes, shortages } = planTakes(wants, seen, replaces)
    if (shortages.length === 0) {
      isNothingToReclaim = false
      return writeTakes(takes)
    }
    if (isNothingToReclaim) throw soldOut(shortages)
    // Others may have given back, since the look, what can no longer be reclaimed: it is seen in the next.
    isNothingToReclaim = !(await reclaim(shortages))
    return 'lost'
  }, bounds)
}

/** The pools ask for terms that the taker does not know yet: it must read the event again and begin anew. */
export class StaleTerms extends Error {}

function holds(wants: readonly PoolWant[], takes: readonly PoolTake[]): PoolChange[] {
  const terms = new Map(wants.map((want) => [want.pool_id, want.terms]))
  return poolChanges('hold', takes).map((change) => ({ ...change, terms: terms.get(change.pool_id) }))
}

/** Terms that the taker knows and a shard does not are raised: whoever wrote them may have died before (0010). */
async function areTermsBehind(wants: readonly PoolWant[], seen: readonly PoolShard[]): Promise<boolean> {
  const pairs = wants.flatMap((want) =>
    seen.filter(({ pool_id }) => pool_id === want.pool_id).map((shard) => ({ want, shard })),
  )
  const known = pairs.filter(({ want }) => want.terms !== undefined)
  if (known.some(({ want, shard }) => shard.terms > (want.terms ?? 0))) throw new StaleTerms()
  const behind = known.filter(({ want, shard }) => shard.terms < (want.terms ?? 0))
  await raiseTerms([...new Set(behind.map(({ want }) => want))])
  return behind.length > 0
}

function soldOut(shortages: readonly PoolShortage[]): AppError {
  return new AppError('order.sold_out', { details: { pool_ids: shortages.map(({ pool_id }) => pool_id) } })
}
