import { countAdmissions } from '../statistics/count-admissions.ts'
import { countOrder } from '../statistics/count-order.ts'
import { EventStatisticsEntity } from '../store/statistics/event-statistics-entity.ts'
import { readCounted, type StatisticsDrift } from './rebuild-statistics.ts'

const atOnce = 10

/** Counts every order and attendee of an event that was not counted as it is now; messages that come later find nothing to do. */
export async function countAll(event_id: string): Promise<void> {
  const [orders, attendees] = await readCounted(event_id)
  const counts = [
    ...orders.map(
      ({ short_id }) =>
        () =>
          countOrder(event_id, short_id),
    ),
    ...attendees.map(
      ({ short_id }) =>
        () =>
          countAdmissions(event_id, short_id),
    ),
  ]
  while (counts.length > 0) await Promise.all(counts.splice(0, atOnce).map((count) => count()))
}

/**
 * Adds what is missing although all is counted: the sums themselves were wrong. Give it only what two looks some seconds
 * apart, after `countAll`, have found alike.
 */
export async function mendStatistics(event_id: string, drifts: readonly StatisticsDrift[]): Promise<void> {
  for (const { part, missing } of drifts)
    await EventStatisticsEntity.update({ event_id, shard: 0, part }).add(missing).go()
}
