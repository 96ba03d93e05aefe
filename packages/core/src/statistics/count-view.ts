import type { countView as endpoint } from '@foyer/contracts/event/event-endpoints'
import { requireLiveEvent } from '../event-graph/event-graph.ts'
import { fitsLocalRate } from '../rate-limit/take-rate.ts'
import { EventViewsEntity, sourceKey } from '../store/statistics/event-views-entity.ts'
import { dayInZone } from '../store/statistics/order-counts.ts'
import { otherSource, visitSource } from '../store/statistics/visit-source.ts'
import { isConditionRefused } from '../table/write.ts'
import { type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { noteViews, sampleFor, viewsToday } from './view-sample.ts'

/** Views that one client may count in this process. One client may be a whole office. */
const viewsPerClient = { name: 'views', most: 30, seconds: 15 * 60 }
/** Named sources of an event on a day. Those that come later are counted together. */
export const mostSources = 30

/**
 * Counts a view of a live event's page on this day of its zone, under where the visitor came from (docs/decisions/0130). Nothing of the visitor is
 * stored. What they send decides little: a view stands for as many as the day's views ask, twice as many at most, and one that claims fewer is
 * counted with that chance. So a day has few writes, however many come.
 */
export async function countView(
  ctx: Context,
  { params: { event_id }, body }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const { clientAddress } = ctx
  if (clientAddress !== '' && !fitsLocalRate(ctx, viewsPerClient, clientAddress)) return
  const { event } = await requireLiveEvent(event_id)
  const known = await viewsToday(ctx, event)
  const weight = weightOf(body.sample, sampleFor(known ?? 0))
  if (weight === 0) return
  const key = { viewed_event_id: event_id, day: dayInZone(nowInstant(ctx), event.timezone) }
  const source = visitSource(body.came_from)
  const views =
    (known === null ? await begin(key, source, weight) : null) ??
    (await add(key, source, weight)) ??
    // The day has all names that it may.
    (await add(key, otherSource, weight))
  if (views !== null) noteViews(ctx, event, views)
}

interface Day {
  viewed_event_id: string
  day: string
}

/** What a view counts for: zero for one that is left out, because others stand for it. */
function weightOf(claimed: number, sample: number): number {
  if (claimed >= sample) return Math.min(claimed, 2 * sample)
  return Math.random() * sample < claimed ? sample : 0
}

/** Writes the day's first view; null if there is one. Returns the day's views, as the others do. */
function begin(day: Day, source: string, views: number): Promise<number | null> {
  return unlessRefused(async () => {
    const is_sampled = views > 1 || undefined
    const sources = { [sourceKey(source)]: views }
    await EventViewsEntity.create({ ...day, views, sources, is_sampled }).go()
    return views
  })
}

/** Adds to a day that has begun; null where the source is new and the day has all that it may. */
function add(day: Day, source: string, views: number): Promise<number | null> {
  return unlessRefused(async () => {
    const { data } = await EventViewsEntity.patch(day)
      .data((item, { add, subtract, set }) => {
        add(item.views, views)
        // Only this one begins with 0 where the name is new.
        subtract(item.sources[sourceKey(source)] as never, -views as never)
        if (views > 1) set(item.is_sampled, true)
      })
      .where(({ sources }, { exists, size, value }) =>
        source === otherSource
          ? ''
          : `(${exists(sources[sourceKey(source)] as never)} OR ${size(sources)} < ${value(sources, mostSources as never)})`,
      )
      .go({ response: 'updated_new' })
    return data.views ?? null
  })
}

async function unlessRefused(write: () => Promise<number | null>): Promise<number | null> {
  try {
    return await write()
  } catch (error) {
    if (isConditionRefused(error)) return null
    throw error
  }
}
