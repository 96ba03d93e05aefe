import { allDays, EventStatisticsEntity } from './event-statistics-entity.ts'
import { noSums, type Sums, sumOf } from './sums.ts'

/** What an event has sold in all, and how long its lists are; counted from messages, so a moment behind. */
export interface EventTotals extends Sums {
  orders_listed: number
  attendees_listed: number
}

/** The totals of one event; zeros for one that has sold nothing yet. */
export async function readEventTotals(event_id: string): Promise<EventTotals> {
  const { data } = await EventStatisticsEntity.query.primary({ event_id, day: allDays }).go({ pages: 'all' })
  return data.reduce<EventTotals>(
    (sum, shard) => ({
      ...sumOf(sum, shard),
      orders_listed: sum.orders_listed + (shard.orders_listed ?? 0),
      attendees_listed: sum.attendees_listed + (shard.attendees_listed ?? 0),
    }),
    { ...noSums, orders_listed: 0, attendees_listed: 0 },
  )
}
