import { readListShards } from '../event-graph/event-graph.ts'
import { countAdmissions, countOrder } from '../statistics/count-again.ts'
import { AttendeeEntity, type AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { type Counts, changesOf, type Sums, sumOf } from '../store/statistics/counts.ts'
import { EventStatisticsEntity } from '../store/statistics/event-statistics-entity.ts'
import { admissionCounts, orderCounts } from '../store/statistics/order-counts.ts'
import { readPartsWithVisits } from '../store/statistics/read-totals.ts'

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

/** A part of the statistics, and what must be added to it to make it what orders and attendees add up to. */
export interface StatisticsDrift {
  part: string
  missing: Sums
}

const whole = { pages: 'all', hydrate: true } as const

/**
 * Counts an event's statistics again from its orders and attendees, and returns every part that differs. Lists and
 * statistics lag a moment, so a difference during sales is real only if it is found twice (`mendStatistics`).
 */
export async function rebuildStatistics(event_id: string): Promise<StatisticsDrift[]> {
  const [orders, attendees] = await readCounted(event_id)
  const each = [...orders.map(orderCounts), ...attendees.map(({ check_ins }) => admissionCounts(check_ins))]
  const counted: Counts = {}
  for (const [part, sums] of each.flatMap((counts) => Object.entries(counts)))
    counted[part] = sumOf(counted[part] ?? {}, sums)
  const stored = Object.fromEntries(await readPartsWithVisits(event_id))
  return changesOf(stored, counted).map(([part, missing]) => ({ part, missing }))
}

/** All orders and attendees that the event's lists show. */
export async function readCounted(event_id: string): Promise<[OrderItem[], AttendeeItem[]]> {
  const shards = await readListShards(event_id)
  const [orders, attendees] = await Promise.all([
    Promise.all(shards.map((shard) => OrderEntity.query.list(shard).go(whole))),
    Promise.all(shards.map((shard) => AttendeeEntity.query.list(shard).go(whole))),
  ])
  return [orders.flatMap(({ data }) => data), attendees.flatMap(({ data }) => data)]
}
