import { randomUUID } from 'node:crypto'
import { isConditionRefused } from '../table/write.ts'
import type { PoolWant } from './plan-takes.ts'
import type { PoolTake } from './pool-change.ts'
import { PoolEntity, type PoolShard } from './pool-entity.ts'
import { type PoolRef, readTaken } from './read-pools.ts'
import { type MarkedPool, SoldOutEntity, type SoldOutItem } from './sold-out-entity.ts'

/** Lapsed holds of an event are looked for once in this time, and what was marked is looked at again after it. */
export const restMs = 1000
/** What was seen is believed this long: an older release, which runs beside this one for minutes, clears no mark. */
export const beliefMs = 2000

/** An event's mark as last written. */
export async function readMark(event_id: string): Promise<SoldOutItem | null> {
  const { data } = await SoldOutEntity.get({ short_event_id: event_id }).go({ consistent: true })
  return data
}

/** Whether there was an instant from `asked` to `now` at which every hold that had lapsed was ended. */
export function isClear(mark: SoldOutItem | null, { asked, now }: { asked: Date; now: Date }): boolean {
  const { clear_from = '', clear_until = '' } = mark ?? {}
  return clear_until > now.toISOString() || clear_from >= asked.toISOString()
}

/** The pools that have less left than is wanted, with what a hold gives back that is replaced (`mine`), for sure at `now`. */
export function markedShort(
  mark: SoldOutItem | null,
  wants: readonly PoolWant[],
  { mine, now }: { mine: readonly PoolTake[]; now: Date },
): { pool_id: string; missing: number; seen_at: string }[] {
  if (!isClear(mark, { asked: now, now })) return []
  return wants.flatMap(({ pool_id, quantity }) => {
    const marked = mark?.pools?.[pool_id]
    if (!marked || msSince(marked.seen_at, now) >= beliefMs) return []
    const own = mine.filter((take) => take.pool_id === pool_id).reduce((sum, take) => sum + take.quantity, 0)
    const missing = quantity - marked.left - own
    return missing > 0 ? [{ pool_id, missing, seen_at: marked.seen_at }] : []
  })
}

/** Milliseconds since that instant; endless if there is none. */
export function msSince(instant: string | undefined, now: Date): number {
  return instant === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(instant)
}

/** Lets one buyer a second look for lapsed holds of an event. */
export function claimLook(event_id: string, now: Date): Promise<boolean> {
  return ifAllowed(() =>
    SoldOutEntity.update({ short_event_id: event_id })
      .set({ looked_at: now.toISOString() })
      .where(({ looked_at }, { notExists, lte }) =>
        [notExists(looked_at), lte(looked_at, before(now, restMs))].join(' OR '),
      )
      .go(),
  )
}

/** Keeps what the look that began at `looked` has found; null: there may be more lapsed holds. */
export function noteLook(event_id: string, looked: Date, clear_until: string | null): Promise<boolean> {
  const looked_at = looked.toISOString()
  return ifAllowed(() => {
    const mark = SoldOutEntity.patch({ short_event_id: event_id })
    const change =
      clear_until === null
        ? mark.remove(['clear_from', 'clear_until'])
        : mark.set({ clear_from: looked_at, clear_until })
    return change.where((item, { eq }) => eq(item.looked_at, looked_at)).go()
  })
}

/**
 * Begins to mark: as long as the answered id stands in the event's item, no marked shard has got more. Null where another buyer
 * is doing it.
 */
export async function beginMarking(event_id: string, now: Date): Promise<string | null> {
  const marking: string = randomUUID()
  const isMine = await ifAllowed(() =>
    SoldOutEntity.update({ short_event_id: event_id })
      .set({ marking, marking_at: now.toISOString() })
      .where((item, { notExists, lte }) =>
        [notExists(item.marking), lte(item.marking_at, before(now, restMs))].join(' OR '),
      )
      .go(),
  )
  return isMine ? marking : null
}

/**
 * Marks all shards of these pools: from now on, nothing comes to them without clearing the event's mark. Answers what each had then;
 * null where one does not exist.
 */
export async function markShards(pools: readonly PoolRef[]): Promise<PoolShard[] | null> {
  const seen = await readTaken(pools)
  if (seen.length < pools.reduce((sum, { shards }) => sum + shards, 0)) return null
  return Promise.all(seen.map((shard) => (shard.marked ? shard : markShard(shard))))
}

async function markShard({ pool_id, shard }: PoolShard): Promise<PoolShard> {
  const { data } = await PoolEntity.patch({ pool_id, shard })
    .set({ marked: true })
    .go({ response: 'all_new' })
  return data as PoolShard
}

/** Says what was seen, unless something came to a marked shard meanwhile. */
export async function endMarking(
  event_id: string,
  marking: string,
  seen: Record<string, MarkedPool>,
): Promise<boolean> {
  const mark = await readMark(event_id)
  if (mark?.marking !== marking) return false
  return ifAllowed(() =>
    SoldOutEntity.patch({ short_event_id: event_id })
      .set({ pools: { ...mark.pools, ...seen } })
      .remove(['marking', 'marking_at'])
      .where((item, { eq }) => eq(item.marking, marking))
      .go(),
  )
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString()
}

async function ifAllowed(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}
