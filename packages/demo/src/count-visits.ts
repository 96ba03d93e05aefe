import type { Event } from '@foyer/contracts/event/event'
import { EventViewsEntity, sourceKey } from '@foyer/core/store/statistics/event-views-entity'
import { dayInZone } from '@foyer/core/store/statistics/order-counts'
import { visitSource } from '@foyer/core/store/statistics/visit-source'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { inParallel } from './in-parallel.ts'
import type { PlannedOrder } from './plan-sales.ts'

/** Writes the views of an event's page that led to its orders: of each order's day and place, some that bought nothing. */
export function countVisits(
  random: SeededRandom,
  { id, timezone }: Pick<Event, 'id' | 'timezone'>,
  orders: readonly PlannedOrder[],
): Promise<void> {
  const days = new Map<string, Record<string, number>>()
  for (const { event_id, at, codes } of orders) {
    if (event_id !== id) continue
    const day = dayInZone(at.toISOString(), timezone)
    const sources = days.get(day) ?? {}
    const key = sourceKey(visitSource(codes.came_from ?? ''))
    days.set(day, { ...sources, [key]: (sources[key] ?? 0) + random.whole(6, 30) })
  }
  return inParallel([...days], async ([day, sources]) => {
    const views = Object.values(sources).reduce((sum, count) => sum + count, 0)
    await EventViewsEntity.put({ viewed_event_id: id, day, views, sources }).go()
  })
}
