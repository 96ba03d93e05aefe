import { availabilityDue } from '@foyer/contracts/event/availability-messages'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { forgetStock } from '../event-graph/known-stock.ts'
import { nextLapse } from '../hold/hold-deadline.ts'
import { sendMessages } from '../message/send-messages.ts'
import type { OpenCounts } from '../pool/read-pools.ts'
import { countStock, freeOfCapacities, stockPools } from '../public-page/read-stock.ts'
import { AvailabilityEntity, type AvailabilityItem } from '../store/event/availability-entity.ts'
import { isConditionRefused, toSend, untilWritten } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { noteStock } from '../waiting-room/note-stock.ts'

/** An event is counted once in this time at most. */
const restMs = 1000
/** A lapsed hold has this long to be ended by its own message before it is looked for, */
const lapseGraceMs = 5000
/** and readers wait this long for what was found before they count themselves. */
const readerGraceMs = 10_000
/** SQS delays a message no longer. */
const longestWaitMs = 900_000

/**
 * Counts what is left of an event, if that was not done since `since`, and at most once a second: what comes sooner is counted by one message
 * that is due when the second is over, so the last change of a burst is never lost (docs/decisions/0091). Repeated, late
 * and reordered messages change nothing.
 */
export async function refreshAvailability(
  ctx: Context,
  { event_id, since }: { event_id: string; since: string },
): Promise<void> {
  const wanted = since < nowInstant(ctx) ? since : nowInstant(ctx)
  await untilWritten(async () => {
    const { data: before } = await AvailabilityEntity.get({ stock_event_id: event_id }).go({
      consistent: true,
    })
    if (before && before.read_at > wanted) return 'done'
    if (before && plus(before.read_at, restMs) > nowInstant(ctx)) return putOff(ctx, before)
    return count(ctx, event_id, before)
  })
}

/** Forgets what was counted, after a repair: readers count themselves until the event's next change. */
export async function dropAvailability(event_id: string): Promise<void> {
  await AvailabilityEntity.delete({ stock_event_id: event_id }).go()
  forgetStock(event_id)
}

async function putOff(ctx: Context, before: AvailabilityItem): Promise<'done' | 'lost'> {
  const { stock_event_id, read_at } = before
  const again_at = plus(read_at, restMs)
  if (before.again_at === again_at) return 'done'
  // Sent before it is noted: a process that dies in between leaves one message too many, and none too few.
  await sendDue(ctx, stock_event_id, again_at)
  return onlyIfUnchanged(() =>
    AvailabilityEntity.patch({ stock_event_id })
      .set({ again_at })
      .where((item, { eq }) => eq(item.read_at, read_at))
      .go(),
  )
}

async function count(
  ctx: Context,
  event_id: string,
  before: AvailabilityItem | null,
): Promise<'done' | 'lost'> {
  const graph = await readEventGraph(event_id, { fresh: true })
  if (!graph) return 'done'
  const counts = await countStock(ctx, graph, { isExact: true })
  const lapse = await whenToLook(ctx, event_id, counts)
  const lapse_at = lapse === null ? undefined : await announced(ctx, event_id, lapse, before)
  const shards = new Map(stockPools(graph).map((pool) => [pool.pool_id, pool.shards]))
  const pools = Object.fromEntries(
    [...counts].map(([pool_id, open]) => [pool_id, { ...open, shards: shards.get(pool_id) ?? 0 }]),
  )
  const read_at = nowInstant(ctx)
  const good_until = lapse === null ? undefined : plus(lapse, readerGraceMs)
  const written = await onlyIfUnchanged(() =>
    AvailabilityEntity.put({ stock_event_id: event_id, pools, read_at, good_until, lapse_at })
      .where((item, { eq, notExists }) =>
        before ? eq(item.read_at, before.read_at) : notExists(item.read_at),
      )
      .go(),
  )
  forgetStock(event_id)
  if (written === 'done')
    await noteStock(ctx, graph, { perSecond: perSecond(ctx, counts, before), left: leftOf(graph, counts) })
  return written
}

/** How many tickets and capacities were taken in a second since the count before; 0 without one in the last minute. */
function perSecond(
  ctx: Context,
  counts: ReadonlyMap<string, OpenCounts>,
  before: AvailabilityItem | null,
): number {
  const seconds = before ? (ctx.now.getTime() - Date.parse(before.read_at)) / 1000 : 0
  if (!before || seconds <= 0 || seconds > 60) return 0
  const growth = [...counts].map(([pool_id, { taken }]) => taken - (before.pools[pool_id]?.taken ?? taken))
  // A ticket may be counted in capacities as well: the largest growth of one pool counts each ticket once at most.
  return Math.max(0, ...growth) / seconds
}

function leftOf(graph: EventGraph, counts: ReadonlyMap<string, OpenCounts>): number {
  const left = graph.tickets.map(({ id, prices }) => {
    const free = prices
      .map((price) => Math.max(0, counts.get(price.id)?.free ?? 0))
      .reduce((sum, each) => sum + each, 0)
    return Math.min(free, Math.max(0, freeOfCapacities(graph, counts, id)))
  })
  return left.reduce((sum, each) => sum + each, 0)
}

/** When to look at the holds of an event of which something is all taken: after the next of them lapses. */
async function whenToLook(
  ctx: Context,
  event_id: string,
  counts: ReadonlyMap<string, OpenCounts>,
): Promise<string | null> {
  const isShort = [...counts.values()].some(({ free, taken }) => free <= 0 && taken > 0)
  if (!isShort) return null
  const lapse = await nextLapse(ctx, event_id)
  if (lapse === null) return null
  return [plus(lapse, lapseGraceMs), plus(nowInstant(ctx), longestWaitMs)].sort()[0] ?? null
}

/** When a message that is on its way looks at lapsed holds: one that was sent before, or else one that is sent now. */
async function announced(
  ctx: Context,
  event_id: string,
  lapse: string,
  before: AvailabilityItem | null,
): Promise<string> {
  const known = before?.lapse_at
  if (known && known > nowInstant(ctx) && known <= lapse) return known
  await sendDue(ctx, event_id, lapse)
  return lapse
}

async function sendDue(ctx: Context, event_id: string, since: string): Promise<void> {
  const failed = await sendMessages([toSend(availabilityDue, { event_id, since }, since)], ctx.now.getTime())
  if (failed.size > 0) throw new Error('What is left of an event could not be announced.')
}

async function onlyIfUnchanged(write: () => Promise<unknown>): Promise<'done' | 'lost'> {
  try {
    await write()
    return 'done'
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}

function plus(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}
