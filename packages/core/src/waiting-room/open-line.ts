import { randomBytes } from 'node:crypto'
import { type EventGraph, forgetEventGraph } from '../event-graph/event-graph.ts'
import {
  WaitingRoomEntity,
  type WaitingRoomItem,
  WaitingRoomMarkEntity,
} from '../store/waiting-room/waiting-room-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { priceSaleState } from '../ticket/sale-state.ts'
import { type Context, nowInstant, ttlAfterDays } from '../verb.ts'
import { lineDays } from './count-passes.ts'
import { noteLine } from './known-line.ts'
import { pace } from './line.ts'

/** When the draw is made: when the first ticket's sale starts, or now where one is on sale already. Null where none will be. */
export function opensAt(ctx: Context, { event, tickets }: EventGraph): string | null {
  const starts = tickets.flatMap((ticket) =>
    ticket.prices.flatMap((price) => {
      const state = priceSaleState({ event, ticket, price, now: ctx.now, isUnlocked: true })
      if (state === 'ON_SALE') return [nowInstant(ctx)]
      if (state !== 'SALE_STARTS') return []
      return [
        [ticket.sale_start_date, price.sale_start_date]
          .flatMap((date) => date ?? [])
          .sort()
          .at(-1),
      ]
    }),
  )
  return starts.flatMap((start) => start ?? []).sort()[0] ?? null
}

/** The event's line, opened unless somebody else just did. Two writes for each line, none for each visitor. */
export async function openLine(
  ctx: Context,
  event_id: string,
  opens_at: string,
  crowded_at?: string,
): Promise<WaitingRoomItem | null> {
  const ttl = ttlAfterDays(ctx, lineDays)
  // The mark comes first: a line that it does not announce would never be in force.
  await WaitingRoomMarkEntity.put({ event_id, id: 'waiting_room', ttl }).go()
  forgetEventGraph(event_id)
  try {
    await WaitingRoomEntity.put({
      line_event_id: event_id,
      opens_at,
      seed: randomBytes(32).toString('hex'),
      drawn: 0,
      late: 0,
      // Who comes first to a sale that runs already need not wait.
      served: opens_at <= nowInstant(ctx) ? 1 : 0,
      served_at: opens_at,
      per_second: pace.first,
      is_sold_out: false,
      ...(crowded_at && { crowded_at }),
      ttl,
    })
      .where((line, { notExists }) => notExists(line.seed))
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
  const { data } = await WaitingRoomEntity.get({ line_event_id: event_id }).go({ consistent: true })
  return noteLine(event_id, data)
}

/** The line with its draw at another time, where the organizer has moved the sale and the draw is still ahead. */
export async function moveDraw(
  ctx: Context,
  line: WaitingRoomItem,
  opens_at: string,
): Promise<WaitingRoomItem | null> {
  if (line.opens_at === opens_at || line.opens_at <= nowInstant(ctx)) return line
  try {
    const { data } = await WaitingRoomEntity.patch({ line_event_id: line.line_event_id })
      .set({ opens_at, served_at: opens_at })
      .where((item, { eq }) => eq(item.opens_at, line.opens_at))
      .go({ response: 'all_new' })
    return noteLine(line.line_event_id, data)
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    const { data } = await WaitingRoomEntity.get({ line_event_id: line.line_event_id }).go({
      consistent: true,
    })
    return noteLine(line.line_event_id, data)
  }
}
