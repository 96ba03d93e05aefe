import { untilWritten } from '../table/write.ts'
import { AppError, refusalIn } from '../verb.ts'
import { gatherShards, planGathering } from './gather-shards.ts'
import {
  checkRoom,
  guessTakes,
  type PoolShortage,
  type PoolWant,
  planTakes,
  shardName,
  shardsTooMany,
} from './plan-takes.ts'
import { type PoolChange, type PoolTake, poolChanges } from './pool-change.ts'
import type { PoolShard } from './pool-entity.ts'
import { raiseTerms } from './raise-terms.ts'
import { readTaken, type ShardKey } from './read-pools.ts'

/** Nothing was written, since transactions were running on these shards, or on other items if this is empty. */
export interface Busy {
  busy: readonly ShardKey[]
}

/** `lost`: somebody changed an item that is written with the takes; `short`: a pool's condition refused. */
export type TakingResult = 'written' | 'lost' | 'short' | Busy

interface TakeOptions {
  /** A hold of the same buyer that this one replaces: what it gives back may be taken in the same write. */
  replaces?: readonly PoolTake[]
  /** What the taking order already has and keeps. */
  keeps?: readonly PoolTake[]
  /** Writes the changes with whatever belongs to them, once. */
  write: (takes: PoolTake[], changes: PoolChange[]) => Promise<TakingResult>
  shortage: Shortage
}

/** What buyers of one event who meet too little tell each other (docs/decisions/0094). */
export interface Shortage {
  event_id: string
  /** The pools of which the event's mark says that too little is left, with what `mine` gives back. */
  marked: (wants: readonly PoolWant[], mine: readonly PoolTake[]) => Promise<string[]>
  /** Gives back lapsed holds (F3), or waits a moment while another buyer does; answers whether more may be there now. */
  reclaim: (shortages: readonly PoolShortage[]) => Promise<boolean>
  /** Marks pools that were found short, for those who come next. */
  mark: (shortages: readonly PoolShortage[]) => Promise<void>
}

interface Taken {
  takes: PoolTake[]
  result: 'written' | 'lost'
}

/** A crowd waits for its turn rather than hearing "busy", but no longer than a page waits (docs/decisions/0050). */
const bounds = {
  tries: 400,
  firstPauseMilliseconds: 40,
  longestPauseMilliseconds: 80,
}

/**
 * How often a buyer meets a busy shard before checking (again) what is left: checks are expensive, and so is asking an
 * empty shard.
 */
const triesOfOneLook = 3

/**
 * Takes from all wanted pools in one write, or from none. A buyer who asks for no more than is left gets it, even
 * from several shards or lapsed holds; the answer is "sold out" only if there was an instant at which too little was left
 * (F9). A busy shard is skipped for another before anything waits (F29). Tickets scattered over more shards than one order may use are
 * brought together first (docs/decisions/0068).
 * Errors: `order.sold_out`, `order.too_large`, `server.busy`; `StaleTerms`.
 */
