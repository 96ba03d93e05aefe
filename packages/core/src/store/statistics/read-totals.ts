import { allPart, checkInListPart, type Sums, sumOf, visitParts } from './counts.ts'
import {
  EventStatisticsEntity,
  type EventStatisticsItem,
  statisticsShards,
} from './event-statistics-entity.ts'

/** What an event sold in total, and the lengths of its lists, a moment behind its orders. Zeros before the first. */
export async function readEventTotals(event_id: string, read: { consistent?: true } = {}): Promise<Sums> {
  return (await readParts(event_id, [allPart], read)).get(allPart) ?? sumOf({}, {})
}

/** The sums of some parts of an event's statistics, over all shards; in as many requests as they fill hundreds of items. */
export async function readParts(
  event_id: string,
  parts: readonly string[],
  read: { consistent?: true } = {},
): Promise<Map<string, Sums>> {
  const wanted = statisticsShards(event_id).flatMap((shard) => parts.map((part) => ({ ...shard, part })))
  const { data } = await EventStatisticsEntity.get(wanted).go(read)
  const sums = new Map<string, Sums>()
  for (const item of data) sums.set(item.part, sumOf(sums.get(item.part) ?? {}, item))
  return sums
}

/** All that is counted of an event besides its visits, by part: one request for each shard. */
export function readAllParts(event_id: string): Promise<Map<string, Sums>> {
  return sumShards(event_id, (shard) =>
    EventStatisticsEntity.query.primary(shard).lt({ part: visitParts }).go({ pages: 'all' }),
  )
}

/** The same with the orders of each day and place that visitors came from, in as many requests. */
export function readPartsWithVisits(event_id: string): Promise<Map<string, Sums>> {
  return sumShards(event_id, (shard) => EventStatisticsEntity.query.primary(shard).go({ pages: 'all' }))
}

async function sumShards(
  event_id: string,
  read: (shard: { event_id: string; shard: number }) => Promise<{ data: EventStatisticsItem[] }>,
): Promise<Map<string, Sums>> {
  const shards = await Promise.all(statisticsShards(event_id).map(read))
  const sums = new Map<string, Sums>()
  for (const item of shards.flatMap(({ data }) => data))
    sums.set(item.part, sumOf(sums.get(item.part) ?? {}, item))
  return sums
}

/** How many people are admitted at each of an event's check-in lists, by list id; a moment behind the doors. */
export async function readCheckInCounts(
  event_id: string,
  check_in_list_ids: readonly string[],
): Promise<Map<string, number>> {
  const sums = await readParts(event_id, check_in_list_ids.map(checkInListPart))
  return new Map(check_in_list_ids.map((id) => [id, sums.get(checkInListPart(id))?.checked_in ?? 0]))
}
