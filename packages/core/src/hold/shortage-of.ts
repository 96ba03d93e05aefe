import { setTimeout as sleep } from 'node:timers/promises'
import { limitedPools, recountCapacity } from '../capacity-assignment/recount-capacity.ts'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import type { PoolShortage } from '../pool/plan-takes.ts'
import type { PoolRef } from '../pool/read-pools.ts'
import type { SoldOutItem } from '../pool/sold-out-entity.ts'
import {
  beginMarking,
  beliefMs,
  claimLook,
  endMarking,
  isClear,
  markedShort,
  markShards,
  msSince,
  noteLook,
  readMark,
  restMs,
} from '../pool/sold-out-mark.ts'
import type { Shortage } from '../pool/take-from-pools.ts'
import { promoCodePool } from '../price/promo-code-terms.ts'
import { capacityPool } from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { readPromoCode } from '../store/promo-code/promo-code-entity.ts'
import { pricePool } from '../store/ticket/ticket-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { type Context, refusalIn } from '../verb.ts'
import { nextLapse } from './hold-deadline.ts'
import { reclaimLapsedHolds } from './reclaim-lapsed-holds.ts'

/** A buyer who waits for another's look asks this often what it has found, */
const waitMs = 100
/** and looks as well after this time: where holds lapse all the time, what was found is old at once. */
const patienceMs = 1500

/**
 * What buyers of an event who meet too little tell each other (docs/decisions/0094): the first who is refused marks the pools, and the others read
 * that mark. Lapsed holds are looked for once a second, by one of them.
 */
export function shortageOf(ctx: Context, graph: EventGraph): Shortage {
  const { event_id } = graph.event
  const began = performance.now()
  const at = () => new Date(ctx.now.getTime() + performance.now() - began)
  let mark: SoldOutItem | null = null
  let waitsSince: string | undefined

  /** What this buyer's own look found, if it was their turn. */
  const inTurn = async (shortages: readonly PoolShortage[]): Promise<boolean | null> => {
    const now = at()
    if (msSince(mark?.looked_at, now) < restMs || !(await claimLook(event_id, now))) return null
    const isFreed = await look({ ...ctx, now }, event_id, { shortages, at })
    mark = await readMark(event_id)
    return isFreed
  }

  /** Ends lapsed holds, or waits a moment while another buyer does: what that one frees is there for both. */
  const reclaim = async (shortages: readonly PoolShortage[]): Promise<boolean> => {
    const asked = at()
    waitsSince ??= asked.toISOString()
    const found = await inTurn(shortages)
    if (found !== null) return found
    if (isClear(mark, { asked, now: at() })) return false
    if (msSince(waitsSince, at()) > patienceMs)
      return (await reclaimLapsedHolds({ ...ctx, now: at() }, event_id, shortages)).isFreed
    await sleep(waitMs * (1 + Math.random()))
    mark = await readMark(event_id)
    return !isClear(mark, { asked, now: at() })
  }

  const markPools = async (shortages: readonly PoolShortage[]) => {
    const now = at()
    if (isClear(mark, { asked: now, now })) await markShort(event_id, shortages, at)
  }

  return {
    event_id,
    async reclaim(shortages) {
      const [isFreed, isRecounted] = [await reclaim(shortages), await recount(graph, shortages)]
      return isFreed || isRecounted
    },
    async mark(shortages) {
      await harmless(() => markPools(shortages))
    },
    async marked(wants, mine) {
      mark = await readMark(event_id)
      const now = at()
      const short = markedShort(mark, wants, { mine, now })
      const isDue = [mark?.looked_at, ...short.map(({ seen_at }) => seen_at)].some(
        (seen) => msSince(seen, now) >= restMs,
      )
      if (short.length === 0 || !isDue) return short.map(({ pool_id }) => pool_id)
      // The refusal is true already. Looking again is for those who come later, unless it finds something.
      if ((await harmless(() => inTurn(short))) === true) return []
      await harmless(() => markPools(short))
      return short.map(({ pool_id }) => pool_id)
    },
  }
}

interface Look {
  shortages: readonly PoolShortage[]
  at: () => Date
}

/** Ends lapsed holds and notes until when none lapses, as far as is known. Answers whether any ended. */
async function look(ctx: Context, event_id: string, { shortages, at }: Look): Promise<boolean> {
  const { isFreed, isWhole } = await reclaimLapsedHolds(ctx, event_id, shortages)
  const lapse = await nextLapse(ctx, event_id)
  const latest = new Date(at().getTime() + beliefMs).toISOString()
  const clear_until = lapse !== null && lapse < latest ? lapse : latest
  await noteLook(event_id, ctx.now, isWhole ? clear_until : null)
  return isFreed
}

/** Frees what capacities still count as taken from before they began (F11). Answers whether it freed any. */
async function recount(
  { event, capacity_assignments }: EventGraph,
  shortages: readonly PoolShortage[],
): Promise<boolean> {
  const short = capacity_assignments.filter((each) => isAmong(shortages, each.pool_id))
  const freed = await Promise.all(
    short.map(({ pool_id }) => recountCapacity(event.event_id, String(pool_id))),
  )
  return freed.includes(true)
}

/**
 * Marks what an event is short of, as it stands now. A capacity that counts what was sold before it began depends on the stock of its tickets too: they are
 * marked with it.
 */
async function markShort(
  event_id: string,
  shortages: readonly PoolShortage[],
  at: () => Date,
): Promise<void> {
  const marking = await beginMarking(event_id, at())
  const graph = marking === null ? null : await readEventGraph(event_id, { fresh: true })
  if (marking === null || graph === null) return
  const shards = await markShards(await poolsOf(graph, shortages))
  if (shards === null || shards.length === 0) return
  const counting = graph.capacity_assignments.filter(({ pool_id }) =>
    shards.some((shard) => shard.pool_id === pool_id && shard.base > 0),
  )
  await markShards(counting.flatMap(({ ticket_ids }) => limitedPools(graph, ticket_ids)))
  if (await recount({ ...graph, capacity_assignments: counting }, shortages)) return
  const seen_at = at().toISOString()
  const pools = Map.groupBy(shards, ({ pool_id }) => pool_id)
  const seen = [...pools].map(([pool_id, ofPool]) => {
    const left = ofPool.reduce((sum, { free }) => sum + free, 0)
    return [pool_id, { left, seen_at }] as const
  })
  await endMarking(event_id, marking, Object.fromEntries(seen))
}

/** Those pools with all shards that they have by now: of prices, of capacities, of a promo code. */
async function poolsOf(
  { event, tickets, capacity_assignments }: EventGraph,
  shortages: readonly PoolShortage[],
): Promise<PoolRef[]> {
  const named = [
    ...tickets.flatMap(({ prices }) => prices.map(pricePool)),
    ...capacity_assignments.flatMap((assignment) => capacityPool(assignment) ?? []),
  ].filter(({ pool_id }) => isAmong(shortages, pool_id))
  const others = shortages.filter(({ pool_id }) => !isAmong(named, pool_id))
  const codes = await Promise.all(others.map(({ pool_id }) => readPromoCode(event.event_id, pool_id)))
  return [...named, ...codes.flatMap((code) => (code ? [promoCodePool(code)] : []))]
}

function isAmong(pools: readonly { pool_id: string }[], pool_id: string | null): boolean {
  return pools.some((pool) => pool.pool_id === pool_id)
}

/** A mark that cannot be made spares the next buyer nothing, and takes nothing from this one. */
async function harmless<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run()
  } catch (error) {
    if (isConditionRefused(error) || refusalIn(error)?.code === 'server.busy') return null
    throw error
  }
}