export async function takeFromPools(wants: readonly PoolWant[], options: TakeOptions): Promise<Taken> {
  const { replaces = [], keeps = [], write, shortage } = options
  const givenBack = poolChanges('release', replaces)
  let busy = new Set<string>()
  let mostGathered = Number.POSITIVE_INFINITY
  let mayBeMarked = isKnownShort(wants)

  /** For an order that takes from too many shards: brings their tickets together, so that the next look finds fewer shards. */
  const gather = async (takes: readonly PoolTake[], shards: readonly PoolShard[]): Promise<'lost'> => {
    const tooMany = shardsTooMany([...keeps, ...takes])
    const changes = planGathering(takes, shards, { tooMany, most: mostGathered })
    if (changes.length === 0) throw new AppError('order.too_large')
    // In a rush many shards are never quiet together.
    if ((await gatherShards(shortage.event_id, changes)) === 'busy')
      mostGathered = Math.max(1, Math.floor(changes.length / 2))
    return 'lost'
  }

  const writeTakes = async (takes: PoolTake[]): Promise<Taken | 'lost' | 'short'> => {
    const result = await write(takes, [...givenBack, ...holds(wants, takes)])
    if (result === 'written' || result === 'lost') return { takes, result }
    busy = new Set(result === 'short' ? [] : result.busy.map(shardName))
    return result === 'short' ? 'short' : 'lost'
  }

  const look = async () => {
    const seen = await readTaken(wants)
    return {
      seen,
      isBehind: await areTermsBehind(wants, seen),
      ...planTakes(wants, seen, { mine: replaces }),
    }
  }

  /** "Sold out" for the price of one item, where a buyer before has looked. */
  const refuseMarked = async () => {
    const pool_ids = await shortage.marked(wants, replaces)
    if (pool_ids.length > 0) throw soldOut(pool_ids)
    noteOpen(wants)
  }

  /** Looks until there is enough; null: look again later. */
  const lookForEnough = async (): Promise<readonly PoolShard[] | null> => {
    const before = await look()
    if (before.isBehind) return null
    if (before.shortages.length === 0) return before.seen
    const isFreed = await shortage.reclaim(before.shortages)
    const after = await look()
    const short = stillShort(before, after)
    if (!isFreed && short.length > 0) {
      await shortage.mark(short)
      throw soldOut(short.map(({ pool_id }) => pool_id))
    }
    return after.isBehind || after.shortages.length > 0 ? null : after.seen
  }

  let isGuessing = replaces.length === 0
  let seen: readonly PoolShard[] | null = null
  checkRoom([...keeps, ...guessTakes(wants)])
  const attempt = async (attempted: number): Promise<Taken | 'lost'> => {
    const isThird = attempted % triesOfOneLook === 0
    if (mayBeMarked) await refuseMarked()
    if (isGuessing && (attempted === 0 || !isThird)) {
      const taken = await writeTakes(guessTakes(wants, busy))
      if (taken !== 'short') return taken
      if (!mayBeMarked) await refuseMarked()
      mayBeMarked = true
    }
    if (isGuessing || isThird || seen === null) seen = await lookForEnough()
    isGuessing = false
    if (seen === null) return 'lost'
    const { takes } = planTakes(wants, seen, { mine: replaces, busy })
    const isScattered = shardsTooMany([...keeps, ...takes]) > 0
    const taken = isScattered ? await gather(takes, seen) : await writeTakes(takes)
    if (taken !== 'short' && !isScattered) return taken
    seen = null
    return 'lost'
  }
  return untilWritten((attempted) => attempt(attempted).catch(lostWhenBusy), bounds)
}

/** A key that throttles in a rush answers a moment later. */
function lostWhenBusy(error: unknown): 'lost' {
  if (refusalIn(error)?.code === 'server.busy') return 'lost'
  throw error
}

/** The pools require terms that the taker does not know yet: it must read the event again and start over. */
export class StaleTerms extends Error {}

interface Look {
  seen: readonly PoolShard[]
  shortages: readonly PoolShortage[]
}

/**
 * The pools that were short in both looks while nothing came free in between. A look sees each shard at a different moment;
 * but a pool to which nothing was added had only shrunk when the second look began: at that instant it was short.
 */
function stillShort(before: Look, after: Look): PoolShortage[] {
  const risen = new Map(before.seen.map((shard) => [shardName(shard), shard.risen ?? 0]))
  const hasRisen = (of: string) =>
    after.seen.some((shard) => shard.pool_id === of && risen.get(shardName(shard)) !== (shard.risen ?? 0))
  return after.shortages.filter(
    ({ pool_id }) => before.shortages.some((short) => short.pool_id === pool_id) && !hasRisen(pool_id),
  )
}

function holds(wants: readonly PoolWant[], takes: readonly PoolTake[]): PoolChange[] {
  const terms = new Map(wants.map((want) => [want.pool_id, want.terms]))
  return poolChanges('hold', takes).map((change) => ({ ...change, terms: terms.get(change.pool_id) }))
}

/** Raises terms that the taker knows and a shard does not: the process that wrote them may have died before (docs/decisions/0010). */
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

function soldOut(pool_ids: string[]): AppError {
  noteShort(pool_ids)
  return new AppError('order.sold_out', { details: { pool_ids } })
}

/** Pools that this process has met with too little left: their mark is read before anything is tried. */
const short = new Set<string>()
const mostKnown = 10_000

/** Whether to read the mark first: buyers of what is sold out mostly find it so, others save the request. */
function isKnownShort(wants: readonly PoolWant[]): boolean {
  return wants.some(({ pool_id }) => short.has(pool_id))
}

/** Call this with what was refused for being short. */
function noteShort(pool_ids: readonly string[]): void {
  if (short.size >= mostKnown) short.clear()
  for (const pool_id of pool_ids) short.add(pool_id)
}

/** Call this when these were not short after all. */
function noteOpen(wants: readonly PoolWant[]): void {
  for (const { pool_id } of wants) short.delete(pool_id)
}
