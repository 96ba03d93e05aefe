import { EventStatisticsEntity, statisticsShards } from './event-statistics-entity.ts'
import { type Sums, sumOf } from './sums.ts'

/** The sums of some parts of an event's statistics, over all shards; in as many requests as they fill hundreds of items. */
export async function readParts(event_id: string, parts: readonly string[]): Promise<Map<string, Sums>> {
  const wanted = statisticsShards(event_id).flatMap((shard) => parts.map((part) => ({ ...shard, part })))
  const { data } = await EventStatisticsEntity.get(wanted).go()
  const sums = new Map<string, Sums>()
  for (const item of data) sums.set(item.part, sumOf(sums.get(item.part) ?? {}, item))
  return sums
}

/** All that is counted of an event, by part: one request for each shard. */
export async function readAllParts(event_id: string): Promise<Map<string, Sums>> {
  const shards = await Promise.all(
    statisticsShards(event_id).map((shard) =>
      EventStatisticsEntity.query.primary(shard).go({ pages: 'all' }),
    ),
  )
  const sums = new Map<string, Sums>()
  for (const item of shards.flatMap(({ data }) => data))
    sums.set(item.part, sumOf(sums.get(item.part) ?? {}, item))
  return sums
}
