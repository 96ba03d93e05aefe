import type { EventGraph } from '../event-graph/event-graph.ts'
import { forgetEventGraph } from '../event-graph/event-graph.ts'
import {
  WaitingRoomEntity,
  type WaitingRoomItem,
  WaitingRoomMarkEntity,
} from '../store/waiting-room/waiting-room-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { forgetLine, noteLine } from './known-line.ts'
import { admittedAt, crowdPerSecond, isLongEmpty, nextPace, type Stock } from './line.ts'
import { openLine } from './open-line.ts'

/**
 * Tells the line of an event how its sale goes, whenever what is left was counted, at most once a second: the line opens by itself where a
 * crowd buys, follows what is sold, stops while nothing is left, and ends when it has been empty for long.
 */
export async function noteStock(
  ctx: Context,
  { event, settings, has_line }: EventGraph,
  stock: Stock,
): Promise<void> {
  if (settings.waiting_room === 'OFF') return
  const { event_id } = event
  const isCrowd = stock.perSecond >= crowdPerSecond
  if (!has_line) {
    if (settings.waiting_room === 'AUTOMATIC' && isCrowd && stock.left > 0)
      await openLine(ctx, event_id, nowInstant(ctx), nowInstant(ctx))
    return
  }
  const { data: line } = await WaitingRoomEntity.get({ line_event_id: event_id }).go({ consistent: true })
  if (!line || line.opens_at > nowInstant(ctx)) return
  const endsItself = settings.waiting_room === 'AUTOMATIC' && !isCrowd && isLongEmpty(line, ctx.now)
  if (endsItself) await endLine(event_id, line)
  else await setPace(ctx, line, stock)
}

async function setPace(ctx: Context, line: WaitingRoomItem, stock: Stock): Promise<void> {
  const isCrowd = stock.perSecond >= crowdPerSecond
  const changed = {
    served: Math.max(line.served, admittedAt(line, ctx.now)),
    served_at: nowInstant(ctx),
    per_second: nextPace(line.per_second, stock),
    is_sold_out: stock.left <= 0,
    ...(isCrowd && !line.crowded_at && { crowded_at: nowInstant(ctx) }),
  }
  await onlyIfUnchanged(line, () =>
    WaitingRoomEntity.patch({ line_event_id: line.line_event_id })
      .set(changed)
      .where(({ served_at }, { eq }) => eq(served_at, line.served_at))
      .go({ response: 'all_new' })
      .then(({ data }) => noteLine(line.line_event_id, data)),
  )
}

async function endLine(event_id: string, line: WaitingRoomItem): Promise<void> {
  await onlyIfUnchanged(line, async () => {
    await WaitingRoomEntity.delete({ line_event_id: event_id })
      .where(({ late }, { eq }) => eq(late, line.late))
      .go()
    await WaitingRoomMarkEntity.delete({ event_id, id: 'waiting_room' }).go()
    forgetLine(event_id)
    forgetEventGraph(event_id)
  })
}

/** Another process has just told it: then its news holds. */
async function onlyIfUnchanged(line: WaitingRoomItem, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    forgetLine(line.line_event_id)
  }
}
